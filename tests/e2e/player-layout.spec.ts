/** Where the parts of the exercise page stand: on phones, beside an open keyboard, and on wide screens. */
import type { Locator, Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { keyRowMessages } from '@/lib/shared/messages/key-row'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'

/** One field for a whole number, two sub-tasks, with hints. */
const NUMBER = '/exercise/egesz-osszeadas?s=5&d=2'
/** A text with a table, and four sub-tasks, of which the first is a choice. */
const TABLE = '/exercise/mesebeli-varosok?s=5&d=2'
/** What explains its skill stands beside its title. */
const EXPLAINED = '/exercise/tortek-bovitese?s=5&d=1'
/** As long as a title is. */
const TITLE = 'Abszolút értékes és exponenciális egyenlet, grafikus megoldás'
/** A text with a figure. */
const FIGURE = '/exercise/lepke-a-koordinata-rendszerben?s=5&d=2'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const footer = (page: Page) => page.getByRole('contentinfo')
const bar = (page: Page) => page.getByRole('navigation', { name: exerciseMessages.bar })
const explanations = (page: Page) => page.getByRole('navigation', { name: exerciseMessages.explanations })
const field = (page: Page) => page.getByRole('main').getByRole('textbox').first()
const story = (page: Page) => page.locator('main > :first-child')

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on the page`)
  return { ...box, bottom: box.y + box.height, right: box.x + box.width, middle: box.y + box.height / 2 }
}

async function open(page: Page, path: string, signIn: (options: { premium: boolean }) => Promise<unknown>) {
  await decideOnCookies(page)
  await signIn({ premium: true })
  await page.goto(path)
}

/** Has the next hint be the last one. */
async function giveLastHint(page: Page): Promise<void> {
  const json = { hint: 'Bontsd fel az egyik tagot!', hasMore: false, maxHints: 1 }
  await page.route('**/api/exercise/*/hint', (route) => route.fulfill({ json }), { times: 1 })
}

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} the bar moves nothing when it comes after the answer was painted`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, TABLE, signIn)
    const main = page.getByRole('main')
    const { y } = await boxOf(main)
    await bar(page).evaluate((element) => element.remove())
    expect((await boxOf(main)).y).toBe(y)
  })
}

/** The text of a formula that breaks though it fits on a line, or whose neighbour has gone to another line. */
function breaksThatFits(formula: Element): string {
  const box = formula.closest('.tied') ?? formula
  const line = (box.parentElement as Element).getBoundingClientRect().width
  const parts = [...box.querySelectorAll('.base')].map((part) => part.getBoundingClientRect())
  const neighbours = [...box.childNodes].flatMap((part) => {
    if (!(part instanceof Text)) return []
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()]
  })
  const all = [...parts, ...neighbours]
  const isLonger = all.reduce((sum, { width }) => sum + width, 0) > line
  const isBroken = all.some((one) => all.some((other) => one.top >= other.bottom))
  return isBroken && !isLonger ? (box.textContent ?? '') : ''
}

