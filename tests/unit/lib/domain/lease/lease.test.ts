import { acquireLease } from '@/lib/domain/lease/lease'
import { openSite, type TestSite } from '@/tests/support/test-site'

const DURATION_MS = 60_000
const acquire = ({ store, clock }: TestSite, name = 'work') => acquireLease(store, clock, name, DURATION_MS)

test('is one holder’s until it is released, and grows with each', async () => {
  const site = openSite()
  const first = await acquire(site)
  expect([first?.fence, await acquire(site), (await acquire(site, 'other'))?.fence]).toEqual([1, undefined, 1])
  await first?.release()
  expect((await acquire(site))?.fence).toBe(2)
})

test('goes to one of those who want it at the same time', async () => {
  const site = openSite()
  const leases = await Promise.all(Array.from({ length: 5 }, () => acquire(site)))
  expect(leases.filter(Boolean)).toHaveLength(1)
})

test('ends by itself, unless it is renewed', async () => {
  const site = openSite()
  const first = await acquire(site)
  site.passTime(DURATION_MS - 1)
  await first?.renew()
  site.passTime(DURATION_MS - 1)
  expect(await acquire(site)).toBeUndefined()
  site.passTime(1)
  expect((await acquire(site))?.fence).toBe(2)
})

test('whoever has lost it can neither renew it nor release it', async () => {
  const site = openSite()
  const first = await acquire(site)
  site.passTime(DURATION_MS)
  const second = await acquire(site)
  await expect(first?.renew()).rejects.toMatchObject({ code: 'conflict' })
  await first?.release()
  expect(await acquire(site)).toBeUndefined()
  await second?.renew()
})

test('is had by whoever took it, when the store runs the taking again that it did not hear of', async () => {
  const { store, clock } = openSite()
  const forgetful = {
    ...store,
    transaction: async <Result>(work: Parameters<typeof store.transaction<Result>>[0]) => {
      await store.transaction(work)
      return store.transaction(work)
    },
  }
  expect((await acquireLease(forgetful, clock, 'work', DURATION_MS))?.fence).toBe(1)
})
