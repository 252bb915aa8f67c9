/** How what is said of an answer stands among its neighbours on phones: it touches and covers none of them. */
import type { Locator, Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { keyRowMessages } from '@/lib/shared/messages/key-row'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { trialCard, trialCheck } from '@/tests/support/trial-page'

/** A fraction below a figure, for who has no account. */
const FRACTION = '/try/5?n=2'
/** A list of options. */
const CHOICE = '/exercise/mesebeli-varosok?s=5&d=2'

const MISS = { correct: false, outcome: 'wrong', controls: ['wrong'] }

const card = (page: Page) => page.getByRole('region', { name: exerciseMessages.failedTitle })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on the page`)
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** What a frame around a control takes, with its line. */
async function frameOf(control: Locator) {
  const around = await control.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  const { y, bottom } = await boxOf(control)
  return { top: y - around, bottom: bottom + around }
}

/** Where the letters of a line begin: above them it is as empty as below. */
const lettersOf = (line: Locator) =>
  line.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2 - Number.parseFloat(getComputedStyle(element).fontSize) / 2
  })

for (const width of [320, 360]) {
  test.describe(`on a phone ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, reducedMotion: 'reduce' })

    test('the frame around an answer leaves the figure above and the words below alone, and the keys give way', async ({
      page,
    }) => {
      await decideOnCookies(page)
      await page.goto(FRACTION)
      const fields = trialCard(page).getByRole('textbox')
      await fields.first().tap()
      const keys = page.getByRole('region', { name: keyRowMessages.name })
      const [row, whole] = [await boxOf(keys), await boxOf(trialCard(page))]
      expect([row.x, row.right]).toEqual([whole.x, whole.right])
      const ground = (element: Element) => getComputedStyle(element).backgroundColor
      expect(await keys.evaluate(ground)).toBe(await trialCard(page).evaluate(ground))
      const check = await boxOf(trialCheck(page))
      expect(row.y).toBeGreaterThanOrEqual(check.bottom + 4)

      for (const field of await fields.all()) await field.fill('1')
      await page.route('**/api/try/*/check', (route) => route.fulfill({ json: MISS }), { times: 1 })
      await trialCheck(page).click()
      await expect(card(page)).toBeFocused()
      await expect(keys).toHaveCount(0)
      const frame = await frameOf(trialCard(page).locator('[data-control]'))
      const figure = await boxOf(trialCard(page).getByRole('img').first().locator('..'))
      expect(frame.top).toBeGreaterThanOrEqual(figure.bottom + 3)
      const words = await lettersOf(page.getByText(exerciseMessages.markWrongGroup))
      expect(words).toBeGreaterThanOrEqual(frame.bottom + 5)
    })
  })
}

test.describe('on a phone with its keyboard', () => {
  test.use({ viewport: { width: 360, height: 400 }, hasTouch: true, reducedMotion: 'reduce' })

  test('what says which option was chosen lies between the options, and the card below is one with its edges', async ({
    page,
    signIn,
  }) => {
    await decideOnCookies(page)
    await signIn({ premium: true })
    await page.goto(CHOICE)
    const options = page.locator('main label')
    for (const index of [0, 1]) {
      await options.nth(index).click()
      await page.route('**/api/exercise/*/check', (route) => route.fulfill({ json: MISS }), { times: 1 })
      await page.getByRole('button', { name: exerciseMessages.check }).click()
      await expect(card(page)).toBeFocused()
      const pill = await boxOf(page.getByText(exerciseMessages.chosen))
      for (const option of await options.all()) {
        if (await option.locator(':checked').count()) continue
        const other = await boxOf(option)
        expect(pill.bottom <= other.y || pill.y >= other.bottom || pill.x >= other.right || pill.right <= other.x).toBe(
          true,
        )
      }
      const { x, right } = await boxOf(card(page))
      expect(x).toBeGreaterThanOrEqual(8)
      expect(right).toBeLessThanOrEqual(352)
      await expect(card(page)).toHaveCSS('border-radius', '14px')
      await card(page).getByRole('button', { name: exerciseMessages.tryAgain }).click()
    }
  })
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true })

  test('the chip that brings the text back leaves the bar its edges, and is as large as a finger', async ({
    page,
    signIn,
  }) => {
    await decideOnCookies(page)
    await signIn({ premium: true })
    await page.goto(CHOICE)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const chip = page.getByRole('button', { name: exerciseMessages.text, exact: true })
    await expect(chip).toBeVisible()
    const { x, y, width, height } = await boxOf(chip)
    expect(height).toBe(40)
    await page.touchscreen.tap(x + width / 2, y - 3)
    await expect(page.getByRole('group', { name: exerciseMessages.text })).toBeVisible()
  })
})
