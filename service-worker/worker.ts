/// <reference lib="webworker" />
/**
 * The site's service worker: exercises that were opened can be read without a connection, and a page that cannot be had
 * is replaced by one that says so. Built by `scripts/build-service-worker.mjs`; `docs/offline.md` tells how it works.
 */
import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist } from 'serwist'
import { CACHED_PAGES, OFFLINE_PATH, type ServiceWorkerMessage } from '@/lib/shared/offline'
import { type CachingStrategy, decideCachingStrategy, listStaticFiles } from './caching-strategy'
import { createPageCache } from './page-cache'

declare const self: ServiceWorkerGlobalScope
/** Names the build of the site; the script that builds this worker puts it in. */
declare const BUILD: string

const STATIC_FILES = 'static-files'
const OFFLINE_PAGE = `offline-page-${BUILD}`
/** Several builds of them: an open tab, and a page that was kept, go on with the files of theirs. */
const MAX_STATIC_FILES = 400
const MAX_IDLE_SECONDS = 60 * 24 * 60 * 60

const staticFiles = new CacheFirst({
  cacheName: STATIC_FILES,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: MAX_STATIC_FILES,
      maxAgeSeconds: MAX_IDLE_SECONDS,
      maxAgeFrom: 'last-used',
    }),
  ],
})
const pages = createPageCache(keepFiles)

const treated = (treatment: CachingStrategy) => ({
  matcher: ({ request }: { request: Request }) => decideCachingStrategy(request, self.location.origin) === treatment,
})

const serwist = new Serwist({
  // Safe at any time: pages come from the network first, and built files of older builds are still here.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { ...treated('static'), handler: staticFiles },
    { ...treated('exercise'), handler: pages.strategy },
    { ...treated('page'), handler: new NetworkOnly() },
  ],
})
serwist.setCatchHandler(async ({ request }) => {
  const isPage = request.mode === 'navigate'
  const page = isPage && (await self.caches.match(OFFLINE_PATH, { cacheName: OFFLINE_PAGE, ignoreVary: true }))
  return page || Response.error()
})
serwist.addEventListeners()

self.addEventListener('install', (event) => event.waitUntil(storeOfflinePage(event)))
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
self.addEventListener('message', (event) => {
  // Only pages of this origin can write to its worker.
  const message: ServiceWorkerMessage = event.data
  if (message.type === 'forget') event.waitUntil(pages.forget())
  if (message.type === 'keep') event.waitUntil(pages.keep(message.address, event).catch(ignoreLostConnection))
})

/** Asked for without cookies, so it is the same for everybody. */
async function storeOfflinePage(event: ExtendableEvent): Promise<void> {
  const response = await fetch(OFFLINE_PATH, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { Accept: 'text/html' },
  })
  if (!response.ok || response.redirected) throw new Error(`${OFFLINE_PATH} was answered with ${response.status}`)
  const html = await response.clone().text()
  const cache = await self.caches.open(OFFLINE_PAGE)
  await cache.put(OFFLINE_PATH, response)
  await keepFiles(listStaticFiles(html), event)
}

async function keepFiles(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const kept = paths.map((path) => {
    const [, done] = staticFiles.handleAll({ event, request: new Request(path) })
    return done
  })
  await Promise.all(kept)
}

async function deleteOldCaches(): Promise<void> {
  const current = [STATIC_FILES, OFFLINE_PAGE, CACHED_PAGES]
  const names = await self.caches.keys()
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => self.caches.delete(name)))
}

/** A page that cannot be fetched now is not kept, which is all. */
function ignoreLostConnection(): void {}
