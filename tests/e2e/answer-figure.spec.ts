/** Answering in a figure as one does with a mouse, a finger and keys; every rule of what it writes is tested without a browser. */
import type { Locator, Page } from '@playwright/test'
import type { AnswerFigure } from '@/lib/domain/exercise/model'
import { worksheetPath } from '@/lib/domain/exercise/model/exercise-path'
import { type FigureControl, placesInFigure } from '@/lib/domain/exercise/model/figure-answer'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { type AnsweredControl, fillIn } from '@/tests/support/player-page'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

type Place = readonly [x: number, y: number]

const WIDTH = 320
const REF = { seed: 7, difficultyLevel: 1 } as const

test.use({ viewport: { width: WIDTH, height: 640 }, hasTouch: true })

const exercises = new Map((await allExercises()).map((exercise) => [exercise.id, exercise]))

/** An exercise with the right answers of its sub-tasks. */
function answersOf(id: string): readonly (readonly AnsweredControl[])[] {
  const exercise = exercises.get(id)
  if (!exercise) throw new Error(`the exercise ${id} of this test is gone`)
  return rightAnswers(exercise, REF)
}

/** The control of a sub-task that is answered in a figure, with its answer as it is typed, and where that lies in the figure. */
function figureOf<Kind extends AnswerFigure['kind']>(kind: Kind, [control]: readonly AnsweredControl[] = []) {
  const figure = control && 'figure' in control.control.props ? control.control.props.figure : undefined
  if (!control || figure?.kind !== kind) throw new Error(`a ${kind} was expected`)
  const answer = control.answer as string | readonly string[] | Readonly<Record<string, string>>
  const typed = typeof answer === 'string' ? [answer] : Object.values(answer)
  const places = placesInFigure(control.control as FigureControl, typed).map(Number)
  return { figure: figure as Extract<AnswerFigure, { kind: Kind }>, typed, places }
}

const figureIn = (page: Page) => page.getByRole('main').getByRole('group', { name: messages.name })
const fields = (page: Page) => page.getByRole('main').getByRole('textbox')
const values = (page: Page) => fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

async function open(page: Page, id: string): Promise<Locator> {
  await decideOnCookies(page)
  await page.goto(`/exercise/${id}?s=${REF.seed}&d=${REF.difficultyLevel}`)
  return figureIn(page)
}

/** Where on the screen a place of the drawing is; it is scrolled there first. */
async function onScreen(figure: Locator, [x, y]: Place): Promise<{ x: number; y: number }> {
  const layer = figure.getByRole('slider').first().locator('..')
  await layer.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return layer.evaluate(
    (element, [across, down]) => {
      const rect = element.getBoundingClientRect()
      const [left = 0, top = 0, width = 1, height = 1] = (element.querySelector('svg')?.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number)
      return {
        x: rect.left + ((across - left) / width) * rect.width,
        y: rect.top + ((down - top) / height) * rect.height,
      }
    },
    [x, y] as const,
  )
}

/** Where in the drawing the crossings of a plane are, counted from its lower left corner. */
function crossingsOf({ x, y, frame }: Extract<AnswerFigure, { kind: 'coordinate-plane' }>) {
  return (across: number, up: number): Place => [
    frame.left + (across / x.last) * (frame.right - frame.left),
    frame.bottom - (up / y.last) * (frame.bottom - frame.top),
  ]
}

async function tap(page: Page, figure: Locator, place: Place): Promise<void> {
  const { x, y } = await onScreen(figure, place)
  await page.touchscreen.tap(x, y)
}

