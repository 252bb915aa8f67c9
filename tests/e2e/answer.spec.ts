/** What a pupil sees in the moment after a check, on screens on which little room is left. */
import type { Locator, Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { axeFaults } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { late, shifted, watchShifts } from '@/tests/support/shifts'
import { trialCard, trialCheck } from '@/tests/support/trial-page'

/** As long as a remark is. */
const REMARK = 'A számlálókat és a nevezőket is összeadtad. Előbb hozd közös nevezőre mind a két törtet!'

interface Case {
  readonly path: string
  /** Answers, and gives the field or option that was used; nothing where that may be said by the card in its place. */
  readonly answer: (page: Page) => Promise<Locator | undefined>
  readonly field?: number
}

const fillAll = async (page: Page, text = '2'): Promise<readonly Locator[]> => {
  const fields = await page.getByRole('main').getByRole('textbox').all()
  for (const field of fields) await field.fill(text)
  return fields
}

/** The field that was typed in last: where no field is named, the pupil is still there. */
const lastFilled = async (page: Page, text: string) => (await fillAll(page, text)).at(-1) ?? page.getByRole('main')

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
  'several choices': {
    path: '/exercise/primszamok?s=5&d=2',
    answer: async (page) => {
      const options = page.getByRole('checkbox')
      await expect(options).toHaveCount(6)
      await options.nth(1).check()
      await options.nth(4).check()
      return page.locator('label:has(:checked)').last()
    },
  },
  'a fraction': {
    path: '/exercise/szorp-higitasa?s=5&d=2',
    answer: async (page) => {
      await fillAll(page)
      return page.locator('[data-control="0"]')
    },
  },
  statements: {
    path: '/exercise/egesz-szamok-osszehasonlitasa?s=5&d=2',
    answer: async (page) => {
      const statements = page.locator('[data-statement]')
      for (const each of await statements.all()) await each.getByRole('radio').first().check()
      return statements.last().locator('label:has(:checked)')
    },
  },
  'a field of several that is named': {
    path: '/exercise/stadion-nezoszama?s=5&d=2',
    answer: async (page) => (await fillAll(page))[1] ?? page.getByRole('main'),
    field: 1,
  },
  'a list of which no field is named': {
    path: '/exercise/maradekos-osztas?s=5&d=1',
    answer: (page) => lastFilled(page, '2'),
  },
  'a text': {
    path: '/exercise/szamok-betuvel?s=5&d=1',
    answer: (page) => lastFilled(page, 'kétezer'),
  },
  'an expression': {
    path: '/exercise/masodfoku-egyenlet-szorzatta-bontassal?s=5&d=1',
    answer: (page) => lastFilled(page, 'x+2'),
  },
  'a point on a plane': {
    path: '/exercise/tavolsag-felezopont-sulypont-gyakorlasa?s=5&d=1',
    answer: (page) => lastFilled(page, '(2; 3)'),
  },
  'the first of several choices alone': {
    path: '/exercise/primszamok?s=6&d=2',
    answer: async (page) => {
      await page.getByRole('checkbox').first().check()
      return undefined
    },
  },
  'pins on a number line': {
    path: '/exercise/liftezes-a-toronyhazban?s=5&d=1',
    answer: (page) => tapped(page, [40, 60], [140, 60]),
  },
  'the hands of a clock': {
    path: '/exercise/tukorora-es-vizparti-tablak?s=5&d=1',
    answer: (page) => tapped(page, [60, 60], [100, 120]),
  },
  'a tapped point': {
    path: '/exercise/teglalap-negyedik-csucsa?s=5&d=1',
    answer: (page) => tapped(page, [100, 60]),
  },
  'many tapped points': {
    path: '/exercise/grafikon-keszitese?s=5&d=1',
    answer: (page) => tapped(page, [60, 60], [100, 90], [140, 60]),
  },
}

/** Puts answers into the figure. */
async function tapped(page: Page, ...places: readonly (readonly [x: number, y: number])[]): Promise<undefined> {
  const figure = page.locator('main form [data-plate]').first()
  for (const [x, y] of places) await figure.tap({ position: { x, y } })
  await expect(figure.locator('[data-placed]')).not.toHaveCount(0)
}

