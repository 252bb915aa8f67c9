/** Errors of services are known in every copy of the code that a process holds. */
import { AppError, hasCode } from '@/lib/shared/errors/app-error'
import { PaymentDeclined } from '@/lib/shared/errors/payment-declined'

function inAnotherCopy<Module>(load: () => Module): Module {
  let copy: Module | undefined
  jest.isolateModules(() => {
    copy = load()
  })
  if (copy === undefined) throw new Error('nothing was loaded')
  return copy
}

test('a failure from another copy is the same failure', () => {
  const other = inAnotherCopy(() =>
    jest.requireActual<typeof import('@/lib/shared/errors/app-error')>('@/lib/shared/errors/app-error'),
  )
  expect(other.AppError).not.toBe(AppError)
  const error = new other.AppError('conflict')
  expect(error instanceof AppError).toBe(true)
  expect(hasCode(error, 'conflict')).toBe(true)
  expect(hasCode(error, 'not-found')).toBe(false)
})

test('so is a declined payment', () => {
  const other = inAnotherCopy(() =>
    jest.requireActual<typeof import('@/lib/shared/errors/payment-declined')>('@/lib/shared/errors/payment-declined'),
  )
  expect(new other.PaymentDeclined('expired_card', undefined) instanceof PaymentDeclined).toBe(true)
})

test.each([
  ['another error', new Error('conflict')],
  ['one with the same name and code', Object.assign(new Error('x'), { name: 'AppError', code: 'conflict' })],
  ['no error', { code: 'conflict' }],
  ['nothing', null],
])('%s is none', (_title, value) => {
  expect(value instanceof AppError).toBe(false)
  expect(value instanceof PaymentDeclined).toBe(false)
})

test('the mark is not among what is printed or sent', () => {
  expect(Object.keys(new AppError('conflict', { path: 'x' })).toSorted()).toEqual(['code', 'details', 'name'])
})
