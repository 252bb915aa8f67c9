/** What pages and the service worker agree on. */

export const SERVICE_WORKER_PATH = '/sw.js'

/** The page that is shown in place of one that cannot be had without a connection. */
export const OFFLINE_PATH = '/offline'

/** The name of the browser's cache in which pages are kept to be read without a connection. */
export const CACHED_PAGES = 'kept-pages'

/** What a page tells the service worker. */
export type ServiceWorkerMessage =
  /** The page at this address, a path with its query, is to be kept. */
  | { readonly type: 'keep'; readonly address: string }
  /** No page may be read any more: somebody else may sit at the browser. */
  | { readonly type: 'forget' }

/** The name of the `<meta>` by which a page says that it may be kept, and the address that shows it as it is. */
export const CACHED_URL_META = 'kept-address'

const KEPT_ADDRESS_TAG = new RegExp(`<meta name="${CACHED_URL_META}" content="(/[^"]*)"`)
const TITLE_TAG = /<title>([^<]*)<\/title>/
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** The address that the HTML of a page may be kept under; `undefined` for one that may not be kept. */
export function findCachedUrl(html: string): string | undefined {
  return decode(KEPT_ADDRESS_TAG.exec(html)?.[1])
}

/** The title in the HTML of a page. */
export function findTitle(html: string): string | undefined {
  return decode(TITLE_TAG.exec(html)?.[1])
}

/** Reads the entities that React writes. */
function decode(text: string | undefined): string | undefined {
  return text?.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