/** In which ways all that was used is seen: in its figure, in its fields or options, or named by the card. */
async function seenWays(page: Page): Promise<readonly string[]> {
  const ways = {
    figure: page.locator('main form [data-placed]'),
    fields: page.locator('main form [data-field]:not([type="checkbox"], [type="radio"])'),
    options: page.locator('main form label:has(:checked)'),
    card: card(page).locator('[data-answered]'),
  }
  const seen: string[] = []
  for (const [way, parts] of Object.entries(ways)) {
    const all = await parts.all()
    const areSeen = await Promise.all(all.map((part) => isOnTop(part)))
    if (all.length > 0 && !areSeen.includes(false)) seen.push(way)
  }
  return seen
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
  await page.route('**/api/exercise/*/check', (route) => late(page, () => route.fulfill({ json })), { times: 1 })
}

for (const [screen, width, height] of SCREENS) {
  // So low that keys and buttons take half of it.
  const isTiny = height < 296
  test.describe(`on ${screen} (${width} × ${height})`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' })

    test('the answer, the sentence and the next step are seen together, after the first miss and the second, and nothing jumps', async ({
      page,
      signIn,
    }) => {
      // More than twenty checks, each answered late.
      test.setTimeout(300_000)
      await decideOnCookies(page)
      await signIn({ premium: true })
      for (const [what, { path, answer, field }] of Object.entries(CASES)) {
        await page.goto(path)
        for (const next of [exerciseMessages.tryAgain, exerciseMessages.askHelp]) {
          const at = `${what}, then ${next}`
          const used = await answer(page)
          await missNext(page, field)
          await watchShifts(page)
          await page.keyboard.press('Enter')
          await expect(card(page)).toBeFocused()
          const step = card(page).getByRole('button').first()
          await expect(step, at).toHaveText(next)
          const sentence = card(page).getByText(REMARK)
          const group = page.getByText(exerciseMessages.markWrongGroup)
          const fault = (await group.count()) > 0 ? [group] : []
          if (!used) expect.soft(await seenWays(page), at).not.toEqual([])
          for (const each of [...(used ? [used] : []), ...fault, sentence, step]) {
            await expect.soft(each, at).toBeInViewport({ ratio: 1 })
            expect.soft(await isOnTop(each), `${at}: ${each}`).toBe(true)
          }
          expect.soft(await typeOf(sentence), at).toEqual([isTiny ? '16px' : '18px', '600'])
          await expect.poll(() => linesOf(sentence), at).toBeLessThanOrEqual(width > 360 ? 2 : 3)
          expect.soft(await framesCutNeedlessly(page), at).toEqual([])
          const shift = await shifted(page)
          test.info().annotations.push({ type: 'shift', description: `${at}: ${shift.toFixed(3)}` })
          expect.soft(shift, at).toBeLessThanOrEqual(0.05)
          await card(page).getByRole('button', { name: exerciseMessages.tryAgain }).click()
        }
      }
    })
  })
}

for (const [screen, width, height] of SCREENS) {
  test.describe(`after a miss on ${screen} (${width} × ${height})`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' })

    test('nothing moves under a finger on another option, and the sentence is there until the next check', async ({
      page,
      signIn,
    }) => {
      await decideOnCookies(page)
      await signIn({ premium: true })
      for (const what of ['an option', 'several choices']) {
        const { path, answer } = CASES[what] as Case
        await page.goto(path)
        await answer(page)
        await missNext(page)
        await watchShifts(page)
        await page.keyboard.press('Enter')
        await expect(card(page)).toBeFocused()
        // At the end of a page that became shorter it would scroll by itself.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const other = page.locator('main label').last()
        await other.scrollIntoViewIfNeeded()
        const remark = page.getByRole('main').getByText(REMARK)
        const places = async () => [await topOf(other), await topOf(remark)]
        const before = await places()
        const { x, y } = await pointIn(other)
        await page.touchscreen.tap(x, y)
        await expect(other.locator('input')).toBeFocused()
        await expect(card(page)).toHaveCount(0)
        expect.soft(await places(), what).toEqual(before)
        const past = page.getByRole('region', { name: exerciseMessages.pastTitle })
        await expect(past).toContainText(REMARK)
        await expect(past.getByRole('button')).toHaveCount(0)
        expect.soft(await filledButtons(page), what).toEqual([exerciseMessages.check])
        expect.soft(await shifted(page), what).toBeLessThanOrEqual(0.05)
        expect.soft(await axeFaults(page), what).toEqual([])
      }
    })

    test('the last step of the worked solution stands beside the field in which the answer is given', async ({
      page,
      signIn,
    }) => {
      await decideOnCookies(page)
      await signIn({ premium: true })
      await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
      const step = 'Tehát együtt ennyi: $412$.'
      const json = { hint: step, hasMore: false, maxHints: 1 }
      await page.route('**/api/exercise/*/hint', (route) => route.fulfill({ json }), { times: 1 })
      await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
      await page.getByRole('button', { name: exerciseMessages.answerWorkedOut }).click()
      const field = page.getByRole('main').getByRole('textbox').first()
      await expect(field).toBeFocused()
      const last = page.getByRole('region', { name: exerciseMessages.workedStep })
      for (const each of [field, last.getByText('Tehát együtt ennyi:')]) {
        await expect.soft(each).toBeInViewport({ ratio: 1 })
        expect.soft(await isOnTop(each), `${each}`).toBe(true)
      }
    })
  })
}

