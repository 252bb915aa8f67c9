/** A month of one pupil with today's practice, on a phone and a tablet, at a site whose clock the test moves. */
import type { BrowserContext, Page } from '@playwright/test'
import { readContentFiles } from '@/lib/domain/content/content-files'
import { readMemory } from '@/lib/domain/practice/memory/read-memory'
import type { Memory, Skill } from '@/lib/domain/practice/model'
import { MapAnswer, MistakesAnswer, TodayAnswer } from '@/lib/domain/practice/schemas'
import { homeDay } from '@/lib/shared/format/date-time'
import { mapMessages, mistakesMessages, sessionMessages, todayMessages } from '@/lib/shared/messages/practice'
import { createPupil, decideOnCookies, expect, giveSession, test, untilItListens } from '@/tests/support/e2e-fixtures'
import { type OwnSite, openOwnSite } from '@/tests/support/own-site'
import { refIn, solve } from '@/tests/support/player-page'
import { allExercises, rightAnswers, wrongAnswers } from '@/tests/support/right-answers'

const PORT = 3316
const DAY_MS = 86_400_000
const DAYS = 30
/** Days on which the pupil is ill, counted from 1. */
const ILL = [17, 18, 19]
const GRADE = 5
const SIZE = 6
/** The states of a skill, lowest first. */
const STATES = ['new', 'started', 'working', 'sure']

type Place = TodayAnswer['places'][number]

/** One of the pupil's devices. */
interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

/** A mistake that was made, and where. */
interface Mistake {
  readonly exerciseId: string
  readonly skill: string
  readonly day: string
}

const exercises = new Map((await allExercises()).map((exercise) => [exercise.id, exercise]))
const { skills: skillFile } = await readContentFiles('content')
const allSkills = skillFile?.items ?? []
const skills = allSkills.filter(({ grade }) => grade === GRADE)
const skillTitled = new Map(allSkills.map((skill) => [skill.title, skill]))

let site: OwnSite | undefined
test.afterAll(() => site?.remove())

