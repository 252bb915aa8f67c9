import { renewSession } from '@/lib/client/renew-session'

const calls: string[] = []
beforeEach(() => {
  calls.length = 0
  localStorage.clear()
  jest.useFakeTimers()
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async (url: string) => {
      calls.push(url)
      throw new TypeError('Failed to fetch')
    },
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('renews the session once a day, whatever comes of it', () => {
  renewSession('kata')
  renewSession('kata')
  expect(calls).toEqual(['/api/auth/session'])
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  renewSession('kata')
  expect(calls).toHaveLength(2)
})

test('renews the session of each account that uses the browser', () => {
  renewSession('kata')
  renewSession('peti')
  expect(calls).toHaveLength(2)
})

test('renews it also where the browser keeps nothing, and after its clock was wrong', () => {
  localStorage.setItem('sessionRenewed', `kata ${Date.now() + 10 * 24 * 60 * 60 * 1000}`)
  renewSession('kata')
  expect(calls).toHaveLength(1)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  renewSession('kata')
  expect(calls).toHaveLength(2)
})
