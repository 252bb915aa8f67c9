/// <reference lib="webworker" />
import { NetworkFirst, type SerwistPlugin } from 'serwist'
import { CACHED_PAGES, findCachedUrl } from '@/lib/shared/offline'
import { cacheKeyOf, keysOverLimit, listStaticFiles, pathWithQueryOf } from './caching-strategy'

declare const self: ServiceWorkerGlobalScope

const MAX_PAGES = 20

/** Goes up whenever everything is forgotten: what was asked for before belongs to somebody who may be gone. */
let generation = 0
let forgetting: Promise<unknown> = Promise.resolve()

interface KeptPages {
  readonly strategy: NetworkFirst
  /** Fetches a page in the background, unless just this one is kept. */
  keep(address: string, event: ExtendableEvent): Promise<void>
  /** Leaves no page behind. */
  forget(): Promise<void>
}

/**
 * The pages that say of themselves that they may be kept: the ones opened last, for the reader of now.
 *
 * @param keepFiles keeps the built files at these paths, which a page needs.
 */
export function createPageCache(
  keepFiles: (paths: readonly string[], event: ExtendableEvent) => Promise<void>,
): KeptPages {
  const rules: SerwistPlugin = {
    handlerWillStart: async ({ state }) => {
      if (state) state.generation = generation
    },
    cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request.url),
    cacheWillUpdate: async ({ event, response, state }) => {
      const isOurs = response.status === 200 && response.type === 'basic' && !response.redirected
      const html = isOurs ? await response.clone().text() : ''
      if (findCachedUrl(html) === undefined) return null
      // First what it needs, so that a page that is kept can be opened.
      const isWhole = await keepFiles(listStaticFiles(html), event).then(
        () => true,
        () => false,
      )
      return isWhole && state?.generation === generation ? response : null
    },
    cacheDidUpdate: async () => {
      const cache = await self.caches.open(CACHED_PAGES)
      // A page that is kept anew goes to the end.
      for (const key of keysOverLimit(await cache.keys(), MAX_PAGES)) await cache.delete(key)
    },
    cachedResponseWillBeUsed: async ({ cachedResponse, event }) =>
      cachedResponse && event instanceof FetchEvent ? atItsAddress(cachedResponse, event.request.url) : cachedResponse,
  }
  // Next varies its pages by headers that only its own fetches have.
  const strategy = new NetworkFirst({ cacheName: CACHED_PAGES, plugins: [rules], matchOptions: { ignoreVary: true } })

  async function keep(address: string, event: ExtendableEvent) {
    await forgetting
    const url = new URL(address, self.location.origin).href
    const cache = await self.caches.open(CACHED_PAGES)
    const kept = await cache.match(cacheKeyOf(url), { ignoreVary: true })
    if (kept && findCachedUrl(await kept.text()) === address) return
    const request = new Request(url, { headers: { Accept: 'text/html' } })
    const [, done] = strategy.handleAll({ event, request })
    await done
  }

  async function forget() {
    generation += 1
    forgetting = self.caches.delete(CACHED_PAGES)
    await forgetting
  }

  return { strategy, keep, forget }
}

/** The kept page holds certain numbers: asked for with others, the browser is led to the address that says which. */
async function atItsAddress(page: Response, url: string): Promise<Response> {
  const address = findCachedUrl(await page.clone().text())
  if (address === undefined || address === pathWithQueryOf(url)) return page
  return Response.redirect(new URL(address, self.location.origin).href)
}