test('a month on two devices: the right session each day, a mistake that is mended, a sure skill that is asked again, and nothing that falls', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const own = await openOwnSite(PORT)
  site = own
  const days = daysFromTomorrow(own)
  await own.setTime(days[0] as Date)
  const { user, token } = await own.withStore((store) => createPupil(store, true, own))
  const faults: string[] = []
  const openDevice = async (): Promise<Device> => {
    const context = await browser.newContext({ baseURL: own.url })
    await giveSession(context, token, own.url)
    const page = await context.newPage()
    await decideOnCookies(page)
    page.on('pageerror', (error) => faults.push(error.message))
    return { context, page }
  }
  const phone = await openDevice()
  const tablet = await openDevice()
  const memoryNow = () => own.withStore(async (store) => (await readMemory(store, user.uid)).memory)

  const seenVariants = new Set<string>()
  const comebacks: string[] = []
  let states = new Map<string, number>()
  let mistake: Mistake | undefined
  let mendedOn: string | undefined
  let sure: { readonly skill: Skill; readonly day: string } | undefined
  let sureAskedOn: string | undefined

  for (const [index, time] of days.entries()) {
    if (ILL.includes(index + 1)) continue
    await own.setTime(time)
    for (const { context } of [phone, tablet]) await context.clock.setSystemTime(time)
    const day = homeDay(time)
    if (index === 0) await chooseGrade(phone)

    // Before the first place.
    const before = await memoryNow()
    const { places } = await todayOn(phone)
    expect((await todayOn(tablet)).places, 'the same on both devices').toEqual(places)
    const openMistake = mendedOn === undefined ? mistake : undefined
    expectRightSession(places, { before, day, mistake: openMistake })
    for (const { path } of places) {
      expect(seenVariants, 'new numbers every day').not.toContain(path)
      seenVariants.add(path)
    }
    if (index === 0) {
      const first = skills.filter(({ after }) => after.length === 0).slice(0, SIZE)
      expect(places.map(({ skill }) => skill).toSorted()).toEqual(first.map(({ title }) => title).toSorted())
      await expectSamePlacesShown(phone, tablet, places)
    }
    const sureAgain = places.findIndex(({ skill }) => skill === sure?.skill.title)
    const isSureAsked = sure !== undefined && sureAgain >= 0 && isDue(before, sure.skill, day)
    const asksSure = isSureAsked && sureAskedOn === undefined
    if (asksSure) await expectOnMap(phone, sure?.skill, `${mapMessages.states.sure} · ↻ ${mapMessages.refresh}`)

    // The work: most of it by the calls of the player, what is looked at in the browser.
    const comeback = places.findIndex(({ kind }) => kind === 'mistake')
    const missing = mistake ? -1 : places.findIndex((place) => missedIn(place, own) >= 0)
    for (const [at, place] of places.entries()) {
      const device = (index + at) % 2 === 0 ? phone : tablet
      if (at === missing) {
        await solveInBrowser(device, at, place, missedIn(place, own))
        mistake = { exerciseId: place.exerciseId, skill: skillOf(place).id, day }
      } else if (at === comeback) continue
      else await solveByCalls(device, place, own)
      if (at === Math.floor(SIZE / 2)) {
        const done = places.map((each, position) => ({
          ...each,
          state: position <= at && position !== comeback ? 'done' : 'open',
        }))
        for (const each of [phone, tablet]) expect((await todayOn(each)).places, 'half of it done').toEqual(done)
      }
    }
    const returning = places[comeback]
    if (returning && comebacks.length === 0) await solveComeback(tablet, comeback, returning)
    else if (returning) await solveByCalls(phone, returning, own)
    if (returning) comebacks.push(day)
    expect((await todayOn(tablet)).places.map(({ state }) => state)).toEqual(places.map(() => 'done'))

    // What it has brought.
    const after = await memoryNow()
    for (const place of places) expectPromise(after, skillOf(place).id, day)
    const map = await mapOn(tablet)
    const statesAfter = new Map(map.map(({ id, state }) => [id, STATES.indexOf(state)]))
    for (const [id, state] of states) expect(statesAfter.get(id), `${id} falls on ${day}`).toBeGreaterThanOrEqual(state)
    for (const { skill } of places) {
      expect(map.find(({ title }) => title === skill)?.refresh, `${skill} was refreshed today`).toBeUndefined()
    }
    states = statesAfter

    const log = MistakesAnswer.parse(await read(phone, '/api/practice/mistakes'))
    if (mistake?.day === day) await expectOpenMistake(tablet, mistake)
    if (mendedOn !== undefined) expect(log.mended, 'what is mended stays so').toHaveLength(1)
    else if (mistake && log.mended.length > 0) {
      mendedOn = day
      await expectMendedMistake(phone, mistake)
    }
    expect(log.open.length + log.mended.length).toBe(mistake ? 1 : 0)

    if (asksSure) {
      sureAskedOn = day
      await expectOnMap(tablet, sure?.skill, mapMessages.states.sure)
    }
    const risen = places
      .map(skillOf)
      .find(({ id }) => after.skills[id]?.reached === 'sure' && after.skills[id]?.reachedOn === day)
    if (!sure && risen) {
      sure = { skill: risen, day }
      await expectRisen(phone, risen, { after, day })
    }
  }

  expect(comebacks.length, 'days on which the mistake came back').toBeGreaterThanOrEqual(2)
  expect(mendedOn, 'on the second good day since').toBe(comebacks[1])
  expect(sureAskedOn, 'the first sure skill was asked again').toBeDefined()
  // Who was signed in for a month on two devices still is.
  for (const { page } of [phone, tablet]) {
    await open(page, '/')
    await expect(page.getByRole('region', { name: todayMessages.title }).getByText(todayMessages.done)).toBeVisible()
  }
  expect(faults).toEqual([])
  for (const { context } of [phone, tablet]) await context.close()
})

/** An afternoon on each of the days that follow. */
function daysFromTomorrow({ clock }: OwnSite): readonly Date[] {
  const today = Math.floor(clock.now().getTime() / DAY_MS)
  return Array.from({ length: DAYS }, (_, index) => new Date((today + 1 + index) * DAY_MS + DAY_MS / 2))
}

interface Standing {
  /** What was remembered in the morning. */
  readonly before: Memory
  readonly day: string
  /** The mistake that is not mended yet. */
  readonly mistake: Mistake | undefined
}