for (const width of [320, 360]) {
  test.describe(`on a phone ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, reducedMotion: 'reduce' })

    test('help and check are one row of 64 pixels, and the progress is in the row at the top', async ({
      page,
      signIn,
    }) => {
      await open(page, TABLE, signIn)
      expect((await boxOf(footer(page))).height).toBe(64)
      const [help, check] = [
        await boxOf(button(page, exerciseMessages.hint)),
        await boxOf(button(page, exerciseMessages.check)),
      ]
      expect(help.middle).toBe(check.middle)
      expect(help.right).toBeLessThanOrEqual(check.x)

      const row = await boxOf(bar(page))
      expect(row.height).toBe(56)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      expect((await boxOf(bar(page))).y).toBe(0)
      let end = 0
      const parts = [
        button(page, exerciseMessages.close),
        button(page, exerciseMessages.renew),
        page.getByText(exerciseMessages.counter(1, 4)),
        page.getByRole('list', { name: exerciseMessages.progress }),
        button(page, exerciseMessages.text),
      ]
      for (const part of parts) {
        const box = await boxOf(part)
        expect(box.x, `${part}`).toBeGreaterThanOrEqual(end)
        expect(Math.abs(box.middle - 28), `${part}`).toBeLessThanOrEqual(2)
        end = box.right
      }
      expect(end).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

    test('nothing moves when the last hint is given', async ({ page, signIn }) => {
      await open(page, NUMBER, signIn)
      const check = button(page, exerciseMessages.check)
      const [before, height] = [await boxOf(check), (await boxOf(footer(page))).height]
      await giveLastHint(page)
      await button(page, exerciseMessages.hint).click()
      await expect(button(page, exerciseMessages.hint)).toBeHidden()
      expect(await boxOf(check)).toEqual(before)
      expect((await boxOf(footer(page))).height).toBe(height)
    })

    test('a formula that fits on a line stands on one, with what is written against it', async ({ page, signIn }) => {
      await open(page, NUMBER, signIn)
      for (const count of [1, 2, 3]) {
        await button(page, exerciseMessages.hint).click()
        await expect(page.getByRole('list', { name: exerciseMessages.hints }).getByRole('listitem')).toHaveCount(count)
      }
      const formulas = await page.locator('main .tex:not(.block)').all()
      expect(formulas.length).toBeGreaterThan(5)
      for (const formula of formulas) expect.soft(await formula.evaluate(breaksThatFits)).toBe('')
    })

    test('beside an open keyboard the keys and the check are one row of 56 pixels', async ({ page, signIn }) => {
      await open(page, NUMBER, signIn)
      await field(page).tap()
      for (const height of [500, 400]) {
        await page.setViewportSize({ width, height })
        const minus = button(page, keyRowMessages.sign)
        await expect.poll(async () => (await boxOf(footer(page))).height).toBe(56)
        const [row, key, check] = [
          await boxOf(footer(page)),
          await boxOf(minus),
          await boxOf(button(page, exerciseMessages.check)),
        ]
        expect(row.bottom).toBe(height)
        expect(key.middle).toBe(check.middle)
        expect(Math.min(key.width, key.height, check.height)).toBeGreaterThanOrEqual(48)
        await expect(page.getByRole('region', { name: keyRowMessages.name }).getByRole('button')).toHaveCount(1)
        await expect(button(page, exerciseMessages.hint)).toBeHidden()
        await expect.poll(async () => (await boxOf(field(page))).bottom <= row.y).toBe(true)
        expect((await boxOf(field(page))).y).toBeGreaterThanOrEqual((await boxOf(bar(page))).bottom)
      }
      expect(await axeFaults(page)).toEqual([])
    })

    test('a chip brings the text back while it is out of sight, and leaves the focus in the field', async ({
      page,
      signIn,
    }) => {
      await open(page, FIGURE, signIn)
      const chip = button(page, exerciseMessages.text)
      await expect(chip).toBeHidden()
      await field(page).focus()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(story(page)).not.toBeInViewport()
      await chip.tap()
      const text = page.getByRole('group', { name: exerciseMessages.text })
      await expect(text.getByRole('img').first()).toBeInViewport()
      await expect(field(page)).toBeFocused()
      await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
      await chip.tap()
      await expect(text).toBeHidden()
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(chip).toBeHidden()
    })
  })
}

test('the keyboard gets to the answer first, then to the check and to help, and then to what explains it and the rest', async ({
  page,
  signIn,
}) => {
  await open(page, EXPLAINED, signIn)
  await expect(button(page, exerciseMessages.hint)).toBeVisible()
  const fields = await page.getByRole('main').getByRole('textbox').all()
  const stops = [...fields, button(page, exerciseMessages.check), button(page, exerciseMessages.hint)]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  const rest = [
    ...(await explanations(page).getByRole('link').all()),
    button(page, exerciseMessages.close),
    button(page, exerciseMessages.renew),
  ]
  expect(rest.length).toBe(4)
  for (const stop of rest) {
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return stop.evaluate((element) => element === document.activeElement)
      })
      .toBe(true)
  }
})

for (const [width, height] of [
  [660, 800],
  [820, 1180],
  [1024, 700],
  [1440, 800],
] as const) {
  test(`at ${width} pixels even the longest title, its level and what explains it are one row, and nothing is cut`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, EXPLAINED, signIn)
    const title = page.getByRole('heading', { level: 1 })
    await title.evaluate((element, text) => {
      element.textContent = text
    }, TITLE)
    const row = await boxOf(page.getByRole('banner'))
    expect(row.height).toBe(64)
    const links = await explanations(page).getByRole('link').all()
    let end = 0
    const parts = [button(page, exerciseMessages.close), title, page.getByRole('img', { name: /^Nehézség/ }), ...links]
    for (const part of parts) {
      if (!(await part.isVisible())) continue
      const box = await boxOf(part)
      expect(box.x, `${part}`).toBeGreaterThanOrEqual(end)
      expect(Math.abs(box.middle - row.middle), `${part}`).toBeLessThanOrEqual(2)
      end = box.right
    }
    expect(end).toBeLessThanOrEqual(width)
    const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 2
    expect(await title.evaluate(cut)).toBe(false)
    await page.evaluate(() => {
      document.querySelector('main')?.setAttribute('style', 'min-height: 2500px')
      window.scrollTo(0, 700)
    })
    expect((await boxOf(explanations(page))).y).toBe(0)
  })
}

for (const width of [320, 360]) {
  test(`at ${width} pixels the answer is not moved when what explains it comes after it was painted`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, EXPLAINED, signIn)
    const main = page.getByRole('main')
    const { y } = await boxOf(main)
    await explanations(page).evaluate((element) => element.remove())
    expect((await boxOf(main)).y).toBe(y)
  })
}

for (const [width, height] of [
  [1024, 600],
  [1440, 700],
] as const) {
  test(`at ${width} × ${height} text and figure stay beside the question, at least 360 pixels wide`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of [FIGURE, TABLE]) {
      await open(page, path, signIn)
      await giveLastHint(page)
      await button(page, exerciseMessages.hint).click()
      await page.evaluate(() => document.querySelector('main > section')?.setAttribute('style', 'min-height: 1500px'))
      await page.evaluate(() => window.scrollTo(0, 700))
      const box = await boxOf(story(page))
      expect(box.width).toBeGreaterThanOrEqual(360)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.bottom).toBeLessThanOrEqual((await boxOf(footer(page))).y)
      expect(box.right).toBeLessThanOrEqual((await boxOf(page.locator('main > section'))).x)
      await expect(button(page, exerciseMessages.text)).toBeHidden()
      expect(await axeFaults(page)).toEqual([])
    }
  })
}
