import { createRemoteConfigFlags } from '@/lib/adapters/remote-config/remote-config-flags'
import type { Flags } from '@/lib/ports/feature-flags'

const HOUR_MS = 60 * 60 * 1000
const defaults: Flags = { enableBlog: false }
const remote: Flags = { enableBlog: true }

/** Flags over a service that gives these answers one after another; an error is thrown. */
function open(...answers: readonly (Flags | Error)[]) {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) })
  const work: (() => Promise<void>)[] = []
  const warnings: Readonly<Record<string, unknown>>[] = []
  let fetches = 0
  const flags = createRemoteConfigFlags({
    defaults,
    fetchFlags: async () => {
      const answer = answers[fetches] ?? remote
      fetches += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    clock: { now: () => new Date() },
    logger: { info: () => undefined, warn: (fields) => void warnings.push(fields), error: () => undefined },
    inBackground: (task) => void work.push(task),
    random: () => 0.5,
  })
  /** A page asks, and what it left for later is done. */
  async function ask(): Promise<Flags> {
    const answer = flags.current()
    for (const task of work.splice(0)) await task()
    return answer
  }
  const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)
  return { flags, work, warnings, ask, pass, fetches: () => fetches }
}

afterEach(() => jest.useRealTimers())

test('the first page gets the defaults at once, the next what the service has answered', async () => {
  const { ask } = open(remote)
  expect(await ask()).toEqual(defaults)
  expect(await ask()).toEqual(remote)
})

test('an answer holds for 12 hours, then is asked for anew, and holds until that has come', async () => {
  const { ask, pass, fetches } = open(remote, defaults)
  await ask()
  pass(12 * HOUR_MS - 1)
  await ask()
  expect(fetches()).toBe(1)
  pass(1)
  expect(await ask()).toEqual(remote)
  expect(fetches()).toBe(2)
  expect(await ask()).toEqual(defaults)
})

test('many pages at once make one call', async () => {
  const { flags, work, fetches } = open(remote)
  for (let page = 0; page < 20; page += 1) flags.current()
  await Promise.all(work.map((task) => task()))
  expect(fetches()).toBe(1)
})

test('what was last known holds while the service fails, and it is asked ever more rarely', async () => {
  const failure = new Error('status 503')
  const { ask, pass, fetches, warnings } = open(remote, failure, failure, failure, defaults)
  await ask()
  pass(12 * HOUR_MS)
  for (const waitMs of [1000, 2000, 4000]) {
    expect(await ask()).toEqual(remote)
    expect(warnings.at(-1)).toMatchObject({ reason: 'status 503', waitMs })
    const before = fetches()
    pass(waitMs - 1)
    expect(await ask()).toEqual(remote)
    expect(fetches()).toBe(before)
    pass(1)
  }
  await ask()
  expect(await ask()).toEqual(defaults)
})

test('after an answer the waiting begins from the start', async () => {
  const failure = new Error('status 429')
  const { ask, pass, warnings } = open(failure, failure, remote, failure)
  for (const wait of [1000, 2000, 12 * HOUR_MS]) {
    await ask()
    pass(wait)
  }
  await ask()
  expect(warnings.map(({ failures, waitMs }) => [failures, waitMs])).toEqual([
    [1, 1000],
    [2, 2000],
    [1, 1000],
  ])
})
