/** What the site remembers of how a pupil works. */

import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { practiceMessages } from '@/lib/shared/messages/practice'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { fillIn, refOf } from '@/tests/support/player-page'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

test('an exercise that was begun on one device goes on on another, with its numbers, answers and hints', async ({
  page,
  signIn,
  context,
  browser,
}) => {
  await signIn()
  const exercise = (await allExercises()).find(
    ({ definition }) => definition.subtasks.length === 3 && definition.subtasks.every(({ hints }) => hints.length > 1),
  )
  if (!exercise) throw new Error('the exercise of this test is gone')
  const path = `/exercise/${exercise.id}`
  await page.goto(path)
  await expect(page).toHaveURL(/\?s=\d+/)
  const ref = refOf(page)
  const [first = []] = rightAnswers(exercise, ref)
  await fillIn(page, first)
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  await page.getByRole('button', { name: exerciseMessages.doneNext }).click()
  await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  const hints = (of: typeof page) => of.getByRole('list', { name: exerciseMessages.hints }).getByRole('listitem')
  await expect(hints(page)).toHaveCount(1)
  const hint = (await hints(page).textContent()) ?? ''

  // Who is signed in, on a device that knows nothing else.
  const { cookies } = await context.storageState()
  const tablet = await browser.newContext({ storageState: { cookies, origins: [] } })
  const other = await tablet.newPage()
  await other.goto(path)
  await expect(other).toHaveURL(new RegExp(`s=${ref.seed}&d=${ref.difficultyLevel}`))
  await expect(other.getByText(exerciseMessages.counter(2, 3))).toBeVisible()
  await expect(hints(other)).toHaveText([hint])

  const answers = rightAnswers(exercise, ref)
  for (const controls of answers.slice(1)) {
    await fillIn(other, controls)
    await other.getByRole('button', { name: exerciseMessages.check }).click()
    const next = other.getByRole('button', { name: exerciseMessages.doneNext })
    const solved = other.getByRole('dialog', { name: exerciseMessages.solvedTitle })
    await expect(next.or(solved)).toBeVisible()
    if (await next.isVisible()) await next.click()
  }
  await expect(other.getByRole('dialog', { name: exerciseMessages.solvedTitle })).toBeVisible()

  // The address alone leads to new numbers now, and of the old ones it is known that they are solved.
  await other.goto(path)
  await expect(other).toHaveURL(/\?s=\d+/)
  expect(refOf(other).seed).not.toBe(ref.seed)
  await other.goto(`${path}?s=${ref.seed}&d=${ref.difficultyLevel}`)
  await expect(other.getByText(practiceMessages.solvedBefore(new Date().toISOString()))).toBeVisible()
  await tablet.close()
})
