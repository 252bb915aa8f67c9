/** The short test with which practice begins. */
import { PLACEMENTS, parsePlacement } from '@/lib/domain/practice/placement/stored-placement'
import type { DocumentStore } from '@/lib/ports/document-store'
import { placementMessages as messages } from '@/lib/shared/messages/placement'
import { mapMessages, todayMessages } from '@/lib/shared/messages/practice'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { fillIn } from '@/tests/support/player-page'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

test('who is new answers some questions, leaves, goes on, and begins with what is not known yet', async ({
  page,
  signIn,
  store,
}) => {
  const { user } = await signIn()
  await page.goto('/')
  await page.getByRole('region', { name: todayMessages.title }).getByRole('link', { name: messages.offerLink }).click()
  await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page.getByRole('button', { name: messages.grade(5) }).click()
  await expect(page.getByRole('heading', { name: messages.number(1, 12) })).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))

  // Nothing typed is nothing sent.
  await page.getByRole('button', { name: messages.next }).click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await fillIn(page, await rightAnswersOf(store, user.uid))
  await page.getByRole('button', { name: messages.next }).click()
  await expect(page.getByRole('heading', { name: messages.number(2, 12) })).toBeFocused()

  // Left and come back to, it asks the same.
  await page.getByRole('link', { name: messages.later }).click()
  await page.goto('/practice/placement')
  await expect(page.getByRole('heading', { name: messages.number(2, 12) })).toBeVisible()
  await page.getByRole('button', { name: messages.pass }).click()
  await expect(page.getByRole('heading', { name: messages.number(3, 12) })).toBeFocused()
  await page.getByRole('button', { name: messages.stop }).click()

  await expect(page.getByRole('heading', { level: 1, name: messages.ended })).toBeVisible()
  await expect(page.getByRole('heading', { name: messages.working })).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page.getByRole('link', { name: messages.toMap }).click()
  await expect(page.getByText(mapMessages.states.working, { exact: true }).first()).toBeVisible()
  await page.goto('/practice')
  await expect(page).toHaveURL('/practice/1')
})

test('who is asked to the end gets at most twelve questions, and no number of how it went', async ({
  page,
  signIn,
  store,
}) => {
  const { user } = await signIn()
  await page.goto('/practice/placement')
  await page.getByRole('button', { name: messages.grade(6) }).click()
  for (let number = 1; number <= 12; number += 1) {
    const heading = page.getByRole('heading', { name: messages.number(number, 12) })
    await expect(heading.or(page.getByRole('heading', { name: messages.ended }))).toBeVisible()
    if (!(await heading.isVisible())) break
    if (number % 2 > 0) await fillIn(page, await rightAnswersOf(store, user.uid))
    await page.getByRole('button', { name: number % 2 > 0 ? messages.next : messages.pass }).click()
    await expect(heading).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1, name: messages.ended })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\d+ ?%|\d+ pont/)
})

/** The right answers to the question that waits. */
async function rightAnswersOf(store: DocumentStore, uid: string) {
  const question = parsePlacement(await store.get(PLACEMENTS, uid))?.question
  const exercise = (await allExercises()).find(({ id }) => id === question?.exerciseId)
  if (!question || !exercise) throw new Error('no question waits')
  return rightAnswers(exercise, question)[0] ?? []
}
