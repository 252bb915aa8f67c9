import { SERVICE_WORKER_PATH, type ServiceWorkerMessage } from '@/lib/shared/offline'
import { withLocalStorage } from './json-storage'
import { whenIdle, whenLoaded } from './when-idle'

const KEY = 'pagesKeptFor'
const IDLE_TIMEOUT_MS = 3000

interface Visit {
  /** The id of who is signed in. */
  readonly viewerId: string | undefined
  /** The address that shows this page as it is, when it may be kept. */
  readonly cachedUrl: string | undefined
}

/**
 * Has the browser keep this page to be read without a connection, and forget the pages of whoever was here before. It is
 * a comfort, done when the page is idle; a browser that refuses it goes without.
 */
export async function enableOfflineReading({ viewerId = '', cachedUrl }: Visit): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    // Where storage is blocked nobody is known, and pages are kept for one page only.
    if (withLocalStorage((storage) => storage.getItem(KEY)) !== viewerId) await clearCachedPages()
    withLocalStorage((storage) => storage.setItem(KEY, viewerId))
    await new Promise<void>((resolve) => whenLoaded(() => whenIdle(resolve, IDLE_TIMEOUT_MS)))
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
    if (cachedUrl === undefined) return
    const { active } = await navigator.serviceWorker.ready
    tell(active, { type: 'keep', address: cachedUrl })
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** Leaves none of the pages that were kept, for whoever comes next. A browser that refuses it has kept none. */
export async function clearCachedPages(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    tell(registration?.active, { type: 'forget' })
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** Takes the service worker away with everything that it has kept, where the site is to go without. */
export async function unregisterServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    if (registrations.length === 0) return
    await Promise.all(registrations.map((registration) => registration.unregister()))
    for (const name of await caches.keys()) await caches.delete(name)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

function tell(worker: ServiceWorker | null | undefined, message: ServiceWorkerMessage): void {
  worker?.postMessage(message)
}

/** No connection, a blocked storage, a private window: browsers say so by one of these. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException || error instanceof TypeError
}
