/** The lists of exercises on the running site. */

import type { Page } from '@playwright/test'
import { collectionMessages, gradeMessages } from '@/lib/shared/messages/collections'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { exerciseListMessages, exerciseRowMessages } from '@/lib/shared/messages/exercise-list'
import { homeMessages } from '@/lib/shared/messages/home'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'
import { noteSolved } from '@/tests/support/note-solved'
import { refOf, solve } from '@/tests/support/player-page'
import { allExercises } from '@/tests/support/right-answers'

const ID = 'osztok'
const GRADE = '/list?cls=hu%7Cgrade%7C5'

const levelOne = (page: Page) => page.locator(`main a[href="/exercise/${ID}?d=1"]`)
const solvedName = (title: string) => exerciseRowMessages.levelLink(title, exerciseRowMessages.levels[1], true)
const rows = (page: Page) => page.getByRole('list', { name: exerciseListMessages.list }).getByRole('listitem')

for (const path of [
  '/exercises',
  '/exercises5',
  '/admission',
  '/wiki',
  '/wiki/tort',
  '/explainers',
  '/explainers/add-integers',
]) {
  test(`no link of ${path} is dead`, async ({ page, request }) => {
    await page.goto(path)
    const links = page.locator('main a[href^="/"]')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.length).toBeGreaterThan(0)
    // That the page of each exercise opens, `secrets.spec.ts` shows.
    const known = new Set((await allExercises()).map(({ id }) => `/exercise/${id}`))
    for (const address of new Set(addresses.map((href) => href.replace(/\?d=[123]$/, '')))) {
      if (!known.has(address)) expect((await request.get(address)).status(), address).toBe(200)
    }
    const anchors = await page
      .locator('main a[href^="#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const anchor of anchors)
      await expect(page.locator(`[id="${decodeURIComponent(anchor?.slice(1) ?? '')}"]`)).toHaveCount(1)
  })
}

const exerciseIds = (links: readonly Element[]) =>
  links.map((link) => link.getAttribute('href')?.replace(/^\/exercise\/|\?.*$/g, ''))

test('a grade has the exercises of its list on its page, and as many wherever that is said', async ({
  page,
  request,
}) => {
  const listOf = async (grade: number) => {
    const listed = new Set<string>()
    for (let number = 0, hasMore = true; hasMore; number += 1) {
      const answer = await (await request.get(`/api/exercises?cls=hu%7Cgrade%7C${grade}&page=${number}`)).json()
      for (const { id } of answer.items) listed.add(id)
      hasMore = answer.hasMore
    }
    return listed
  }
  // With generated exercises beside it, with tasks of an exam, with neither.
  for (const [grade, path] of [
    [8, '/grade/8'],
    [7, '/grade/7'],
    [5, '/exercises5'],
  ] as const) {
    const listed = await listOf(grade)
    await page.goto(path)
    // Tasks of exams stand there once the page is hydrated.
    const links = page.locator('main section a[href^="/exercise/"]')
    await expect.poll(async () => new Set(await links.evaluateAll(exerciseIds)), path).toEqual(listed)
    await expect(page.getByText(gradeMessages.lead(listed.size))).toBeVisible()
    const all = page.getByRole('link', { name: gradeMessages.all(grade, listed.size) })
    await expect(all).toHaveAttribute('href', `/list?cls=hu%7Cgrade%7C${grade}`)
  }
  const listed = await listOf(5)
  await page.goto('/exercises')
  const groups = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(groups).toHaveText(['Egész számok', 'Tizedes törtek', 'Közönséges törtek', homeMessages.grades])
  const grades = page.getByRole('region', { name: homeMessages.grades })
  await expect(grades.locator(`a[href="${GRADE}"]`)).toHaveText(`5. osztály${homeMessages.exerciseCount(listed.size)}`)
})

