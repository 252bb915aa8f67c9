import { gzipSync } from 'node:zlib'

/**
 * Bytes of JavaScript, gzipped, that a document names. What it fetches when it is complete or somebody comes near a part of
 * it, as the player of an exercise, is not among them.
 */
export async function firstLoadBytes(origin: string, path: string): Promise<number> {
  const page = await (await fetch(origin + path)).text()
  const sources = new Set([...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source ?? ''))
  const modern = [...sources].filter((source) => !page.includes(`src="${source}" noModule`))
  const sizes = await Promise.all(
    modern.map(async (source) => gzipSync(await (await fetch(new URL(source, origin))).text()).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
