import { runSoon } from '@/lib/server/openers/run-soon'

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('works once for what is asked for together, and then now and then', async () => {
  const work = jest.fn(async () => undefined)
  const { soon } = runSoon(work, logger)
  soon()
  soon()
  await jest.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(4000)
  expect(work).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('works again at once when it was asked for meanwhile, and never twice at a time', async () => {
  let running = 0
  let most = 0
  let times = 0
  const { soon } = runSoon(async () => {
    times += 1
    running += 1
    most = Math.max(most, running)
    if (times === 1) soon()
    await new Promise((resolve) => setTimeout(resolve, 500))
    running -= 1
  }, logger)
  soon()
  await jest.advanceTimersByTimeAsync(1500)
  expect({ times, most }).toEqual({ times: 2, most: 1 })
})

test('goes on after a failure, later and later, and tells of it', async () => {
  const warnings: unknown[] = []
  let times = 0
  const { soon } = runSoon(
    async () => {
      times += 1
      throw new Error('the store is closed')
    },
    { ...logger, warn: (fields) => void warnings.push(fields) },
  )
  soon()
  await jest.advanceTimersByTimeAsync(9000)
  expect(times).toBe(1)
  await jest.advanceTimersByTimeAsync(2000)
  expect(times).toBe(2)
  await jest.advanceTimersByTimeAsync(19_000)
  expect(times).toBe(2)
  await jest.advanceTimersByTimeAsync(2000)
  expect(times).toBe(3)
  expect(warnings).toEqual(Array(3).fill({ error: 'Error: the store is closed' }))
})