async function dragByMouse(page: Page, figure: Locator, from: Place, to: Place): Promise<void> {
  const [start, end] = [await onScreen(figure, from), await onScreen(figure, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** A finger that goes from place to place; the browser itself decides whether that scrolls the page. */
async function dragByFinger(page: Page, figure: Locator, from: Place, to: Place): Promise<void> {
  const [start, end] = [await onScreen(figure, from), await onScreen(figure, to)]
  const finger = await page.context().newCDPSession(page)
  const between = (part: number) => ({
    x: start.x + part * (end.x - start.x),
    y: start.y + part * (end.y - start.y),
  })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [between(part)] })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

/** What is so in every state: nothing is at fault, nothing scrolls sideways, and of what has the keys a ring is seen. */
async function looksWell(page: Page): Promise<void> {
  await inEachScheme(page, async () => {
    expect(await axeFaults(page)).toEqual([])
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(ring).toBe('solid 3px')
}

/** Hands in what stands there by the key that hands in what is typed, from the slider that has the focus. */
async function isRight(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByText(exerciseMessages.doneTitle)).toBeVisible()
}

test.beforeEach(async ({ signIn }) => {
  await signIn({ premium: true })
})

test('pins of a number line are stepped by keys, dragged and tapped, and are what stands in the fields', async ({
  page,
}) => {
  const { figure: line, typed, places } = figureOf('number-line', answersOf('liftezes-a-toronyhazban')[0])
  const figure = await open(page, 'liftezes-a-toronyhazban')
  const sliders = figure.getByRole('slider')
  await expect(sliders).toHaveCount(2)
  const at = (place: number): Place => [line.from[0] + (place / line.scale.last) * (line.to[0] - line.from[0]), 0]
  const [top = 0, arrival = 0] = places

  await fields(page).last().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(sliders.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(sliders.nth(0)).toBeFocused()
  await expect(sliders.nth(0)).toHaveAttribute('aria-valuetext', messages.unset)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await values(page)).toEqual(['1', ''])
  await looksWell(page)

  const ofOne = at(1 - line.scale.start)
  await dragByMouse(page, figure, ofOne, at(top))
  await expect(fields(page).nth(0)).toHaveValue(typed[0] ?? '')
  await tap(page, figure, at(arrival))
  expect(await values(page)).toEqual(typed)
  await fields(page).nth(1).fill('-4')
  await expect(sliders.nth(1)).toHaveAttribute('aria-valuetext', '\u22124')
  await expect(sliders.nth(1)).toHaveValue('0')
  await dragByFinger(page, figure, at(0), at(arrival))
  expect(await values(page)).toEqual(typed)
  await expect(sliders.nth(1)).toBeFocused()
  await isRight(page)
})

test('a swipe over a number line scrolls the page and answers nothing', async ({ page }) => {
  const figure = await open(page, 'liftezes-a-toronyhazban')
  await onScreen(figure, [0, 0])
  const before = await page.evaluate(() => scrollY)
  await dragByFinger(page, figure, [100, 20], [100, -260])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  expect(await values(page)).toEqual(['', ''])
})

test('a point of a plane is tapped, clicked and moved by arrow keys in their own directions', async ({ page }) => {
  const { figure: plane, typed, places } = figureOf('coordinate-plane', answersOf('teglalap-negyedik-csucsa')[0])
  const figure = await open(page, 'teglalap-negyedik-csucsa')
  const at = crossingsOf(plane)
  const [across = 0, up = 0] = places
  await tap(page, figure, at(across + 2, up - 3))
  expect(await values(page)).toEqual([String(Number(typed[0]) + 2), String(Number(typed[1]) - 3)])
  const clicked = await onScreen(figure, at(across + 1, up - 1))
  await page.mouse.click(clicked.x, clicked.y)
  expect(await values(page)).toEqual([String(Number(typed[0]) + 1), String(Number(typed[1]) - 1)])
  await page.keyboard.press('ArrowUp')
  await looksWell(page)
  await page.keyboard.press('ArrowLeft')
  expect(await values(page)).toEqual(typed)
  await isRight(page)
})

test('two taps set a line, which is drawn through both and right whichever of its points they are', async ({
  page,
}) => {
  const { figure: plane, places } = figureOf('coordinate-plane', answersOf('egyenes-a-grafikonja')[0])
  const figure = await open(page, 'egyenes-a-grafikonja')
  const at = crossingsOf(plane)
  const [across = 0, up = 0, otherAcross = 0, otherUp = 0] = places
  await tap(page, figure, at(otherAcross, otherUp))
  await expect(figure.locator('[data-shape]')).toHaveCount(0)
  await tap(page, figure, at(2 * across - otherAcross, 2 * up - otherUp))
  await expect(figure.locator('[data-shape]')).toBeVisible()
  expect((await values(page)).every((typed) => /^\(-?\d; -?\d\)$/.test(typed))).toBe(true)
  await looksWell(page)
  await isRight(page)
})

test('parts of a pie are tapped and counted by keys', async ({ page }) => {
  const [first = [], second] = answersOf('pizzak-a-szuletesnapon')
  const { figure: pie, places } = figureOf('fraction-pie', second)
  const wanted = places[0] ?? 0
  await open(page, 'pizzak-a-szuletesnapon')
  await fillIn(page, first)
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  await page.getByRole('button', { name: exerciseMessages.doneNext }).click()
  const figure = figureIn(page)
  const at = (part: number): Place => {
    const [{ center, radius } = { center: [0, 0] as Place, radius: 0 }] = pie.pies
    const turn = (2 * Math.PI * (part + 0.5)) / pie.parts
    return [center[0] + 0.7 * radius * Math.sin(turn), center[1] - 0.7 * radius * Math.cos(turn)]
  }
  const numerator = figure.locator('..').getByRole('textbox').first()
  for (const part of [0, 3, 5]) await tap(page, figure, at(part))
  await expect(numerator).toHaveValue('3')
  const pressed = await onScreen(figure, at(3))
  await page.mouse.click(pressed.x, pressed.y)
  await expect(numerator).toHaveValue('2')
  await page.keyboard.press('ArrowRight')
  await looksWell(page)
  for (let count = 3; count < wanted; count += 1) await page.keyboard.press('ArrowRight')
  await expect(figure.getByRole('slider')).toHaveAttribute('aria-valuetext', messages.shaded(wanted, pie.parts))
  await isRight(page)
})

test('the hands of a clock are dragged by a finger and by the mouse, and stepped by keys', async ({ page }) => {
  const { figure: clock, typed, places } = figureOf('clock', answersOf('tukorora-es-vizparti-tablak')[0])
  const figure = await open(page, 'tukorora-es-vizparti-tablak')
  const at = (turns: number, reach: number): Place => [
    reach * Math.sin(2 * Math.PI * turns),
    -reach * Math.cos(2 * Math.PI * turns),
  ]
  const [hour = 0, minute = 0] = [(places[0] ?? 0) + clock.hours.start, places[1]]
  await dragByFinger(page, figure, at(0, 67), at((minute - 1) / 60, 67))
  expect(await values(page)).toEqual(['', String(minute - 1)])
  await page.keyboard.press('ArrowRight')
  await looksWell(page)
  await dragByMouse(page, figure, at(0, 40), at((hour + minute / 60) / 12, 40))
  expect(await values(page)).toEqual(typed)
  await isRight(page)
})

test('paper has the empty figure above the places to write at, and no way to move anything', async ({ page }) => {
  const figure = await open(page, 'liftezes-a-toronyhazban')
  const alt = (await figure.getByRole('img').getAttribute('aria-label')) ?? ''
  await page.goto(worksheetPath('liftezes-a-toronyhazban', REF))
  await expect(page.getByRole('img', { name: alt }).first()).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
})
