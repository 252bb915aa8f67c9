import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import * as interpreter from '@/interpreter'

/** What the language page allows for the part that runs in a browser. */
const MAX_BYTES_GZIPPED = 25_000

/** Descriptions of built-ins are for the language guide; a browser that runs scripts does not ask for them. */
const NOT_FOR_BROWSERS = ['builtinDocs']

const ESBUILD_ARGUMENTS = ['--bundle', '--minify', '--platform=browser', '--format=esm', '--log-level=error']

/** esbuild runs as a program of its own, because in a Jest environment its check of `Uint8Array` fails. */
function bundle(names: readonly string[]): string {
  const input = `export { ${names.join(', ')} } from './interpreter/index'`
  return execFileSync('node_modules/.bin/esbuild', ESBUILD_ARGUMENTS, { input, encoding: 'utf8' })
}

const browserNames = Object.keys(interpreter).filter((name) => !NOT_FOR_BROWSERS.includes(name))

test('all that a browser needs of the interpreter, with its decimal arithmetic, is below 25 kB gzipped', () => {
  expect(gzipSync(bundle(browserNames)).length).toBeLessThan(MAX_BYTES_GZIPPED)
})

test('the descriptions of built-ins stay out of the bundle', () => {
  const [{ doc = 'no description' } = {}] = interpreter.builtinDocs()
  expect(bundle(Object.keys(interpreter))).toContain(doc)
  expect(bundle(browserNames)).not.toContain(doc)
})