/** Answers the first of the steps right, and tells what moved meanwhile: by how much at first, and how long, in ms. */
async function movesOfRightAnswer(page: Page, seed: number): Promise<readonly unknown[]> {
  await page.goto(`/exercise/egesz-osszeadas?s=${seed}&d=2`)
  await fillAll(page)
  const json = { correct: true, outcome: 'correct', controls: ['correct'] }
  await page.route('**/api/exercise/*/check', (route) => route.fulfill({ json }), { times: 1 })
  await page.evaluate(() => {
    const moves: unknown[] = []
    Object.assign(window, { moves })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName !== 'translate') return
      const transitions = (target as Element).getAnimations() as CSSTransition[]
      const effect = transitions.find((each) => each.transitionProperty === propertyName)
        ?.effect as KeyframeEffect | null
      moves.push([effect?.getKeyframes()[0]?.translate, effect?.getTiming().duration])
    })
  })
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  await expect(page.getByRole('button', { name: exerciseMessages.stepDone(1) })).toBeVisible()
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done))
    return (window as unknown as { readonly moves: readonly unknown[] }).moves
  })
}

for (const [where, width, height, from] of [
  ['a phone, from below the bar', 360, 740, '0px 56px'],
  ['a wider screen, from above it', 1280, 800, '0px -56px'],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport: { width, height } })

    test('a leaf moves from a right answer to the progress, in 120 ms, and is there at once for who wants no motion', async ({
      page,
      signIn,
    }) => {
      await decideOnCookies(page)
      await signIn({ premium: true })
      expect(await movesOfRightAnswer(page, 5)).toEqual([[from, 120]])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await movesOfRightAnswer(page, 6)).toEqual([])
    })
  })
}

