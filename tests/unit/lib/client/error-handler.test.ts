import { reportPageError, setErrorHandler } from '@/lib/client/error-handler'
import { reportSignInFailure } from '@/lib/client/report-sign-in-failure'
import { authErrorCodes, isOnlyWarning } from '@/lib/shared/errors/auth-error-codes'

const told: unknown[] = []
const take = (error: unknown) => `reference-${told.push(error)}`
beforeEach(() => told.splice(0))
afterEach(() => setErrorHandler(undefined))

test.each(authErrorCodes)('%s is told to the handler unless it is only a warning', (code) => {
  setErrorHandler(take)
  reportSignInFailure('failure', code)
  expect(told).toEqual(isOnlyWarning(code) ? [] : ['failure'])
})

test('what has no code is told', () => {
  setErrorHandler(take)
  reportSignInFailure('failure', undefined)
  expect(told).toEqual(['failure'])
})

test('without a handler nobody is told', () => {
  expect(() => reportSignInFailure('failure', 'internal')).not.toThrow()
})

test('what broke a page is told, and has a reference', () => {
  expect(reportPageError('failure')).toBeUndefined()
  setErrorHandler(take)
  expect(reportPageError('failure')).toBe('reference-1')
  expect(told).toEqual(['failure'])
})

test('what the server has reported is not told again, and is referred to by its digest', () => {
  setErrorHandler(take)
  expect(reportPageError(Object.assign(new Error('x'), { digest: '17' }))).toBe('17')
  expect(told).toEqual([])
})
