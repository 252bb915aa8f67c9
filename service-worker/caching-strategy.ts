/** Which requests the service worker answers, and how. Without the worker's own surroundings, so that it can be tested. */

/** The part of a request that the rules look at. */
export interface StrategyInput {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/**
 * - `exercise`: from the network, and kept to be read without a connection.
 * - `page`: from the network only; without it the offline page. Whatever the browser goes to, redirects and downloads of
 *   the API as well: it asks for these ahead of the worker, and would ask twice if nobody took the answer.
 * - `static`: a built file, whose name changes with its content, so a kept one is as good.
 * - `none`: the browser's own business. Calls that pages make are never touched, nor are pages that Next fetches.
 */
export type CachingStrategy = 'exercise' | 'page' | 'static' | 'none'

const STATIC_FOLDER = '/_next/static/'
/** Sheets for printing, which lie below an exercise and may hold its solutions, are no exercises. */
const EXERCISE_PATH = /^\/exercise\/[^/]+$/
const STATIC_FILE = /\/_next\/static\/[\w./~@%-]+/g

/** How a request is treated by the service worker of a site. @param origin of the site */
export function decideCachingStrategy({ method, mode, url }: StrategyInput, origin: string): CachingStrategy {
  const { origin: wanted, pathname } = new URL(url)
  if (method !== 'GET' || wanted !== origin) return 'none'
  if (pathname.startsWith(STATIC_FOLDER)) return 'static'
  if (mode !== 'navigate') return 'none'
  return EXERCISE_PATH.test(pathname) ? 'exercise' : 'page'
}

/** What an exercise is kept under: one entry, whatever numbers it was last opened with. */
export function cacheKeyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

/** Path and query of an address, without what follows `#`. */
export function pathWithQueryOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** Paths of the built files that the HTML of a page names, each once. */
export function listStaticFiles(html: string): readonly string[] {
  return [...new Set(html.match(STATIC_FILE) ?? [])]
}

/** The keys that are one too many, when the newest come last. */
export function keysOverLimit<Key>(keys: readonly Key[], limit: number): readonly Key[] {
  return keys.slice(0, Math.max(0, keys.length - limit))
}
