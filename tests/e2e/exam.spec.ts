/** A set of exam tasks in one go: answers, time, the result, and who may. */

import type { Page, Response } from '@playwright/test'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { listAttempts } from '@/lib/domain/exam/attempts'
import { type ExamSet, examModePath, examSetPath, listExamSets, sumOf, tasksOf } from '@/lib/domain/exam/model'
import { variantOf } from '@/lib/domain/exam/paper'
import type { DocumentStore } from '@/lib/ports/document-store'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { exerciseRowMessages } from '@/lib/shared/messages/exercise-list'
import { axeFaults } from '@/tests/support/axe'
import { createPupil, decideOnCookies, expect, giveSession, test, untilItListens } from '@/tests/support/e2e-fixtures'
import { fillIn } from '@/tests/support/player-page'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

const exercises = new Map((await allExercises()).map((exercise) => [exercise.id, exercise]))

/** A set of one part, and one of two parts with a task to leave out. */
async function findSet(store: DocumentStore, parts: number): Promise<ExamSet> {
  const set = listExamSets(await loadCollection(store, 'admission')).find((each) => each.parts.length === parts)
  if (!set) throw new Error(`there is no set of ${parts} parts`)
  return set
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const clock = (page: Page) => page.getByRole('timer', { name: messages.timeLeft })
const open = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^${number}\\. feladat,`) }).click()

async function begin(page: Page, set: ExamSet): Promise<void> {
  await page.goto(examModePath(set.id))
  await button(page, messages.begin).click()
  await expect(clock(page)).toBeVisible()
}

async function answer(page: Page, set: ExamSet, number: number): Promise<void> {
  const task = tasksOf(set).find((each) => each.number === number)
  const exercise = exercises.get(task?.exercise ?? '')
  if (!exercise) throw new Error(`task ${number} has no exercise`)
  await open(page, number)
  await expect(page.getByRole('heading', { name: messages.task(number) })).toBeVisible()
  await fillIn(page, rightAnswers(exercise, variantOf(set)).flat())
}

/** How far somebody is who has answered nothing. */
const NOTHING = {
  phase: 'handingIn',
  pace: 'official',
  part: 0,
  remainingMs: 0,
  isTimeUp: false,
  current: 1,
  tasks: [],
}

/** Ends the part that is on the screen. */
async function end(page: Page, name: string): Promise<void> {
  await button(page, name).click()
  await dialogButton(page, name).click()
}

test.beforeEach(({ page }) => decideOnCookies(page))

test('who answers everything right gets every point', async ({ page, signIn, store }) => {
  const set = await findSet(store, 1)
  await signIn({ premium: true })
  await begin(page, set)
  for (const { number } of tasksOf(set)) await answer(page, set, number)
  await end(page, messages.handIn)
  await expect(page.getByText(messages.result(set.points, set.points))).toBeVisible()
  await expect(page.getByText(messages.nothingToPractise)).toBeVisible()
  await page.goto(examSetPath(set.id))
  await expect(page.getByRole('link', { name: new RegExp(exerciseRowMessages.solved) })).toHaveCount(
    tasksOf(set).length,
  )
})

test('a reload keeps the answers and the time that is left, and the clock stands still until one goes on', async ({
  page,
  signIn,
  store,
}) => {
  const set = await findSet(store, 1)
  await signIn({ premium: true })
  await page.clock.install()
  await begin(page, set)
  await open(page, 2)
  await expect(page.getByRole('heading', { name: messages.task(2) })).toBeFocused()
  await answer(page, set, 2)
  const typed = await page.getByRole('main').getByRole('textbox').first().inputValue()
  await page.clock.runFor('10:00')
  await page.reload()
  await expect(page.getByRole('heading', { name: messages.pausedTitle })).toBeFocused()
  await page.clock.runFor('20:00')
  await button(page, messages.resume).click()
  const [, minutes = 0] = /(\d\d):\d\d$/.exec((await clock(page).textContent()) ?? '') ?? []
  expect([34, 35]).toContain(Number(minutes))
  await expect(page.getByRole('heading', { name: messages.task(2) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(typed)
  await expect(page.getByRole('button', { name: `${messages.task(2)}, ${messages.state.full}` })).toBeVisible()
})

test('a machine that was asleep has not used up the time', async ({ page, signIn, store }) => {
  const set = await findSet(store, 1)
  await signIn({ premium: true })
  await page.clock.install()
  await begin(page, set)
  await page.clock.fastForward('40:00')
  await expect(clock(page)).toHaveText(/^4\d:\d\d$/)
})

test('when the time is up, each part ends by itself, also without a connection, and what is there counts', async ({
  page,
  context,
  signIn,
  store,
}) => {
  const set = await findSet(store, 2)
  const [first, second] = set.parts
  if (!first || !second) throw new Error('two parts')
  await signIn({ premium: true })
  await page.clock.install()
  await begin(page, set)
  const [early] = first.tasks
  await answer(page, set, early?.number ?? 1)
  // No answer comes as fast as this clock runs: all are late in its time.
  await context.setOffline(true)
  await page.clock.runFor(first.minutes * 60_000)
  await expect(page.getByRole('heading', { name: messages.betweenTitle(first.title) })).toBeFocused()
  await expect(page.getByText(messages.timeUp)).toBeVisible()
  // The break takes no time.
  await page.clock.runFor('30:00')
  await button(page, messages.beginPart(second.title)).click()
  await expect(clock(page)).toHaveText(/^2:1[45]:\d\d$/)
  await page.clock.runFor(second.minutes * 60_000)
  await expect(page.getByText(messages.trouble.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(messages.result(sumOf(early?.points ?? []), set.points))).toBeVisible()
})

test('who finishes early is told what is open, and afterwards what to practise', async ({ page, signIn, store }) => {
  const set = await findSet(store, 2)
  const [first, second] = set.parts
  const leftOut = second?.optional[0]
  if (!first || !second || leftOut === undefined) throw new Error('two parts with a choice')
  await signIn({ premium: true })
  await begin(page, set)
  await answer(page, set, 1)
  await button(page, messages.endPart).click()
  const open = first.tasks.map(({ number }) => number).filter((number) => number !== 1)
  await expect(page.getByRole('dialog')).toContainText(messages.missing(open))
  await dialogButton(page, messages.notYet).click()
  await answer(page, set, 2)
  await end(page, messages.endPart)
  await button(page, messages.beginPart(second.title)).click()
  // Part one is closed.
  await expect(page.getByRole('button', { name: /^1\. feladat,/ })).toHaveCount(0)
  await button(page, messages.handIn).click()
  await expect(page.getByRole('dialog')).toContainText(messages.nobodyLeftOut(second.optional.at(-1) ?? 0))
  await dialogButton(page, messages.notYet).click()
  await page.getByRole('button', { name: new RegExp(`^${leftOut}\\. feladat,`) }).click()
  await page.getByRole('checkbox', { name: messages.leaveOutThis }).check()
  await expect(page.getByRole('button', { name: `${messages.task(leftOut)}, ${messages.isLeftOut}` })).toBeVisible()
  await end(page, messages.handIn)
  const points = sumOf(
    tasksOf(set)
      .slice(0, 2)
      .flatMap((task) => task.points),
  )
  await expect(page.getByText(messages.result(points, set.points))).toBeVisible()
  await expect(page.locator('summary', { hasText: new RegExp(`^${leftOut}\\. `) })).toContainText(messages.notCounted)
  await expect(page.getByText(messages.mark(1))).toBeVisible()
  // What is there is there after a reload too, and its solutions are drawn only when they are wanted.
  const document = await page.reload()
  expect((await document?.body())?.length).toBeLessThan(150_000)
  await expect(page.getByText(messages.result(points, set.points))).toBeVisible()
  const topic = page.getByRole('main').locator('a[href^="/list?cls=hu%7Ctopic%7C"]').first()
  const label = (await topic.locator('span').first().textContent()) ?? ''
  await topic.click()
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
})

test('there is no help in an exam, and answers that do not arrive are kept', async ({ page, signIn, store }) => {
  const set = await findSet(store, 1)
  await signIn({ premium: true })
  await begin(page, set)
  await expect(page.getByRole('button', { name: /Segítség/ })).toHaveCount(0)
  await expect(page.locator('[data-wiki-page]')).toHaveCount(0)
  await answer(page, set, 1)
  await page.route('**/api/exams/**', (route) => route.fulfill({ status: 500, json: {} }))
  await end(page, messages.handIn)
  await expect(page.getByRole('heading', { name: messages.failedTitle })).toBeVisible()
  await page.unroute('**/api/exams/**')
  await button(page, messages.retry).click()
  await expect(page.getByRole('heading', { name: messages.resultTitle })).toBeVisible()
  await page.getByRole('link', { name: messages.again }).click()
  await expect(button(page, messages.begin)).toBeVisible()
})

test('it goes on on another device, half right and half wrong, and afterwards it teaches', async ({
  page,
  browser,
  baseURL,
  signIn,
  store,
}) => {
  const set = await findSet(store, 1)
  const tasks = tasksOf(set)
  const { uid } = (await signIn({ premium: true })).user
  await page.setViewportSize({ width: 375, height: 667 })
  await begin(page, set)
  const half = tasks.length / 2
  for (const { number } of tasks.slice(0, half - 1)) await answerHalf(page, set, number)
  const isKept = (response: Response) => response.request().method() === 'PUT' && response.ok()
  await page.waitForResponse(isKept)
  await answerHalf(page, set, half)
  await page.waitForResponse(isKept)
  const typed = await page.getByRole('main').getByRole('textbox').first().inputValue()
  await page.goto(examSetPath(set.id))
  await expect
    .poll(async () => JSON.stringify((await listAttempts(store, { userId: uid, setId: set.id })).running ?? ''))
    .toContain(JSON.stringify(typed))

  const { cookies } = await page.context().storageState()
  const desktop = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 1280, height: 800 },
    storageState: { cookies, origins: [] },
  })
  const other = await desktop.newPage()
  await decideOnCookies(other)
  await other.goto(examSetPath(set.id))
  await other.getByRole('link', { name: messages.goOn }).click()
  await expect(other.getByRole('heading', { name: messages.pausedTitle })).toBeVisible()
  await button(other, messages.resume).click()
  await expect(other.getByRole('main').getByRole('textbox').first()).toHaveValue(typed)
  for (const { number } of tasks.slice(half)) await answerHalf(other, set, number)
  await end(other, messages.handIn)
  const points = sumOf(tasks.filter(({ number }) => number % 2 === 1).flatMap((task) => task.points))
  await expect(other.getByText(messages.result(points, set.points)).first()).toBeVisible()

  // A wrong question: one's own answer, the right one, the way there, and the question once more.
  const wrong = other.locator('details', { has: other.locator('summary', { hasText: /^2\. / }) })
  await wrong.locator('summary').first().click()
  await expect(wrong.getByText(messages.yourAnswer).first()).toBeVisible()
  await expect(wrong.getByText(messages.rightAnswer).first()).toBeVisible()
  await wrong.getByText(messages.solution).first().click()
  await expect(wrong.getByRole('listitem').first()).toBeVisible()
  await wrong.getByRole('button', { name: messages.retryQuestion }).first().click()
  await expect(wrong.getByRole('button', { name: messages.check })).toBeVisible()

  // On the first device it is over too, and the result is on the page of the set.
  await page.goto(examModePath(set.id))
  await expect(button(page, messages.begin)).toBeVisible()
  await page.goto(examSetPath(set.id))
  await page.getByRole('link', { name: new RegExp(`${points} / ${set.points}`) }).click()
  await expect(page.getByRole('heading', { name: messages.resultTitle })).toBeVisible()
  await button(page, messages.deleteAttempt).click()
  await dialogButton(page, messages.deleteAttempt).click()
  await expect(page.getByRole('heading', { name: messages.tasksTitle })).toBeVisible()
  await expect(page.getByRole('heading', { name: messages.attemptsTitle })).toHaveCount(0)
  await desktop.close()
})

/** Tasks of odd numbers are answered rightly, in the others something wrong is typed. */
async function answerHalf(page: Page, set: ExamSet, number: number): Promise<void> {
  if (number % 2 === 1) return answer(page, set, number)
  await open(page, number)
  await expect(page.getByRole('heading', { name: messages.task(number) })).toBeVisible()
  const boxes = page.getByRole('main').getByRole('textbox')
  if ((await boxes.count()) > 0) await boxes.first().fill('98765')
}

test('it takes Premium: others see what it is, and the way there', async ({ page, signIn, store }) => {
  const set = await findSet(store, 1)
  await page.goto(examModePath(set.id))
  await expect(page).toHaveURL(/\/login\?r=/)
  const { token } = await signIn()
  await page.goto(examModePath(set.id))
  await expect(page).toHaveURL(new RegExp(`${examSetPath(set.id)}$`))
  await expect(page.getByText(messages.modePremium)).toBeVisible()
  const answer = await page.request.post(`/api/exams/${set.id}/hand-in`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { attemptId: 'a'.repeat(32), revision: 0, progress: NOTHING },
  })
  expect(answer.status()).toBe(403)
})

test('another account on the same machine finds nothing of it', async ({ page, browser, baseURL, signIn, store }) => {
  const set = await findSet(store, 1)
  await signIn({ premium: true })
  await begin(page, set)
  await answer(page, set, 1)
  await page.goto('/')
  // What the browser keeps, without cookies: a late answer to the first account would bring back its own.
  const { origins } = await page.context().storageState()
  expect(JSON.stringify(origins)).toContain('examAttempts')
  const machine = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: { cookies: [], origins },
  })
  await giveSession(machine, (await createPupil(store, true)).token, baseURL ?? '')
  const other = await machine.newPage()
  for (let visit = 0; visit < 2; visit += 1) {
    await other.goto(examModePath(set.id))
    await untilItListens(other)
    await expect(button(other, messages.begin)).toBeVisible()
  }
  await machine.close()
})

test('every screen of it is accessible, and fits a small phone', async ({ page, signIn, store }) => {
  const set = await findSet(store, 2)
  const [first, second] = set.parts
  const { uid } = (await signIn({ premium: true })).user
  await page.setViewportSize({ width: 320, height: 640 })
  const look = async (what: string) => {
    expect.soft(await axeFaults(page), what).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, what).toBeLessThanOrEqual(320)
  }
  await page.goto(examSetPath(set.id))
  await look('the page of the set')
  await page.goto(examModePath(set.id))
  await look('the start')
  await button(page, messages.begin).click()
  for (const { number } of first?.tasks ?? []) {
    await open(page, number)
    await look(messages.task(number))
  }
  await button(page, messages.endPart).click()
  await look('the question before the end')
  await dialogButton(page, messages.endPart).click()
  await look('the break')
  await button(page, messages.beginPart(second?.title ?? '')).click()
  // What is still on its way when the page goes is another copy of the work.
  await expect
    .poll(async () => (await listAttempts(store, { userId: uid, setId: set.id })).running?.progress.part)
    .toBe(1)
  await page.reload()
  await expect(button(page, messages.resume)).toBeVisible()
  await look('the way back')
  await button(page, messages.resume).click()
  await end(page, messages.handIn)
  await expect(page.getByRole('heading', { name: messages.resultTitle })).toBeVisible()
  await look('the result')
  for (const summary of await page.locator('summary', { hasText: /^\d+\. / }).all()) {
    await summary.click()
    const task = summary.locator('..')
    await expect(task.getByRole('link', { name: messages.withHelp })).toBeVisible()
    for (const solution of await task.locator('details > summary').all()) await solution.click()
  }
  await look('the result, opened')
})

test('more than half of a small phone is for the task, and what is in the way is small', async ({
  page,
  signIn,
  store,
}) => {
  const set = await findSet(store, 2)
  await signIn({ premium: true })
  const [width, height] = [375, 667]
  await page.setViewportSize({ width, height })
  await begin(page, set)
  for (const number of [1, 6, 12]) {
    await open(page, number)
    const covered = await page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (each) => getComputedStyle(each).position === 'sticky',
      )
      return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
    })
    expect(covered).toBeGreaterThan(100)
    expect(covered).toBeLessThanOrEqual(height / 2)
    // The task begins on the first screen, below the clock and the grid.
    const title = await page.getByRole('heading', { name: messages.task(number) }).boundingBox()
    expect(title?.y).toBeLessThan(height / 3)
    await expect(page.getByRole('button', { name: new RegExp(`^${number}\\. feladat,`) })).toBeInViewport({ ratio: 1 })
  }
})

test('a task that is not asked for any more says so', async ({ page }) => {
  await page.goto('/exercise/erettsegi-2019-05-07-10')
  await expect(page.getByText(/^Az a\) rész 2024 óta nem kell az érettségin/)).toBeVisible()
})
