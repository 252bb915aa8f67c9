/** What the site remembers of how a pupil works. */

import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { mapMessages, mistakesMessages, practiceMessages, todayMessages } from '@/lib/shared/messages/practice'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { fillIn, refOf, solve } from '@/tests/support/player-page'
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

test('a mistake is kept with its question, answer and remark, and the home page leads back', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/exercise/egesz-osszeadas?s=5&d=1')
  const exercise = (await allExercises()).find(({ id }) => id === 'egesz-osszeadas')
  if (!exercise) throw new Error('the exercise of this test is gone')
  const [first = []] = rightAnswers(exercise, { seed: 5, difficultyLevel: 1 })
  await fillIn(
    page,
    first.map(({ control }) => ({ control, answer: '1' })),
  )
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('link', { name: practiceMessages.goOn })).toHaveAttribute(
    'href',
    '/exercise/egesz-osszeadas?s=5&d=1',
  )
  await page.getByRole('link', { name: mistakesMessages.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: mistakesMessages.title })).toBeVisible()
  const mistake = page.getByRole('article').filter({ hasText: exercise.summary })
  await expect(mistake.getByRole('textbox').first()).toHaveValue('1')
  await expect(mistake.getByRole('textbox').first()).not.toBeEditable()
  const again = mistake.getByRole('link', { name: mistakesMessages.again })
  await expect(again).toHaveAttribute('href', '/exercise/egesz-osszeadas?d=1')
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page.reload()
  await expect(mistake.getByRole('textbox').first()).toHaveValue('1')
  await page.getByRole('link', { name: mistakesMessages.mended(0) }).click()
  await expect(page.getByText(mistakesMessages.noneMended)).toBeVisible()
})

test('who says the grade gets a practice for the day, is led from place to place, and sees it grow on the map', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true })
  await page.goto('/')
  const card = page.getByRole('region', { name: todayMessages.title })
  await card.getByRole('button', { name: '5.' }).click()
  const places = card.getByRole('list', { name: todayMessages.places }).getByRole('listitem')
  await expect(places).toHaveCount(6)
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))

  await card.getByRole('link', { name: todayMessages.start }).click()
  await expect(page).toHaveURL(/\/exercise\//)
  const first = new URL(page.url()).pathname
  const exercises = await allExercises()
  const exercise = exercises.find(({ id }) => first === `/exercise/${id}`)
  if (!exercise) throw new Error(`there is no exercise ${first}`)
  await solve(page, exercise, refOf(page))
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(first))
  await expect(page).toHaveURL(/\/exercise\/.*s=\d+/)

  await page.goto('/')
  await expect(places.filter({ hasText: 'kész' })).toHaveCount(1)
  await expect(card.getByText(todayMessages.week(1, 3))).toBeVisible()
  await page.getByRole('link', { name: mapMessages.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: mapMessages.title })).toBeVisible()
  await expect(page.getByText(mapMessages.states.working, { exact: true }).first()).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
})
