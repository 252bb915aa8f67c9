/** Answering in a figure as one does with a mouse, a finger and keys; what it writes is tested without a browser. */
import type { Locator, Page } from '@playwright/test'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

const figureOf = (page: Page) => page.getByRole('main').getByRole('group', { name: messages.name })
const fields = (page: Page) => page.getByRole('main').getByRole('textbox')

/** The place at these shares of what is drawn. */
async function placeIn(figure: Locator, across: number, down: number) {
  const picture = figure.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + across * width, y: y + down * height }
}

test('pins of a number line are tapped, dragged and stepped, and checked as what is typed', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true })
  await page.goto('/exercise/liftezes-a-toronyhazban?s=7')
  const figure = figureOf(page)
  const sliders = figure.getByRole('slider')
  await expect(sliders).toHaveCount(2)
  const first = await placeIn(figure, 0.5, 0.6)
  await page.touchscreen.tap(first.x, first.y)
  await expect(fields(page).nth(0)).not.toHaveValue('')
  await expect(sliders.nth(0)).toBeFocused()
  const second = await placeIn(figure, 0.2, 0.6)
  await page.mouse.move(second.x, second.y)
  await page.mouse.down()
  await page.mouse.move((await placeIn(figure, 0.3, 0.6)).x, second.y, { steps: 4 })
  await page.mouse.up()
  await expect(fields(page).nth(1)).not.toHaveValue('')
  const dragged = Number(await fields(page).nth(1).inputValue())
  await page.keyboard.press('ArrowRight')
  await expect(fields(page).nth(1)).toHaveValue(String(dragged + 1))
  await fields(page).nth(1).fill('-4')
  await expect(sliders.nth(1)).toHaveAttribute('aria-valuetext', '\u22124')
  await sliders.nth(1).press('Enter')
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
})

for (const [what, path] of Object.entries({
  'number line': '/exercise/liftezes-a-toronyhazban?s=7',
  plane: '/exercise/teglalap-negyedik-csucsa?s=7',
  clock: '/exercise/tukorora-es-vizparti-tablak?s=7',
})) {
  test(`axe finds nothing at a ${what} in which one answers, and nothing scrolls sideways`, async ({
    page,
    signIn,
  }) => {
    await signIn({ premium: true })
    await page.goto(path)
    const figure = figureOf(page)
    const place = await placeIn(figure, 0.3, 0.3)
    await page.mouse.click(place.x, place.y)
    await expect(fields(page).first().or(fields(page).nth(1))).toBeVisible()
    await inEachScheme(page, async () => {
      expect(await axeFaults(page)).toEqual([])
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
