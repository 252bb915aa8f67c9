import { ApiError } from '@/lib/client/api'
import { MAX_ATTEMPTS } from '@/lib/client/retry/retry-policy'
import { type RetryStatus, withRetry } from '@/lib/client/retry/with-retry'
import { goOffline, goOnline } from '@/tests/support/connection'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  goOnline()
  jest.useRealTimers()
})

const LOST = () => Promise.reject(new ApiError(0, 'network-request-failed'))
const NEVER = () => new Promise<never>(() => {})
const A_WHILE_MS = 8_000

/** Delivers by tries that go like this one after another, and tells how that went. */
function start(...tries: (() => Promise<string>)[]) {
  const abort = new AbortController()
  const send = jest.fn((_: AbortSignal) => tries.shift()?.() ?? Promise.reject(new Error('no more tries are expected')))
  const troubles: RetryStatus[] = []
  const onTrouble = (trouble: RetryStatus) => void troubles.push(trouble)
  const end = withRetry(send, { signal: abort.signal, onTrouble }).catch((error: unknown) => error)
  return { send, troubles, end, giveUp: () => abort.abort() }
}

test('gives the first answer', async () => {
  const { end, send, troubles } = start(async () => 'jó')
  expect(await end).toBe('jó')
  expect(send).toHaveBeenCalledTimes(1)
  expect(troubles).toEqual([])
})

test('sends again what was lost, without a word when that is soon over', async () => {
  const { end, troubles } = start(LOST, async () => 'jó')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await end).toBe('jó')
  expect(troubles).toEqual([])
})

test('takes an answer that does not come for lost, stops listening to it, and says that it sends again', async () => {
  const { end, send, troubles } = start(NEVER, async () => 'jó')
  await jest.advanceTimersByTimeAsync(A_WHILE_MS)
  expect(send.mock.calls[0]?.[0].aborted).toBe(true)
  expect(troubles).toEqual(['resending'])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await end).toBe('jó')
})

test('does not mind an answer that comes after another one', async () => {
  let comeLate = (_: string) => {}
  const late = () => new Promise<string>((resolve) => (comeLate = resolve))
  const { end, send } = start(late, async () => 'az újabb')
  await jest.advanceTimersByTimeAsync(A_WHILE_MS + 1_000)
  comeLate('a régebbi')
  expect(await end).toBe('az újabb')
  expect(send).toHaveBeenCalledTimes(2)
})

test('has its tries used up in the end', async () => {
  const { end, send } = start(...Array.from({ length: MAX_ATTEMPTS }, () => LOST))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await end).toMatchObject({ code: 'network-request-failed' })
  expect(send).toHaveBeenCalledTimes(MAX_ATTEMPTS)
})

test.each([
  [403, 'limit-reached'],
  [429, 'too-many-requests'],
  [400, 'invalid-request'],
  [500, 'internal'],
  [503, 'unavailable'],
] as const)('does not send again what the server has refused: %i %s', async (status, code) => {
  const { end, send } = start(() => Promise.reject(new ApiError(status, code)))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await end).toMatchObject({ code })
  expect(send).toHaveBeenCalledTimes(1)
})

describe('without a connection', () => {
  test('waits as long as it takes, and sends at once when there is one', async () => {
    goOffline()
    const { end, send, troubles } = start(LOST, async () => 'jó')
    await jest.advanceTimersByTimeAsync(15_000)
    expect(troubles).toEqual(['offline'])
    expect(send).toHaveBeenCalledTimes(1)
    goOnline()
    await jest.advanceTimersByTimeAsync(0)
    expect(await end).toBe('jó')
    expect(troubles).toEqual(['offline', 'resending'])
  })

  test('does not use its tries up', async () => {
    goOffline()
    const { end, troubles } = start(...Array.from({ length: 3 * MAX_ATTEMPTS }, () => LOST), async () => 'jó')
    await jest.advanceTimersByTimeAsync(10 * 60_000)
    expect(new Set(troubles)).toEqual(new Set(['offline']))
    expect(await end).toBe('jó')
  })

  test('begins to count anew when it is back', async () => {
    const { end, send } = start(LOST, LOST, LOST, LOST, LOST, LOST, async () => 'jó')
    await jest.advanceTimersByTimeAsync(900)
    goOffline()
    await jest.advanceTimersByTimeAsync(3_000)
    goOnline()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await end).toBe('jó')
    expect(send).toHaveBeenCalledTimes(7)
  })

  test('a call whose connection goes does not wait for its answer', async () => {
    const { end, troubles } = start(NEVER, async () => 'jó')
    goOffline()
    await jest.advanceTimersByTimeAsync(0)
    expect(troubles).toEqual(['offline'])
    goOnline()
    await jest.advanceTimersByTimeAsync(0)
    expect(await end).toBe('jó')
  })
})

test.each([
  ['while an answer is waited for', NEVER, false],
  ['between two tries', LOST, false],
  ['without a connection', LOST, true],
])('stops when it is given up %s', async (_, attempt, isOffline) => {
  if (isOffline) goOffline()
  const { end, send, giveUp } = start(attempt)
  await jest.advanceTimersByTimeAsync(10)
  giveUp()
  expect(await end).toMatchObject({ name: 'AbortError' })
  goOnline()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})
