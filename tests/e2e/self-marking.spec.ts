/** A proof is written on paper, and compared with the steps of one. */
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { selfMarkingMessages as messages } from '@/lib/shared/messages/self-marking'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { fillIn } from '@/tests/support/player-page'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

const REF = { seed: 4, difficultyLevel: 1 } as const

test('a pupil marks a proof step by step with the keyboard, and then the exercise is solved', async ({
  page,
  signIn,
}) => {
  const exercise = (await allExercises()).find(({ id }) => id === 'allitasok-szamokrol-betukkel')
  if (!exercise) throw new Error('the exercise of this test is gone')
  await page.setViewportSize({ width: 360, height: 640 })
  await decideOnCookies(page)
  await signIn({ premium: true })
  await page.goto(`/exercise/${exercise.id}?s=${REF.seed}&d=${REF.difficultyLevel}`)
  for (const controls of rightAnswers(exercise, REF).filter((each) => each.length > 0)) {
    await fillIn(page, controls)
    await page.getByRole('button', { name: exerciseMessages.check }).click()
    await page.getByRole('button', { name: exerciseMessages.doneNext }).click()
  }

  await expect(page.getByText(messages.onPaper)).toBeVisible()
  await page.getByRole('button', { name: messages.show }).click()
  const card = page.getByRole('region', { name: messages.title })
  await expect(card).toBeFocused()
  const steps = card.getByRole('listitem')
  await expect(steps).toHaveCount(1)
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  for (const [index, name] of [messages.there, messages.missing, messages.there].entries()) {
    const step = card.getByRole('group', { name: messages.question(index + 1) })
    await step.getByRole('button', { name }).press('Enter')
    await expect(step.getByRole('button', { name, pressed: true })).toBeFocused()
  }
  await expect(card.getByRole('status')).toHaveText(messages.sum(2, 3))
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await card.getByRole('button', { name: exerciseMessages.doneNext }).click()
  await expect(page.getByRole('dialog', { name: exerciseMessages.solvedTitle })).toBeVisible()
})
