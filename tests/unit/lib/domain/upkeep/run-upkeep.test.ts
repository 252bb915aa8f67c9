import { runUpkeep, type UpkeepJob } from '@/lib/domain/upkeep/run-upkeep'
import { openSite } from '@/tests/support/test-site'

const MINUTE = 60 * 1000

/** Jobs that write down in which order they are done. */
function jobsOf(log: string[], ...names: readonly string[]): readonly UpkeepJob[] {
  return names.map((name) => ({ name, run: async () => void log.push(name) }))
}

test('does the jobs in their order, and tells which', async () => {
  const site = openSite()
  const log: string[] = []
  const report = await runUpkeep(site, jobsOf(log, 'first', 'second'), 'all')
  expect(report).toEqual({ isBusy: false, done: ['first', 'second'], failed: [] })
  expect(log).toEqual(['first', 'second'])
})

test('reports a job that fails, and does the others', async () => {
  const site = openSite()
  const failure = new Error('no luck')
  const failing: UpkeepJob = { name: 'failing', run: () => Promise.reject(failure) }
  const report = await runUpkeep(site, [failing, ...jobsOf([], 'after')], 'all')
  expect(report).toEqual({ isBusy: false, done: ['after'], failed: ['failing'] })
  expect(site.reports).toEqual([failure])
})

test('what is due is done once an hour, by whichever process; what is urgent each time; what failed again', async () => {
  const site = openSite()
  const log: string[] = []
  let isBroken = true
  const jobs: readonly UpkeepJob[] = [
    ...jobsOf(log, 'hourly'),
    ...jobsOf(log, 'urgent').map((job) => ({ ...job, isUrgent: true as const })),
    {
      name: 'fragile',
      run: async () => {
        if (isBroken) throw new Error('not yet')
        log.push('fragile')
      },
    },
  ]
  const isDone = async () => {
    log.length = 0
    await runUpkeep(site, jobs, 'due')
    return [...log]
  }
  expect(await isDone()).toEqual(['hourly', 'urgent'])
  isBroken = false
  site.passTime(10 * MINUTE)
  expect(await isDone()).toEqual(['urgent', 'fragile'])
  site.passTime(50 * MINUTE)
  expect(await isDone()).toEqual(['hourly', 'urgent'])
  expect((await runUpkeep(site, jobs, 'all')).done).toEqual(['hourly', 'urgent', 'fragile'])
})

test('one process at a time; whoever died with the lease is in nobody’s way for long', async () => {
  const site = openSite()
  const log: string[] = []
  let finish = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const long: UpkeepJob = {
    name: 'long',
    run: () =>
      new Promise<void>((resolve) => {
        finish = resolve
        begin()
      }),
  }
  const first = runUpkeep(site, [long, ...jobsOf(log, 'rest')], 'all')
  await begun
  expect(await runUpkeep(site, jobsOf(log, 'other'), 'all')).toEqual({ isBusy: true, done: [], failed: [] })
  // As if the first had died, or slept: it finds that somebody else was there, and leaves the rest.
  site.passTime(3 * MINUTE)
  expect((await runUpkeep(site, jobsOf(log, 'other'), 'all')).done).toEqual(['other'])
  finish()
  expect((await first).done).toEqual(['long'])
  expect(log).toEqual(['other'])
  expect((await runUpkeep(site, jobsOf(log, 'next'), 'all')).isBusy).toBe(false)
})