/** The rules of a session, as docs/practice.md tells them. */
function expectRightSession(places: readonly Place[], { before, day, mistake }: Standing): void {
  expect(places).toHaveLength(SIZE)
  expect(new Set(places.map(({ exerciseId }) => exerciseId)).size, 'no exercise twice').toBe(SIZE)
  const chosen = places.map(skillOf)
  expect(new Set(chosen).size, 'no skill twice').toBe(SIZE)
  const topics = chosen.map(({ topic }) => topic)
  const most = Math.max(...topics.map((topic) => topics.filter((other) => other === topic).length))
  if (most <= SIZE / 2) {
    for (const [index, topic] of topics.entries())
      expect(topic, 'neighbours of different topics').not.toBe(topics[index + 1])
  }
  const idsOf = (kind: Place['kind']) => places.filter((place) => place.kind === kind).map((place) => skillOf(place).id)

  // A mistake comes back when its skill is due, as the same exercise.
  const isMistakeDue = mistake !== undefined && (before.skills[mistake.skill]?.card.due ?? '') <= day
  expect(idsOf('mistake')).toEqual(isMistakeDue ? [mistake.skill] : [])
  if (isMistakeDue) expect(places.find(({ kind }) => kind === 'mistake')?.exerciseId).toBe(mistake.exerciseId)

  // What is due comes, the longest overdue first, but for one place that is kept for something new.
  const dueOf = (id: string) => before.skills[id]?.card.due ?? ''
  const due = Object.keys(before.skills).filter((id) => dueOf(id) <= day && !(isMistakeDue && id === mistake.skill))
  const reviews = idsOf('review')
  const room = SIZE - 1 - idsOf('mistake').length
  const dueReviews = reviews.filter((id) => due.includes(id))
  expect(dueReviews).toHaveLength(Math.min(due.length, room))
  // Of a topic that fills half of the day no more comes while others are due.
  const isFull = (id: string) => {
    const topic = skills.find((skill) => skill.id === id)?.topic
    return topics.filter((other) => other === topic).length >= SIZE / 2
  }
  const leftOut = due.filter((id) => !reviews.includes(id) && !isFull(id)).map(dueOf)
  for (const id of dueReviews)
    for (const other of leftOut) expect(dueOf(id) <= other, 'the longest overdue first').toBe(true)

  // What is new was never seen, and all that comes before it goes well.
  const isKnown = (id: string) => ['working', 'sure'].includes(before.skills[id]?.reached ?? '')
  for (const id of idsOf('new')) {
    expect(before.skills[id], `${id} is new`).toBeUndefined()
    const after = skills.find((skill) => skill.id === id)?.after ?? []
    expect(
      after.filter((earlier) => !isKnown(earlier)),
      `what comes before ${id}`,
    ).toEqual([])
  }
  // Something is early only where nothing else is left.
  if (reviews.length > dueReviews.length) {
    const mayBegin = skills.filter(({ id, after }) => !before.skills[id] && after.every(isKnown))
    expect(mayBegin.map(({ id }) => id).toSorted(), 'all that is new').toEqual(idsOf('new').toSorted())
  } else expect(idsOf('new').length, 'one place is kept for something new').toBeGreaterThanOrEqual(1)
}

/** What was practised is promised for another day: after 4 to 10 days until it is sure. */
function expectPromise({ skills: known }: Memory, id: string, day: string): void {
  const own = known[id]
  const inDays = (Date.parse(own?.card.due ?? '') - Date.parse(day)) / DAY_MS
  expect(own?.card.lastReview, id).toBe(day)
  expect(inDays, `${id} comes back`).toBeGreaterThanOrEqual(own?.reached === 'sure' ? 1 : 4)
  if (own?.reached !== 'sure') expect(inDays, `${id} comes back`).toBeLessThanOrEqual(10)
}

function isDue(memory: Memory, { id }: Skill, day: string): boolean {
  const card = memory.skills[id]?.card
  return card !== undefined && card.due <= day
}

function skillOf({ skill }: Place): Skill {
  const found = skillTitled.get(skill)
  if (!found) throw new Error(`no skill is called ${skill}`)
  return found
}

function exerciseOf({ exerciseId }: Place) {
  const exercise = exercises.get(exerciseId)
  if (!exercise) throw new Error(`there is no exercise ${exerciseId}`)
  return exercise
}

const refOf = ({ path }: Place, { url }: OwnSite) => refIn(new URL(path, url))

/** The first sub-task of a place that can be answered wrong; -1 where there is none. */
function missedIn(place: Place, own: OwnSite): number {
  return rightAnswers(exerciseOf(place), refOf(place, own)).findIndex(
    (controls) => wrongAnswers(controls) !== undefined,
  )
}

async function read(device: Device, path: string): Promise<unknown> {
  const response = await device.page.request.get(path)
  expect(response.status(), path).toBe(200)
  return response.json()
}

const todayOn = async (device: Device) => TodayAnswer.parse(await read(device, '/api/practice/today'))

async function mapOn(device: Device) {
  const { topics } = MapAnswer.parse(await read(device, `/api/practice/map?grade=${GRADE}`))
  return topics.flatMap(({ skills: own }) => own)
}

