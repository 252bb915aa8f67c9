/** How much a page moves by itself when an answer is wrong and when it is right, from phones to desktops. */
import type { Page, Route } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { fillIn, refOf } from '@/tests/support/player-page'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'
import { late, shifted, watchShifts } from '@/tests/support/shifts'

const ID = 'egesz-osszeadas'
const MOST = 0.05

/** Presses the check by its key, and is answered by the server late. */
async function checkLate(page: Page): Promise<void> {
  const answerLate = async (route: Route) => {
    const response = await route.fetch()
    await late(page, () => route.fulfill({ response }))
  }
  await page.route('**/api/exercise/*/check', answerLate, { times: 1 })
  await page.getByRole('button', { name: exerciseMessages.check }).focus()
  await watchShifts(page)
  await page.keyboard.press('Enter')
}

/** Misses, and then solves the first question. */
async function expectNothingMoves(page: Page): Promise<void> {
  const exercise = (await allExercises()).find(({ id }) => id === ID)
  const [right = []] = exercise ? rightAnswers(exercise, refOf(page)) : []

  await page.getByRole('main').getByRole('textbox').first().fill('1')
  await checkLate(page)
  await expect(page.getByRole('region', { name: exerciseMessages.failedTitle })).toBeFocused()
  expect.soft(await shifted(page), 'a miss').toBeLessThanOrEqual(MOST)

  await fillIn(page, right)
  await checkLate(page)
  await expect(page.getByText(exerciseMessages.doneTitle)).toBeVisible()
  expect.soft(await shifted(page), 'a right answer').toBeLessThanOrEqual(MOST)
}

for (const [width, height] of [
  [360, 640],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' })

    test.beforeEach(async ({ page, signIn }) => {
      await decideOnCookies(page)
      await signIn({ premium: true })
      await page.goto(`/exercise/${ID}?s=5&d=2`)
    })

    test('neither a miss nor a right answer moves the page', ({ page }) => expectNothingMoves(page))

    test('neither moves the hints that stand below the answer, once all are given', async ({ page }) => {
      const hints = page.getByRole('list', { name: exerciseMessages.hints }).getByRole('listitem')
      const help = page.getByRole('button', { name: exerciseMessages.hint, exact: true })
      for (let given = 0; await help.isVisible(); given += 1) {
        await help.click()
        await expect(hints).toHaveCount(given + 1)
      }
      await expect(page.getByText(exerciseMessages.worked)).toBeVisible()
      await expectNothingMoves(page)
    })
  })
}
