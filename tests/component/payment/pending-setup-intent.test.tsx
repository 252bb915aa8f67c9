import { savePendingSetupIntent, takePendingSetupIntent } from '@/lib/client/pending-setup-intent'

const original = Object.getOwnPropertyDescriptor(window, 'localStorage')

afterEach(() => {
  if (original) Object.defineProperty(window, 'localStorage', original)
  localStorage.clear()
})

test('is kept under the key of the specification, and taken once', () => {
  savePendingSetupIntent('seti_1')
  expect(localStorage.getItem('pendingSetupIntent')).toBe('seti_1')
  expect(takePendingSetupIntent()).toBe('seti_1')
  expect(takePendingSetupIntent()).toBeUndefined()
})

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['missing', () => null],
])('a storage that is %s troubles nobody', (_, get) => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get })
  expect(() => savePendingSetupIntent('seti_1')).not.toThrow()
  expect(takePendingSetupIntent()).toBeUndefined()
})
