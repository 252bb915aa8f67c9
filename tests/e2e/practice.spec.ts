/** What the site remembers of how a pupil works. */
import type { Locator, Page } from '@playwright/test'
import { TodayAnswer } from '@/lib/domain/practice/schemas'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { groveMessages } from '@/lib/shared/messages/grove'
import {
  mapMessages,
  mistakesMessages,
  practiceMessages,
  sessionMessages,
  todayMessages,
  weekMessages,
} from '@/lib/shared/messages/practice'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { fillIn, refIn, refOf, solve } from '@/tests/support/player-page'
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
  await expect(
    other.getByText(practiceMessages.solvedBefore(new Date().toISOString(), new Date().toISOString())),
  ).toBeVisible()
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
  await expect(again).toHaveAttribute('href', '/exercise/egesz-osszeadas?d=1&from=mistake')
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page.reload()
  await expect(mistake.getByRole('textbox').first()).toHaveValue('1')
  await page.getByRole('link', { name: mistakesMessages.mended(0) }).click()
  await expect(page.getByText(mistakesMessages.noneMended)).toBeVisible()
})

/** On a phone the rail and the bar leave the exercise its place, also before they have come. */
async function expectLowStrips(page: Page, rail: Locator): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 640 })
  const bar = page.getByRole('navigation', { name: exerciseMessages.bar })
  const heights = await Promise.all([rail, bar].map(async (strip) => (await strip.boundingBox())?.height ?? 0))
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(96)
  const top = async () => (await page.getByRole('main').boundingBox())?.y
  const before = await top()
  // Hidden it is found by no role any more.
  const element = await rail.elementHandle()
  await element?.evaluate((hidden) => hidden.style.setProperty('display', 'none'))
  expect(await top()).toBe(before)
  await element?.evaluate((hidden) => hidden.style.removeProperty('display'))
  await page.setViewportSize(size)
}

test('who says the grade gets a practice for the day, and is led from place to place to its end', async ({
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

  await card.getByText(todayMessages.settings).click()
  await card.getByRole('button', { name: todayMessages.exercises(3) }).click()
  await expect(places).toHaveCount(3)
  await card.getByRole('region', { name: todayMessages.startAnywhere }).getByRole('link').first().click()
  await expect(page).toHaveURL('/practice/1')
  const rail = page.getByRole('navigation', { name: todayMessages.places })
  await expectLowStrips(page, rail)
  await page.getByRole('button', { name: sessionMessages.pause }).click()
  const pause = page.getByRole('dialog', { name: sessionMessages.pauseTitle })
  await pause.getByRole('button', { name: sessionMessages.goOn }).first().click()
  await expect(pause).toBeHidden()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await solvePlace(page, 1)
  await page.getByRole('dialog').getByRole('link', { name: sessionMessages.nextPlace }).click()
  await expect(page).toHaveURL('/practice/2')
  await expect(rail.getByRole('link', { name: /^1\..*kész$/ })).toBeVisible()

  await page.goto('/')
  await expect(places.filter({ hasText: 'kész' })).toHaveCount(1)
  await expect(card.getByText(todayMessages.week(1, 3))).toBeVisible()
  // What is left leads on by itself, and the last place to the end.
  await page.goto('/practice')
  for (const position of [2, 3]) {
    await expect(page).toHaveURL(`/practice/${position}`)
    await solvePlace(page, position)
    await page.getByRole('dialog').getByRole('link').first().click()
  }
  await expect(page).toHaveURL('/practice/end')
  await expect(page.getByRole('heading', { level: 1, name: todayMessages.done })).toBeVisible()
  const risen = page.getByRole('region', { name: sessionMessages.risen }).getByRole('listitem')
  await expect(risen.first()).toContainText(mapMessages.states.working)
  await expect(page.getByRole('region', { name: sessionMessages.returns }).getByRole('listitem').first()).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
})

test('what is practised grows on the home page and on the map', async ({ page, signIn }) => {
  await signIn()
  const exercise = (await allExercises()).find(({ id }) => id === 'egesz-osszeadas')
  if (!exercise) throw new Error('the exercise of this test is gone')
  await page.goto('/exercise/egesz-osszeadas?s=5&d=1')
  await solve(page, exercise, { seed: 5, difficultyLevel: 1 })
  await page.goto('/')
  const week = page.getByRole('region', { name: weekMessages.title })
  await expect(week.getByRole('listitem').first()).toContainText(mapMessages.states.working)
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page.getByRole('link', { name: mapMessages.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: mapMessages.title })).toBeVisible()
  await expect(page.getByText(mapMessages.states.working, { exact: true }).first()).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))

  // A leaf of the picture leads to its skill in the list, which opens.
  const leaf = page.getByRole('link', { name: `: ${mapMessages.states.working}` }).first()
  await leaf.press('Enter')
  const opened = page.locator('details[open]')
  await expect(opened.getByText(/^Legutóbb/)).toBeVisible()
  await expect(opened.getByRole('link').first()).toBeInViewport()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page.getByRole('link', { name: groveMessages.picture, exact: true }).click()
  await expect(page.getByRole('heading', { name: groveMessages.pictureTitle })).toBeInViewport()

  // And it greets on the home page.
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^A ligeted: / })).toHaveAttribute('href', '/map')
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
})

/** Solves the place of today's practice that is open on the page. @param position from 1 */
async function solvePlace(page: Page, position: number): Promise<void> {
  const { places } = TodayAnswer.parse(await (await page.request.get('/api/practice/today')).json())
  const place = places[position - 1]
  const exercise = (await allExercises()).find(({ id }) => id === place?.exerciseId)
  if (!place || !exercise) throw new Error(`there is no exercise of place ${position}`)
  await solve(page, exercise, refIn(new URL(place.path, page.url())))
}