test('on the smallest phone all ways on from the end are in sight, whatever there is to say', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await decideOnCookies(page)
  await signIn({ premium: true })
  await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
  const right = { correct: true, outcome: 'correct', controls: ['correct'] }
  const wayOn = {
    next: { title: 'Különböző nevezőjű törtek összeadása és kivonása', path: '/exercise/primszamok?d=2' },
    harder: '/exercise/egesz-osszeadas?d=3',
    back: { title: 'Műveletek természetes számokkal', path: '/exercises' },
  }
  const hint = { hint: 'Kezdd az egyeseknél!', hasMore: false, maxHints: 1 }
  await page.route('**/api/exercise/*/hint', (route) => route.fulfill({ json: hint }), { times: 1 })
  await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  for (const json of [right, { ...right, why: REMARK, wayOn }]) {
    await page.getByRole('main').getByRole('textbox').first().fill('2')
    await page.route('**/api/exercise/*/check', (route) => route.fulfill({ json }), { times: 1 })
    await page.getByRole('button', { name: exerciseMessages.check }).click()
    if (json !== right) break
    // The bar below has nothing in it now, and is not there to be seen.
    await expect(page.locator('.player-foot > footer')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.getByRole('button', { name: exerciseMessages.doneNext }).click()
    await expect(page.locator('.player-foot > footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  const end = page.getByRole('dialog', { name: exerciseMessages.solvedTitle })
  for (const way of await end.getByRole('link').all()) await expect.soft(way).toBeInViewport({ ratio: 1 })
  await expect(end.getByRole('link', { name: exerciseMessages.home, exact: true })).toBeInViewport({ ratio: 1 })
  expect(await axeFaults(page)).toEqual([])
})

test('of who tries an exercise on a phone the sentence is as large, and the answer stays beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await decideOnCookies(page)
  for (const path of ['/', '/try/5']) {
    await page.goto(path)
    const used = trialCard(page).locator('label').first()
    await used.click()
    const json = { correct: false, outcome: 'wrong', controls: ['wrong'], feedback: REMARK }
    await page.route('**/api/try/*/check', (route) => route.fulfill({ json }), { times: 1 })
    await trialCheck(page).click()
    await expect(card(page)).toBeFocused()
    const step = card(page).getByRole('button', { name: exerciseMessages.tryAgain })
    for (const each of [used, card(page).getByText(REMARK), step]) {
      await expect.soft(each, path).toBeInViewport({ ratio: 1 })
    }
    // Its formulas are drawn anew when their code is there.
    await expect.poll(() => linesOf(card(page).getByText(REMARK)), path).toBeLessThanOrEqual(3)
    expect.soft(await typeOf(card(page).getByText(REMARK)), path).toEqual(['18px', '600'])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test('at a zoom of 400 % it stays beside the answer as well, when the check below it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await decideOnCookies(page)
  await page.goto('/try/5')
  const used = trialCard(page).locator('label').first()
  await used.click()
  const json = { correct: false, outcome: 'wrong', controls: ['wrong'], feedback: 'Ennyibe kerülnek együtt.' }
  await page.route('**/api/try/*/check', (route) => route.fulfill({ json }), { times: 1 })
  await trialCheck(page).click()
  await expect(card(page)).toBeFocused()
  for (const each of [used, card(page).getByRole('button', { name: exerciseMessages.tryAgain })])
    await expect.soft(each).toBeInViewport({ ratio: 1 })
  // What says which was chosen lies over the option below it.
  expect(await isOnTop(used.getByText(exerciseMessages.chosen))).toBe(true)
})

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [740, 360],
] as const) {
  test(`what a visitor presses is marked, and seen with what an account is for, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await decideOnCookies(page)
    await page.goto('/exercise/mesebeli-varosok?s=5&d=2')
    const option = page.locator('main label').nth(1)
    const plain = await borderOf(option)
    await option.scrollIntoViewIfNeeded()
    const { x, y } = await pointIn(option)
    await page.mouse.click(x, y)
    const offer = page.getByRole('region', { name: exerciseMessages.account.title })
    await expect.poll(() => borderOf(option)).not.toBe(plain)
    const register = offer.getByRole('link', { name: exerciseMessages.account.register })
    for (const each of [option, offer.getByText(exerciseMessages.account.title), register]) {
      await expect.soft(each).toBeInViewport({ ratio: 1 })
      expect.soft(await isOnTop(each), `${each}`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => borderOf(option)).toBe(plain)
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
      .filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) && getComputedStyle(button).backgroundColor === leaf,
      )
      .map((button) => button.textContent)
  })
}

const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN)

const borderOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).borderColor)

/** A point of what is seen of it. */
async function pointIn(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = Array.from({ length: 20 }, (_, step) => ({
      x: (left + right) / 2,
      y: top + ((bottom - top) * (step + 0.5)) / 20,
    }))
    const seen = points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)))
    if (!seen) throw new Error('nothing of it is seen')
    return seen
  })
}

const typeOf = (locator: Locator) =>
  locator.evaluate((element) => [getComputedStyle(element).fontSize, getComputedStyle(element).fontWeight])

/**
 * Of a group with a frame round it how many pixels of the frame are above what is seen, unless group and message, up to its
 * first button, are too tall together.
 */
function framesCutNeedlessly(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const message = document.querySelector('[data-message] [data-ways-on] > :first-child')
    const bar = document.querySelector<HTMLElement>('[data-top]')
    const foot = document.querySelector('[data-player] footer')
    const ceiling = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0
    const floor = Math.min(window.innerHeight, foot?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
    return [...document.querySelectorAll('[data-mark="wrong"].outline-2')].flatMap((group) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(group)
      const top = group.getBoundingClientRect().top - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset)
      const end = message?.getBoundingClientRect().bottom ?? 0
      const hasRoom = end - top <= floor - ceiling - 8
      return hasRoom && top < ceiling ? [Math.round(ceiling - top)] : []
    })
  })
}

/** How many lines its text takes. */
function linesOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
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
