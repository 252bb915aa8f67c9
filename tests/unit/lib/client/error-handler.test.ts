import { reportFailure, reportUnexpected, setErrorHandler } from '@/lib/client/error-handler'
import { authErrorCodes, isOnlyWarning } from '@/lib/shared/errors/auth-codes'

const told: unknown[] = []
const take = (error: unknown) => `reference-${told.push(error)}`
beforeEach(() => told.splice(0))
afterEach(() => setErrorHandler(undefined))

test.each(authErrorCodes)('%s is told to the handler unless it is only a warning', (code) => {
  setErrorHandler(take)
  reportFailure('failure', code)
  expect(told).toEqual(isOnlyWarning(code) ? [] : ['failure'])
})

test('what has no code is told', () => {
  setErrorHandler(take)
  reportFailure('failure', undefined)
  expect(told).toEqual(['failure'])
})

test('without a handler nobody is told', () => {
  expect(() => reportFailure('failure', 'internal')).not.toThrow()
})

test('what broke a page is told, and has a reference', () => {
  expect(reportUnexpected('failure')).toBeUndefined()
  setErrorHandler(take)
  expect(reportUnexpected('failure')).toBe('reference-1')
  expect(told).toEqual(['failure'])
})

test('what the server has reported is not told again, and is referred to by its digest', () => {
  setErrorHandler(take)
  expect(reportUnexpected(Object.assign(new Error('x'), { digest: '17' }))).toBe('17')
  expect(told).toEqual([])
})
