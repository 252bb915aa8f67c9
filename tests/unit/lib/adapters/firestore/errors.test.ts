import { withStoreErrors } from '@/lib/adapters/firestore/errors'
import { withDeadline } from '@/lib/adapters/firestore/with-deadline'
import { AppError } from '@/lib/shared/errors/app-error'

const grpcError = (code: number) => Object.assign(new Error(`status ${code}`), { code })
const failing = (error: unknown) => () => Promise.reject(error)

describe('an error of Firestore', () => {
  test.each([
    [5, 'not-found'],
    [6, 'conflict'],
    [9, 'conflict'],
    [10, 'conflict'],
    [4, 'unavailable'],
    [8, 'unavailable'],
    [14, 'unavailable'],
    [16, 'unavailable'],
  ])('of status %i on a write becomes %s, with the original as the cause', async (status, code) => {
    const cause = grpcError(status)
    await expect(withStoreErrors('write', failing(cause))).rejects.toMatchObject({ code, cause })
  })

  test.each([
    [5, 'a database that is not there'],
    [14, 'no connection'],
    [7, 'a key without the right'],
  ])('of status %i on a read becomes unavailable: %s', async (status) => {
    await expect(withStoreErrors('read', failing(grpcError(status)))).rejects.toMatchObject({ code: 'unavailable' })
  })

  test.each<['read' | 'write', Error, string]>([
    ['read', grpcError(9), 'an index that is not deployed'],
    ['write', grpcError(3), 'an argument that Firestore refuses'],
    ['write', new TypeError('fault'), 'a fault of the program'],
    ['write', new AppError('limit-reached'), 'what the work of a transaction threw'],
  ])('passes through a %s: %s (%s)', async (kind, error) => {
    await expect(withStoreErrors(kind, failing(error))).rejects.toBe(error)
  })
})

describe('a deadline', () => {
  test('lets through what comes in time, results and errors', async () => {
    const fault = new Error('fault')
    await expect(withDeadline(1_000, async () => 'done')).resolves.toBe('done')
    await expect(withDeadline(1_000, failing(fault))).rejects.toBe(fault)
  })

  test('makes a call unavailable that takes too long, and tells the call', async () => {
    const signals: AbortSignal[] = []
    const neverAnswered = (late: AbortSignal) => {
      signals.push(late)
      return new Promise(() => {})
    }
    await expect(withDeadline(1, neverAnswered)).rejects.toMatchObject({ code: 'unavailable' })
    expect(signals.map((late) => late.aborted)).toEqual([true])
  })
})
