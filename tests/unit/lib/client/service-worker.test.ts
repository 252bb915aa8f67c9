/** @jest-environment jsdom */
import { clearCachedPages, enableOfflineReading, unregisterServiceWorker } from '@/lib/client/service-worker'

/** A browser whose service worker runs, and what it is told. */
function openBrowser() {
  const told: unknown[] = []
  const active = { postMessage: (message: unknown) => told.push(message) }
  const register = jest.fn(async () => ({ active }))
  const getRegistration = async () => ({ active })
  const serviceWorker = { register, getRegistration, ready: Promise.resolve({ active }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(window, { requestIdleCallback: (resolve: () => void) => resolve() })
  return { told, register }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

const visit = (viewerId: string | undefined, cachedUrl?: string) => enableOfflineReading({ viewerId, cachedUrl })

test('a page that may be kept is kept, and nothing of the same viewer is forgotten', async () => {
  const { told, register } = openBrowser()
  await visit('a')
  told.length = 0
  await visit('a', '/exercise/x?s=1&d=1')
  expect(told).toEqual([{ type: 'keep', address: '/exercise/x?s=1&d=1' }])
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

test.each([
  ['another account', 'b'],
  ['nobody', undefined],
])('the pages of an account are forgotten before %s has any', async (_, next) => {
  const { told } = openBrowser()
  await visit('a')
  told.length = 0
  await visit(next, '/exercise/x?s=1&d=1')
  expect(told).toEqual([{ type: 'forget' }, { type: 'keep', address: '/exercise/x?s=1&d=1' }])
})

test('a browser without service workers is left alone', async () => {
  await visit('a', '/exercise/x?s=1&d=1')
  await clearCachedPages()
  expect(localStorage).toHaveLength(0)
})

test('a worker that cannot be registered is nobody’s concern', async () => {
  const { told, register } = openBrowser()
  register.mockRejectedValue(new TypeError('Failed to register a ServiceWorker'))
  await visit(undefined, '/exercise/x?s=1&d=1')
  expect(told).not.toContainEqual(expect.objectContaining({ type: 'keep' }))
})

test('a browser that lets nobody at its workers has nothing to forget', async () => {
  openBrowser()
  const refuse = async () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  Object.assign(navigator.serviceWorker, { getRegistration: refuse })
  await expect(clearCachedPages()).resolves.toBeUndefined()
})

test('where the site is to go without, workers and what they have kept are taken away', async () => {
  openBrowser()
  const names = new Set(['kept-pages', 'static-files'])
  const unregister = jest.fn(async () => true)
  Object.assign(navigator.serviceWorker, { getRegistrations: async () => [{ unregister }] })
  Object.assign(globalThis, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  })
  await unregisterServiceWorker()
  expect(unregister).toHaveBeenCalledTimes(1)
  expect([...names]).toEqual([])
  Reflect.deleteProperty(globalThis, 'caches')
})
