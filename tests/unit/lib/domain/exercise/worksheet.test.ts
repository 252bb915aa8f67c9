import { makeWorksheet } from '@/lib/domain/exercise/worksheet'
import { grantSubscription, PAYMENTS } from '@/lib/domain/payment/entitlement/entitlement'
import { allExercises } from '@/tests/support/right-answers'
import { openSite } from '@/tests/support/test-site'

const REF = { seed: 5, difficultyLevel: 2 } as const

async function exerciseWithHints() {
  const exercise = (await allExercises()).find(({ id }) => id === 'egesz-osszeadas')
  if (!exercise) throw new Error('the exercise of this test is gone')
  return exercise
}

test('a Premium user gets solutions when asked for, and a plain sheet otherwise', async () => {
  const site = openSite()
  const { uid: userId } = await site.addUser()
  await grantSubscription(site, userId)
  const request = { exercise: await exerciseWithHints(), ref: REF, userId }
  const solved = await makeWorksheet(site, { ...request, wantsSolutions: true })
  expect(solved.reader).toBe('premium')
  expect(solved.solutions).toHaveLength(solved.generated.subTasks.length)
  const plain = await makeWorksheet(site, { ...request, wantsSolutions: false })
  expect(plain).toEqual({ generated: solved.generated, reader: 'premium' })
})

test('the worksheet of a visitor, and of a free user, is the public exercise and nothing else', async () => {
  const site = openSite()
  const { uid } = await site.addUser()
  for (const exercise of await allExercises()) {
    const generated = exercise.variant(REF).question()
    const request = { exercise, ref: REF, wantsSolutions: true }
    expect(await makeWorksheet(site, { ...request, userId: undefined })).toEqual({ generated, reader: 'visitor' })
    expect(await makeWorksheet(site, { ...request, userId: uid })).toEqual({ generated, reader: 'free' })
  }
})

test('a subscription that has run out shows no solutions any more', async () => {
  const site = openSite()
  const { uid: userId } = await site.addUser()
  const expiresAt = new Date(site.clock.now().getTime() + 1000).toISOString()
  await site.store.set(PAYMENTS, userId, { status: 'active', isCancelled: true, expiresAt })
  const request = { exercise: await exerciseWithHints(), ref: REF, userId, wantsSolutions: true }
  expect(await makeWorksheet(site, request)).toHaveProperty('solutions')
  site.passTime(2000)
  const late = await makeWorksheet(site, request)
  expect(late.reader).toBe('free')
  expect(late).not.toHaveProperty('solutions')
})