for (const width of [820, 1440]) {
  test(`the ways to exercises and levels stand below each other at ${width} pixels, whatever is beside them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await decideOnCookies(page)
    for (const [path, part] of [
      ['/exercises5', 'li > a:first-child'],
      ['/exercises', 'li .row-levels'],
    ] as const) {
      await page.goto(path)
      const list = page.locator('.rows').filter({ has: page.locator('li > :first-child + a:not([target])') })
      const ends = await list
        .first()
        .locator(part)
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().right)))
      expect(ends.length, path).toBeGreaterThan(2)
      expect(new Set(ends).size, path).toBe(1)
    }
  })
}

test('on a phone the first exercise is in the first screen, topics stand in one row of jumps that stays, and unfold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await decideOnCookies(page)
  await page.goto('/exercises5')
  const first = page.locator('main li a[href^="/exercise/"]').first()
  expect(((await first.boundingBox())?.y ?? 9999) + 48).toBeLessThanOrEqual(640)
  await first.scrollIntoViewIfNeeded()
  const picture = first.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  const jumps = page.getByRole('navigation', { name: collectionMessages.contents })
  expect((await jumps.boundingBox())?.height).toBeLessThanOrEqual(64)

  const topic = page.getByRole('region', { name: 'Törtek', exact: true })
  const exercise = topic.getByRole('link', { name: /^Az egész része törttel/ })
  await expect(exercise).toBeHidden()
  await jumps.getByRole('link', { name: /^Törtek/ }).click()
  await expect(exercise).toBeInViewport()
  const [bar, heading] = [await jumps.boundingBox(), await topic.getByRole('heading').boundingBox()]
  expect(bar?.y).toBe(0)
  expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? 0)
  await topic.getByRole('heading').click()
  await expect(exercise).toBeHidden()
  await page.goto('/exercises5#szogek')
  await expect(page.getByRole('region', { name: 'Szögek' }).getByRole('link').first()).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('an arrow stands at the end of a row that is still to be solved', async ({ page }) => {
  await page.goto('/exercises5')
  const drawing = (link: Element) => getComputedStyle(link, '::after').maskImage
  expect(await page.locator('main li a[href^="/exercise/"]').first().evaluate(drawing)).toContain('svg')
})

test('the dates of each exam are written as people write them, and stand newest first', async ({ page }) => {
  await page.goto('/admission')
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent })))
  const datesOf = new Map<string, string[]>()
  for (const { href, text } of links) {
    const [, exam, date] = /^\/admission\/(.+)-(\d{4}-\d\d-\d\d)$/.exec(href) ?? []
    if (!exam || !date) continue
    datesOf.set(exam, [...(datesOf.get(exam) ?? []), date])
    expect(text?.replaceAll('\u00a0', ' ')).toMatch(/^\d{4}\. [a-záéíóöőúüű]+ \d{1,2}\.$/)
  }
  expect([...datesOf.keys()].toSorted()).toEqual(['erettsegi', 'felveteli-6', 'felveteli-8'])
  expect(datesOf.get('erettsegi')?.length).toBeGreaterThan(2)
  expect(datesOf.get('felveteli-8')?.length).toBeGreaterThan(1)
  for (const [exam, dates] of datesOf) expect(dates, exam).toEqual(dates.toSorted().toReversed())
})

test('what a pupil has solved is marked on the way back, and ever after', async ({ page, signIn }) => {
  const exercise = (await allExercises()).find(({ id }) => id === ID)
  if (!exercise) throw new Error('the exercise of this test is gone')
  await signIn()
  await page.goto('/exercises')
  await expect(levelOne(page)).not.toHaveAccessibleName(/megoldottad/)
  await levelOne(page).click()
  await expect(page).toHaveURL(/\?s=\d+&d=1/)
  await solve(page, exercise, refOf(page))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: exerciseMessages.close }).click()
  await expect(page).toHaveURL(/\/exercises$/)
  await expect(levelOne(page)).toHaveAccessibleName(/megoldottad/)
  await page.goto(GRADE)
  const solved = page.getByRole('link', { name: solvedName(exercise.summary) })
  await expect(async () => {
    if (!(await solved.isVisible())) await page.getByRole('button', { name: exerciseListMessages.showMore }).click()
    await expect(solved).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a list grows to its end, and is as long on the way back', async ({ page, signIn }) => {
  await signIn()
  await page.goto(GRADE)
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: exerciseListMessages.showMore }).click()
  await expect(rows(page).nth(10).getByRole('link').first()).toBeFocused()
  const count = await rows(page).count()
  await rows(page).nth(10).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/exercise\//)
  await page.goBack()
  await expect(rows(page)).toHaveCount(count)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the rest of a list is on its next page', async ({ page }) => {
    await page.goto(GRADE)
    const first = await rows(page).first().textContent()
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: exerciseListMessages.showMore }).click()
    await expect(page).toHaveURL(/page=1/)
    await expect(rows(page).first()).not.toHaveText(first ?? '')
    await page.getByRole('link', { name: exerciseListMessages.toStart }).click()
    await expect(rows(page).first()).toHaveText(first ?? '')
  })
})

test('axe finds nothing on lists with solved exercises in either scheme', async ({ page, store, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { user } = await signIn()
  const clock = { now: () => new Date('2026-01-15T12:00:00.000Z') }
  for (const exerciseId of [ID, 'teglalap-alaku-kert']) {
    await noteSolved({ store, clock }, user.uid, exerciseId)
  }
  for (const path of ['/', '/exercises', '/exercises5', '/admission', GRADE]) {
    await page.goto(path)
    await inEachScheme(page, async () => expect(await axeFaults(page), path).toEqual([]))
  }
})
