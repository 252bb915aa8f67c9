/** What a pupil sees in the moment after a check, on screens on which little room is left. */
import type { Locator, Page, Route } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'

/** As long as a remark is: two lines on a phone. */
const REMARK = 'A számlálókat és a nevezőket is összeadtad. Előbb hozd közös nevezőre a két törtet!'

interface Case {
  readonly path: string
  /** Answers, and gives the field or option that was used. */
  readonly answer: (page: Page) => Promise<Locator>
  readonly field?: number
}

const fillAll = async (page: Page): Promise<readonly Locator[]> => {
  const fields = await page.getByRole('main').getByRole('textbox').all()
  for (const field of fields) await field.fill('2')
  return fields
}

const CASES: Readonly<Record<string, Case>> = {
  'a number': {
    path: '/exercise/egesz-osszeadas?s=5&d=2',
    answer: async (page) => (await fillAll(page))[0] ?? page.getByRole('main'),
  },
  'an option': {
    path: '/exercise/mesebeli-varosok?s=5&d=2',
    answer: async (page) => {
      const option = page.getByRole('radio').first()
      await option.check()
      return page.locator('label:has(:checked)')
    },
  },
  'a fraction': {
    path: '/exercise/szorp-higitasa?s=5&d=2',
    answer: async (page) => {
      await fillAll(page)
      return page.locator('[data-control="0"]')
    },
  },
  'a field of several that is named': {
    path: '/exercise/stadion-nezoszama?s=5&d=2',
    answer: async (page) => (await fillAll(page))[1] ?? page.getByRole('main'),
    field: 1,
  },
}

const SCREENS = [
  ['a phone', 360, 640],
  ['a phone with its keyboard', 360, 400],
  ['a phone on its side', 740, 360],
  ['a zoom of 400 %', 320, 256],
] as const

const card = (page: Page) => page.getByRole('region', { name: exerciseMessages.failedTitle })

/** Has the next check called wrong, with the remark. */
async function missNext(page: Page, field?: number): Promise<void> {
  const named = field === undefined ? {} : { field: { control: 0, index: field } }
  const json = { correct: false, outcome: 'wrong', controls: ['wrong'], feedback: REMARK, ...named }
  const answerLate = async (route: Route) => {
    await page.waitForFunction((ms) => performance.now() - Number(document.body.dataset.pressed) > ms, LATE_MS)
    await route.fulfill({ json })
  }
  await page.route('**/api/exercise/*/check', answerLate, { times: 1 })
}

/** What moves so long after a press is no direct effect of it any more, and counts as a shift of the page. */
const LATE_MS = 600

/** Begins to add up how much the page shifts by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
    document.addEventListener('keydown', () => {
      document.body.dataset.pressed = String(performance.now())
    })
  })
}

async function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done))
    const { shifts } = window as unknown as { shifts: readonly number[] }
    return shifts.reduce((sum, each) => sum + each, 0)
  })
}

for (const [screen, width, height] of SCREENS) {
  test.describe(`on ${screen} (${width} × ${height})`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' })

    test('the answer, the sentence and the next step are seen together, and nothing jumps', async ({
      page,
      signIn,
    }) => {
      await decideOnCookies(page)
      await signIn({ premium: true })
      for (const [what, { path, answer, field }] of Object.entries(CASES)) {
        await page.goto(path)
        const used = await answer(page)
        await missNext(page, field)
        await watchShifts(page)
        await page.keyboard.press('Enter')
        await expect(card(page)).toBeFocused()
        const step = card(page).getByRole('button', { name: exerciseMessages.tryAgain })
        for (const each of [used, card(page).getByText(REMARK), step]) {
          await expect.soft(each, what).toBeInViewport({ ratio: 1 })
          expect.soft(await isOnTop(each), `${what}: ${each}`).toBe(true)
        }
        const shift = await shifted(page)
        test.info().annotations.push({ type: 'shift', description: `${what}: ${shift.toFixed(3)}` })
        expect.soft(shift, what).toBeLessThanOrEqual(0.05)
      }
    })
  })
}

test('one button is the main one: another try after the first miss, then help, and one like it in the end', async ({
  page,
  signIn,
}) => {
  await decideOnCookies(page)
  await signIn({ premium: true })
  await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
  const mains = [exerciseMessages.tryAgain, exerciseMessages.askHelp]
  for (const [miss, main] of mains.entries()) {
    if (miss > 0) await card(page).getByRole('button', { name: exerciseMessages.tryAgain }).click()
    await fillAll(page)
    await missNext(page)
    await page.evaluate(() => {
      document.body.dataset.pressed = '0'
    })
    await page.getByRole('button', { name: exerciseMessages.check }).click()
    await expect(card(page)).toBeVisible()
    await expect.poll(() => filledButtons(page)).toEqual([main])
    await expect(card(page).getByRole('button').first()).toHaveText(main)
  }
  const json = { hint: 'Bontsd fel az egyik tagot!', hasMore: false, maxHints: 1 }
  await page.route('**/api/exercise/*/hint', (route) => route.fulfill({ json }), { times: 1 })
  await card(page).getByRole('button', { name: exerciseMessages.askHelp }).click()
  await expect.poll(() => filledButtons(page)).toEqual([exerciseMessages.similar])
  await page.getByRole('main').getByRole('textbox').first().fill('3')
  await expect.poll(() => filledButtons(page)).toContain(exerciseMessages.check)
})

/** The visible buttons whose ground is the colour of the main one; that below the mouse would have another. */
async function filledButtons(page: Page): Promise<readonly (string | null)[]> {
  await page.mouse.move(0, 0)
  return page.evaluate(() => {
    const sample = document.createElement('i')
    sample.style.color = 'var(--color-leaf)'
    const leaf = getComputedStyle(document.body.appendChild(sample)).color
    sample.remove()
    return [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility() && getComputedStyle(button).backgroundColor === leaf)
      .map((button) => button.textContent)
  })
}

/** Whether nothing lies over it. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, points] = [(left + right) / 2, [top + 3, (top + bottom) / 2, bottom - 3]]
    return points.every((y) => {
      const seen = document.elementFromPoint(x, y)
      return seen !== null && (element.contains(seen) || seen.contains(element))
    })
  })
}
