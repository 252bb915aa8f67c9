import { acquireLease } from '@/lib/domain/lease/lease'
import { keepUp } from '@/lib/server/keep-up'
import { openSite } from '@/tests/support/test-site'

const MINUTE = 60 * 1000

afterEach(() => jest.restoreAllMocks())

test('a process does what is due when it starts and every ten minutes, and looks again soon when another is at it', async () => {
  const site = openSite()
  const looks: number[] = []
  let lookedAgain = () => {}
  let fail = false
  let next = async () => {}
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, delay) => {
    looks.push(delay ?? 0)
    next = callback as () => Promise<void>
    lookedAgain()
    return { unref: () => undefined } as unknown as NodeJS.Timeout
  })
  const look = (begin: () => unknown) =>
    new Promise<void>((resolve) => {
      lookedAgain = resolve
      begin()
    })
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const services = () => {
    if (fail) throw new Error('no store')
    return site
  }
  await look(() => keepUp(services))
  const lease = await acquireLease(site.store, site.clock, 'upkeep', MINUTE)
  await look(() => next())
  await lease?.release()
  await look(() => next())
  fail = true
  await look(() => next())
  expect(looks).toEqual([10 * MINUTE, MINUTE, 10 * MINUTE, 10 * MINUTE])
  expect(write.mock.calls).toEqual([['the upkeep was not done: no store\n']])
})
