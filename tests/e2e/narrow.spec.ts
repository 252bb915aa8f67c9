/** Every state of the exercise page on a narrow phone, and on a desktop that is zoomed to 200 %. */

import type { Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { retryMessages } from '@/lib/shared/messages/retry'
import { axeFaults } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

const ID = 'egesz-osszeadas'
const REF = { seed: 5, difficultyLevel: 2 } as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const message = (page: Page, name: string) => page.getByRole('region', { name })
const field = (page: Page) => page.getByRole('main').getByRole('textbox')

/** Axe finds nothing, nothing is wider than the screen, and each button and link in the bars is as tall as a finger. */
async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  const targets = page
    .locator('footer, header, nav, [data-focus="message"], dialog')
    .locator('a, button')
    .filter({ visible: true })
  for (const target of await targets.all()) {
    expect.soft((await target.boundingBox())?.height, `${await target.textContent()}`).toBeGreaterThanOrEqual(48)
  }
}

/** Has the next check answered in a way that this exercise gives no occasion for. */
async function answerNextCheck(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/exercise/*/check', (route) => route.fulfill({ status, json: body }), { times: 1 })
}

const SCREENS = [
  ['at 320 pixels', { viewport: { width: 320, height: 568 }, hasTouch: true }],
  ['at 320 pixels in the dark', { viewport: { width: 320, height: 568 }, hasTouch: true, colorScheme: 'dark' }],
  ['at 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
] as const

for (const [title, screen] of SCREENS) {
  test.describe(title, () => {
    test.use({ ...screen, reducedMotion: 'reduce' })

    test('an exercise is solved with nothing covered, cut off or at fault', async ({ page, context, signIn }) => {
      await signIn({ premium: true })
      await page.goto(`/exercise/${ID}?s=5&d=2`)
      const exercise = (await allExercises()).find(({ id }) => id === ID)
      if (!exercise) throw new Error('the exercise of this test is gone')
      const [first, second] = rightAnswers(exercise, REF).map(([control]) => String(control?.answer))

      await button(page, exerciseMessages.hint).click()
      await expect(page.getByRole('list', { name: exerciseMessages.hints }).getByRole('listitem')).toBeFocused()
      await expectSound(page)

      await button(page, exerciseMessages.check).click()
      await expect(message(page, exerciseMessages.askTitle)).toBeVisible()
      await expect(field(page)).toBeFocused()
      await expectClear(page, exerciseMessages.askTitle)
      await expectSound(page)

      const feedback = 'Ezt kétféleképpen lehet érteni: 1,5 vagy 1500?'
      await answerNextCheck(page, 200, { correct: false, outcome: 'ungraded', controls: ['ungraded'], feedback })
      await field(page).fill('1')
      await field(page).press('Enter')
      await expect(message(page, exerciseMessages.askTitle)).toContainText(feedback)
      await expect(page.getByText(exerciseMessages.markUngraded)).toBeInViewport()
      await expectClear(page, exerciseMessages.askTitle)
      await expectSound(page)

      await page.keyboard.press('Escape')
      await context.setOffline(true)
      await field(page).press('Enter')
      await expect(message(page, retryMessages.offline.check.title)).toBeVisible()
      await expectClear(page, retryMessages.offline.check.title)
      await expectSound(page)
      await context.setOffline(false)
      await expect(message(page, exerciseMessages.failedTitle)).toBeFocused()
      await expectClear(page, exerciseMessages.failedTitle)
      await expectSound(page)

      await answerNextCheck(page, 403, { error: { code: 'limit-reached', message: '' } })
      await field(page).fill('2')
      await button(page, exerciseMessages.check).click()
      await expect(message(page, exerciseMessages.limitTitle)).toBeFocused()
      await expect(page.getByRole('link', { name: exerciseMessages.limitOther })).toBeInViewport({ ratio: 1 })
      await expectSound(page)

      await field(page).fill(first ?? '')
      await field(page).press('Enter')
      await expect(message(page, exerciseMessages.doneTitle)).toBeFocused()
      await expectClear(page, exerciseMessages.doneTitle)
      await expectSound(page)
      await button(page, exerciseMessages.doneNext).click()
      await button(page, exerciseMessages.stepDone(1)).click()
      await expect(field(page)).not.toBeEditable()
      await expect(field(page)).toHaveValue(first ?? '')
      await expectSound(page)

      await button(page, exerciseMessages.next).click()
      await field(page).fill(second ?? '')
      await field(page).press('Enter')
      await expect(page.getByRole('dialog', { name: exerciseMessages.solvedTitle })).toBeVisible()
      await expectSound(page)
    })
  })
}

/** The field stands above the message about it. */
async function expectClear(page: Page, title: string): Promise<void> {
  await expect(async () => {
    const [fieldBox, messageBox] = [await field(page).boundingBox(), await message(page, title).boundingBox()]
    expect(fieldBox?.y).toBeGreaterThanOrEqual(0)
    expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(messageBox?.y ?? 0)
  }).toPass({ timeout: 5000 })
}
