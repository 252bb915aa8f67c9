import { render } from '@testing-library/react'
import { SessionRenewal } from '@/components/layout/session-renewal'

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

const open = (userId: string) => render(<SessionRenewal userId={userId} />).unmount()

test('renews the session once a day, whatever comes of it', () => {
  open('kata')
  open('kata')
  expect(calls).toEqual(['/api/auth/session'])
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  open('kata')
  expect(calls).toHaveLength(2)
})

test('renews the session of each account that uses the browser', () => {
  open('kata')
  open('peti')
  expect(calls).toHaveLength(2)
})

test('renews it also where the browser keeps nothing, and after its clock was wrong', () => {
  localStorage.setItem('sessionRenewed', `kata ${Date.now() + 10 * 24 * 60 * 60 * 1000}`)
  open('kata')
  expect(calls).toHaveLength(1)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  open('kata')
  expect(calls).toHaveLength(2)
})
