import { readUsage, startExercise } from '@/lib/domain/freemium/access'
import { LONGEST_WINDOW_HOURS } from '@/lib/domain/freemium/decide-access'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { openSite, type TestSite } from '@/tests/support/test-site'

const HOUR_MS = 3_600_000
const userId = 'kata'
const start = (site: TestSite, exerciseId: string) => startExercise(site, { userId, exerciseId })
const storedStarts = async (site: TestSite) => (await site.store.get('usage', userId))?.data.starts

test('an exercise counts from its first start, however often it is worked on', async () => {
  const site = openSite()
  await start(site, 'a')
  const first = await storedStarts(site)
  site.passTime(11 * HOUR_MS)
  await start(site, 'a')
  expect(await storedStarts(site)).toEqual(first)
  site.passTime(HOUR_MS)
  await start(site, 'a')
  expect(await storedStarts(site)).toEqual({ a: '2026-01-16T00:00:00.000Z' })
})

test('starts that no window can ask about any more are forgotten with the next start', async () => {
  const site = openSite()
  await start(site, 'old')
  site.passTime(HOUR_MS)
  await start(site, 'young')
  site.passTime((LONGEST_WINDOW_HOURS - 1) * HOUR_MS)
  await start(site, 'new')
  expect(Object.keys((await storedStarts(site)) ?? {}).toSorted()).toEqual(['new', 'young'])
})

test('a refused start changes nothing', async () => {
  const site = openSite()
  for (const id of ['a', 'b', 'c']) await start(site, id)
  const before = await storedStarts(site)
  await expect(start(site, 'd')).rejects.toMatchObject({ code: 'limit-reached' })
  expect(await storedStarts(site)).toEqual(before)
})

test('Premium lifts the limit at once, and what it let start may be continued without it', async () => {
  const site = openSite()
  for (const id of ['a', 'b', 'c']) await start(site, id)
  await grantSubscription(site, userId)
  await start(site, 'd')
  await site.store.delete('payments', userId)
  await start(site, 'd')
  await expect(start(site, 'e')).rejects.toMatchObject({ code: 'limit-reached' })
  expect(await readUsage(site, { userId }, {})).toMatchObject({ exercisesRemaining: 0, limitReached: true })
})
