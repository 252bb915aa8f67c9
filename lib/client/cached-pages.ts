import { CACHED_PAGES, findCachedUrl, findTitle } from '@/lib/shared/offline'
import { SITE_NAME } from '@/lib/shared/site'

/** A page that can be read without a connection. */
export interface CachedPage {
  /** Its path with its query. */
  readonly address: string
  readonly title: string
}

const NAME_OF_SITE = new RegExp(` – ${SITE_NAME}$`)

/** The pages that the service worker has kept, the newest first. */
export async function listCachedPages(): Promise<readonly CachedPage[]> {
  // Only where the connection is safe is there a cache.
  if (!('caches' in window) || !(await caches.has(CACHED_PAGES))) return []
  const cache = await caches.open(CACHED_PAGES)
  const pages = await Promise.all(
    (await cache.keys()).map(async (key) => toPage(await cache.match(key, { ignoreVary: true }))),
  )
  return pages.filter((page) => page !== undefined).toReversed()
}

async function toPage(response: Response | undefined): Promise<CachedPage | undefined> {
  const html = (await response?.text()) ?? ''
  const address = findCachedUrl(html)
  return address === undefined ? undefined : { address, title: findTitle(html)?.replace(NAME_OF_SITE, '') ?? address }
}
