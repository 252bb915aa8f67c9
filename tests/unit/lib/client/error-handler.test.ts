import { reportFailure, setErrorHandler } from '@/lib/client/error-handler'
import { authErrorCodes, isOnlyWarning } from '@/lib/errors/auth-codes'

const told: unknown[] = []
beforeEach(() => told.splice(0))
afterEach(() => setErrorHandler(undefined))

test.each(authErrorCodes)('%s is told to the handler unless it is only a warning', (code) => {
  setErrorHandler((error) => told.push(error))
  reportFailure('failure', code)
  expect(told).toEqual(isOnlyWarning(code) ? [] : ['failure'])
})

test('what has no code is told', () => {
  setErrorHandler((error) => told.push(error))
  reportFailure('failure', undefined)
  expect(told).toEqual(['failure'])
})

test('without a handler nobody is told', () => {
  expect(() => reportFailure('failure', 'internal')).not.toThrow()
})
