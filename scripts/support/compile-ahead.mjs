import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * By it Chromium compiles a script whole, in another thread while it arrives. Else it compiles each function when it is first
 * called, in the thread in which somebody works: of KaTeX that was most of a task of 60 ms on a slow phone. Other browsers
 * pass over it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Smaller ones are compiled where they are run in any case. */
const LEAST_BYTES = 5_000

/**
 * Has browsers compile ahead what pages fetch on demand. What pages name from the start is left as it is: of that much is
 * never called, and it is wanted as early as can be.
 *
 * @param folder of the build, `.next`
 */
export async function compileAhead(folder) {
  const chunks = path.join(folder, 'static/chunks')
  const [scripts, named] = await Promise.all([readdir(chunks), readManifests(folder)])
  await Promise.all(
    scripts
      .filter((script) => script.endsWith('.js') && !named.includes(script))
      .map(async (script) => {
        const text = await readFile(path.join(chunks, script), 'utf8')
        if (text.length >= LEAST_BYTES && !text.startsWith(HINT))
          await writeFile(path.join(chunks, script), HINT + text)
      }),
  )
}

/** Where Next names the scripts that come with its pages, as one text. */
async function readManifests(folder) {
  const ofPages = (await readdir(path.join(folder, 'server/app'), { recursive: true }))
    .filter((file) => file.endsWith('client-reference-manifest.js'))
    .map((file) => path.join('server/app', file))
  const texts = ['build-manifest.json', ...ofPages].map((file) => readFile(path.join(folder, file), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}