/** Solves a place with the calls that the player makes, all right at the first try. */
async function solveByCalls(device: Device, place: Place, own: OwnSite): Promise<void> {
  const ref = refOf(place, own)
  for (const [subTask, controls] of rightAnswers(exerciseOf(place), ref).entries()) {
    const response = await device.page.request.post(`/api/exercise/${place.exerciseId}/check`, {
      headers: { Origin: own.url },
      data: { ...ref, subTask, answers: controls.map(({ answer }) => answer), attempt: 1, from: 'practice' },
    })
    expect(await response.json(), `${place.path}, sub-task ${subTask}`).toMatchObject({ correct: true })
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilItListens(page)
}

async function chooseGrade({ page }: Device): Promise<void> {
  await open(page, '/')
  const card = page.getByRole('region', { name: todayMessages.title })
  await card.getByRole('button', { name: `${GRADE}.` }).click()
  await expect(card.getByRole('list', { name: todayMessages.places }).getByRole('listitem')).toHaveCount(SIZE)
}

async function expectSamePlacesShown(phone: Device, tablet: Device, places: readonly Place[]): Promise<void> {
  // Each has its number as a picture too.
  const texts = places.map(({ skill }, index) => `${index + 1}${todayMessages.place(index + 1, skill, 'open')}`)
  for (const { page } of [phone, tablet]) {
    await open(page, '/')
    await expect(page.getByRole('list', { name: todayMessages.places }).getByRole('listitem')).toHaveText(texts)
  }
}

/** Solves a place on its page. @param missed the sub-task that is answered wrong at first */
async function solveInBrowser({ page }: Device, at: number, place: Place, missed?: number): Promise<void> {
  await open(page, `/practice/${at + 1}`)
  await solve(page, exerciseOf(place), refIn(new URL(place.path, page.url())), missed)
}

/** The mistake is the one place that is left: the home page names it, and leads to it. */
async function solveComeback({ page }: Device, at: number, place: Place): Promise<void> {
  await open(page, '/')
  const card = page.getByRole('region', { name: todayMessages.title })
  await expect(card.getByText(`${place.skill} (${todayMessages.kinds.mistake})`)).toBeVisible()
  await card.getByRole('link', { name: todayMessages.goOn }).click()
  await expect(page).toHaveURL(`/practice/${at + 1}`)
  await untilItListens(page)
  await solve(page, exerciseOf(place), refIn(new URL(place.path, page.url())))
  await page.getByRole('dialog').getByRole('link', { name: sessionMessages.toEnd }).click()
  await expect(page.getByRole('heading', { level: 1, name: todayMessages.done })).toBeVisible()
}

async function expectOpenMistake({ page }: Device, { exerciseId }: Mistake): Promise<void> {
  await open(page, '/mistakes')
  await expect(page.getByRole('link', { name: mistakesMessages.open(1) })).toBeVisible()
  await expect(page.getByRole('link', { name: mistakesMessages.mended(0) })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: exercises.get(exerciseId)?.summary ?? '' })
  await expect(card.getByText(mistakesMessages.yourAnswer)).toBeVisible()
}

/** It has moved to the second tab, and both tabs count it. */
async function expectMendedMistake({ page }: Device, { exerciseId }: Mistake): Promise<void> {
  await open(page, '/mistakes')
  await expect(page.getByRole('link', { name: mistakesMessages.open(0) })).toBeVisible()
  await expect(page.getByText(mistakesMessages.none)).toBeVisible()
  await page.getByRole('link', { name: mistakesMessages.mended(1) }).click()
  const card = page.getByRole('article').filter({ hasText: exercises.get(exerciseId)?.summary ?? '' })
  await expect(card.getByText(/^ ?Kijavítva: /)).toBeVisible()
}

/** The end of the day names what has risen, and when it comes back. */
async function expectRisen(
  { page }: Device,
  { id, title }: Skill,
  { after, day }: { readonly after: Memory; readonly day: string },
): Promise<void> {
  await open(page, '/practice/end')
  const risen = page.getByRole('region', { name: sessionMessages.risen }).getByRole('listitem')
  await expect(risen.filter({ hasText: `${title} ${mapMessages.states.sure}` })).toHaveCount(1)
  const returns = page.getByRole('region', { name: sessionMessages.returns }).getByRole('listitem')
  const on = sessionMessages.returnsOn(after.skills[id]?.card.due ?? '', day)
  await expect(returns.filter({ hasText: `${title} ${on}` })).toHaveCount(1)
}

/** What the list of the map says of a skill. */
async function expectOnMap({ page }: Device, skill: Skill | undefined, state: string): Promise<void> {
  await open(page, '/map')
  const name = page.locator('summary').filter({ has: page.getByText(skill?.title ?? '', { exact: true }) })
  const row = page.getByRole('listitem').filter({ has: name })
  await expect(row.locator('summary')).toContainText(`${skill?.title}${state}`)
  if (!state.includes(mapMessages.refresh)) await expect(row.getByText(mapMessages.refresh)).toHaveCount(0)
}
