import { randomInt } from 'node:crypto'
import { difficultyLevels, MAX_SEED, type VariantRef } from '@/lib/domain/exercise/model'

/** The pages that lead to all lists, and those that are long lists themselves. */
const COLLECTIONS = ['/exercises', '/exercises5', '/admission', '/wiki', '/wiki?by=grade', '/explainers']

/** A seed and a level, drawn by chance. */
export function drawRef(): VariantRef {
  const difficultyLevel = difficultyLevels[randomInt(difficultyLevels.length)] ?? 1
  return { seed: randomInt(MAX_SEED) + 1, difficultyLevel }
}

/** The collections, and every list and exam that they lead to. */
export async function listPaths(origin: string): Promise<readonly string[]> {
  const pages = await Promise.all(COLLECTIONS.map((path) => textAt(origin + path)))
  const links = pages.flatMap((page) => [...page.matchAll(/href="(\/(?:list\?|admission\/)[^"#]*)"/g)])
  return [...new Set([...COLLECTIONS, ...links.map(([, path]) => (path ?? '').replaceAll('&amp;', '&'))])]
}

/** What is answered there. @throws Error when that is no success */
export async function textAt(address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer.text()
}

/** What so many in a hundred are not larger than. @param share of 1 */
export function percentile(sizes: readonly number[], share: number): number {
  const sorted = sizes.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
