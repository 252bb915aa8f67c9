/// <reference lib="webworker" />
/** Takes the place of the service worker where it is switched off: empties what it has kept, and takes itself away. */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.map((name) => self.caches.delete(name)))
  await self.registration.unregister()
}

export {}
