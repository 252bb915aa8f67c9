/** Practice by day, and what the map says of it, whatever store is under it. */

import { checkAnswer, type Submission } from '@/lib/domain/exercise/check-answer'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { rebuildMemory, recallMemory } from '@/lib/domain/practice/memory/rebuild-memory'
import { MEMORY, parseMemory } from '@/lib/domain/practice/memory/stored-memory'
import { listMistakes } from '@/lib/domain/practice/mistakes/list-mistakes'
import type { ClaimedSource } from '@/lib/domain/practice/model/kinds'
import { forgetPractice, readPractice } from '@/lib/domain/practice/personal-data'
import { answerPlacement, startPlacement, stopPlacement } from '@/lib/domain/practice/placement/take-placement'
import { listMissedRounds, listRecentRounds } from '@/lib/domain/practice/rounds/list-rounds'
import { parseRound, ROUNDS } from '@/lib/domain/practice/rounds/stored-rounds'
import type { TodayAnswer } from '@/lib/domain/practice/schemas'
import { readMap } from '@/lib/domain/practice/skill-map/read-map'
import { findOpenExercise } from '@/lib/domain/practice/today/find-open-exercise'
import { readSessionEnd } from '@/lib/domain/practice/today/read-session-end'
import { choosePractice, readToday } from '@/lib/domain/practice/today/read-today'
import { readWeek } from '@/lib/domain/practice/today/read-week'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import type { DocumentStore } from '@/lib/ports/document-store'
import { homeDay } from '@/lib/shared/format/date-time'
import { createCrashingStore, ProcessCrashed } from '@/tests/support/crashing-store'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { noteSolved } from '@/tests/support/note-solved'
import { publishMap } from '@/tests/support/skill-map-builder'
import { openSite } from '@/tests/support/test-site'

const DAY_MS = 86_400_000

/** @param open makes a new, empty store; the suite closes it. */
export function practiceContract(name: string, open: () => DocumentStore): void {
  const check = (title: string, use: (site: Site) => Promise<void>) =>
    test(title, async () => use(await siteOf(open())), 60_000)

  describe(name, () => {
    check('nothing is composed before the grade is known', async ({ today }) => {
      expect(await today()).toEqual({ grades: [5, 6], size: 6, week: { goal: 3, days: [] }, places: [] })
    })

    check('a grade that the map does not have is refused', async ({ choose, today }) => {
      await expect(choose({ grade: 7 })).rejects.toMatchObject({ code: 'invalid-request' })
      expect((await today()).grade).toBeUndefined()
    })

    check(
      'the first days are new skills, in the order of the map, and neighbours differ in topic',
      async ({ choose }) => {
        const { places } = await choose({ grade: 5, size: 3 })
        expect(places.map(({ kind, state }) => [kind, state])).toEqual([
          ['new', 'open'],
          ['new', 'open'],
        ])
        expect(places.map(({ skill }) => skill).toSorted()).toEqual(['SZOG-A', 'TORT-A'])
      },
    )

    check('it is the same all day, on every device, and what is done stays done', async (site) => {
      await site.choose({ grade: 5 })
      const first = await site.today()
      expect(await Promise.all([site.today(), site.today()])).toEqual([first, first])
      await site.solve(first.places[0])
      const later = await site.today()
      expect(later.places.map(({ path }) => path)).toEqual(first.places.map(({ path }) => path))
      expect(later.places.map(({ state }) => state)).toEqual(['done', 'open'])
      expect(later.week).toEqual({ goal: 3, days: ['2026-01-15'] })
    })

    check('two devices that look first at once see one practice', async (site) => {
      await site.choose({ size: 10 })
      await site.choose({ grade: 5 })
      site.passTime(DAY_MS)
      const [one, other] = await Promise.all([site.today(), site.today()])
      expect(one).toEqual(other)
    })

    check('what is done stays done with another size, and only what is open is composed anew', async (site) => {
      for (const id of ['tort-a', 'tort-b', 'szog-a', 'szog-b']) await noteSolved(site, 'kata', `gyakorlo-${id}`)
      site.passTime(20 * DAY_MS)
      const small = await site.choose({ grade: 5, size: 3 })
      for (const place of small.places.slice(0, 2)) await site.solve(place)
      const done = small.places.slice(0, 2).map(({ path }) => path)
      const donePaths = (today: TodayAnswer) =>
        today.places.filter(({ state }) => state === 'done').map(({ path }) => path)

      const larger = await site.choose({ size: 6 })
      expect(donePaths(larger)).toEqual(done)
      expect(larger.places.map(({ state }) => state)).toEqual(['done', 'done', 'open', 'open', 'open', 'open'])
      expect(new Set(larger.places.map(({ exerciseId }) => exerciseId)).size).toBe(6)
      expect(await site.today()).toEqual(larger)

      for (const place of larger.places.slice(2, 4)) await site.solve(place)
      const smaller = await site.choose({ size: 3 })
      expect(donePaths(smaller)).toEqual(larger.places.slice(0, 4).map(({ path }) => path))
      expect(smaller.places).toHaveLength(4)
      site.passTime(DAY_MS)
      expect(donePaths(await site.today())).toEqual([])
    })

    check('what is done stays done with another grade, also that of a placement', async (site) => {
      const { places } = await site.choose({ grade: 5 })
      await site.solve(places[0])
      const later = await site.choose({ grade: 6 })
      expect(later.places[0]).toEqual({ ...places[0], state: 'done' })
      expect(later.places.slice(1).map(({ skill }) => skill)).toContain('Százalék')
      await startPlacement(site, 'kata', 5)
      const back = await site.today()
      expect(back.grade).toBe(5)
      expect(back.places[0]).toEqual(later.places[0])
      expect(back.places.slice(1).map(({ skill }) => skill)).not.toContain('Százalék')
    })

    check('what was solved earlier on the day is not chosen again', async (site) => {
      // It is all that trains another skill, which stays new.
      await publishMap(site.store, { 'szog-a': ['gyakorlo-tort-a'] })
      await site.solveExercise('gyakorlo-tort-a')
      const { places } = await site.choose({ grade: 5 })
      expect(places.map(({ exerciseId }) => exerciseId)).not.toContain('gyakorlo-tort-a')
    })

    check('where two skills share their only exercise, another skill takes the place of one', async (site) => {
      await publishMap(site.store, { 'tort-c': ['gyakorlo-tort-a'] })
      for (const id of ['tort-a', 'tort-b']) await noteSolved(site, 'kata', `gyakorlo-${id}`)
      site.passTime(20 * DAY_MS)
      const { places } = await site.choose({ grade: 5, size: 3 })
      expect(places).toHaveLength(3)
      expect(places.map(({ skill }) => skill)).toContain('SZOG-A')
      expect(places.filter(({ exerciseId }) => exerciseId === 'gyakorlo-tort-a')).toHaveLength(1)
    })

    check('where nothing else is left, the day is shorter', async (site) => {
      await publishMap(site.store, { 'szog-a': ['gyakorlo-tort-a'] })
      const { places } = await site.choose({ grade: 5 })
      expect(places.map(({ exerciseId }) => exerciseId)).toEqual(['gyakorlo-tort-a'])
    })

    check('settings that change while a day is composed are those that it is composed with', async (site) => {
      await site.choose({ grade: 5 })
      site.passTime(DAY_MS)
      // No further than what was chosen is kept: what it is answered with is read later.
      const chosen = { ...site, store: createCrashingStore(site.store, 1, 'after') }
      const seen = await site.todayWhile(() =>
        expect(choosePractice(chosen, 'kata', { grade: 6, size: 3 })).rejects.toThrow(ProcessCrashed),
      )
      expect(seen).toMatchObject({ grade: 6, size: 3 })
      expect(seen.places.map(({ skill }) => skill)).toContain('Százalék')
      expect(await site.today()).toEqual(seen)
    })

    for (const before of ['nothing', 'something']) {
      check(`a day has what a placement finds while it is composed, after ${before} was solved`, async (site) => {
        const view = await startPlacement(site, 'kata', 5)
        if (before === 'something') await site.solveExercise('gyakorlo-szazalek')
        await answerPlacement(site, 'kata', { question: view.question?.number ?? 0, answers: ['4'] })
        const seen = await site.todayWhile(() => stopPlacement(site, 'kata'))
        const found = (await site.map()).topics.flatMap(({ skills }) => skills).filter(({ state }) => state !== 'new')
        expect(found.map(({ id }) => id)).toContain('tort-a')
        const begun = seen.places.filter(({ kind }) => kind === 'new').map(({ skill }) => skill)
        expect(begun.length).toBeGreaterThan(0)
        for (const { title } of found) expect(begun).not.toContain(title)
        expect(await site.today()).toEqual(seen)
      })
    }

    check('a day that is composed while one begins afresh leaves nothing behind', async (site) => {
      await site.choose({ grade: 5 })
      site.passTime(DAY_MS)
      expect(await site.todayWhile(() => forgetPractice(site.store, 'kata'))).toMatchObject({ places: [] })
      expect(await site.store.get('practicePlans', 'kata')).toBeUndefined()
    })

    check('another grade or size composes anew, the weekly goal alone does not', async (site) => {
      const before = await site.choose({ grade: 5 })
      expect(await site.choose({ weeklyGoal: 5 })).toEqual({ ...before, week: { goal: 5, days: [] } })
      expect((await site.choose({ grade: 6 })).places.map(({ skill }) => skill)).toContain('Százalék')
      expect((await site.choose({ size: 3 })).places.length).toBeLessThanOrEqual(3)
    })

    check('after a place comes the next one, and after the last none', async (site) => {
      const { places } = await site.choose({ grade: 5 })
      expect(await site.solve(places[0])).toMatchObject({
        practice: { places: ['done', 'open'], next: { title: places[1]?.title, path: '/practice/2' } },
      })
      expect(await site.solve(places[1])).toMatchObject({ practice: { places: ['done', 'done'] } })
      await expect(site.solveExercise('gyakorlo-szazalek')).resolves.not.toHaveProperty('practice')
    })

    check('what was begun is gone on with in its place, also when one before it is there no more', async (site) => {
      const { places } = await site.choose({ grade: 5 })
      const [first, second] = places
      if (!first || !second) throw new Error('too little is composed')
      await site.answer(second.exerciseId, '5', { from: 'practice' })
      const openPath = async () => (await findOpenExercise(site, 'kata'))?.path
      expect(await openPath()).toBe('/practice/2')
      const taken = first.exerciseId.replace('gyakorlo-', '')
      await publishMap(site.store, { [taken]: [] })
      expect((await site.today()).places.map(({ exerciseId }) => exerciseId)).toEqual([second.exerciseId])
      expect(await openPath()).toBe('/practice/1')
    })

    check('the answer that solves says what grew with it, and on which tree of the grove', async (site) => {
      const grown = async (exerciseId: string, seed: number) =>
        (await site.answer(exerciseId, '4', { seed })).wayOn?.grown
      expect(await grown('gyakorlo-tort-a', 5)).toEqual({
        turn: expect.any(Number),
        tree: expect.arrayContaining([expect.objectContaining({ id: 'tort-a', state: 'working' })]),
        risen: [{ id: 'tort-a', title: 'TORT-A', state: 'working' }],
      })
      const { topics } = await site.map(5)
      const tree = topics.find(({ skills }) => skills.some(({ id }) => id === 'tort-a'))
      expect((await grown('gyakorlo-tort-a', 6))?.tree.map(({ id }) => id)).toEqual(tree?.skills.map(({ id }) => id))
      site.passTime(DAY_MS)
      await site.answer('gyakorlo-szog-d', '5')
      expect(await grown('gyakorlo-szog-d', 5)).toBeUndefined()
    })

    check('the end says what has risen today, and when it comes back', async (site) => {
      const { places } = await site.choose({ grade: 5 })
      await site.solve(places[0])
      const end = await readSessionEnd(site, 'kata')
      expect(end.today.places.map(({ state }) => state)).toEqual(['done', 'open'])
      expect(end.risen).toEqual([{ skill: places[0]?.skill, state: 'working' }])
      expect(end.returns).toEqual([{ skill: places[0]?.skill, on: expect.stringMatching(/^2026-01-(19|2[0-5])$/) }])
      site.passTime(DAY_MS)
      expect(await readSessionEnd(site, 'kata')).toMatchObject({ risen: [], returns: [] })
    })

    check(
      'what a placement has found is not said to have been practised, at the end of the day or on the map',
      async (site) => {
        let view = await startPlacement(site, 'kata', 5)
        while (view.question) {
          view = await answerPlacement(site, 'kata', { question: view.question.number, answers: ['4'] })
        }
        expect(await readSessionEnd(site, 'kata')).toMatchObject({ risen: [], returns: [] })
        const onMap = async () => (await site.map()).topics.flatMap(({ skills }) => skills)
        expect((await onMap()).map(({ last }) => last)).toEqual(Array(8).fill(undefined))
        await site.solveExercise('gyakorlo-tort-a')
        expect((await readSessionEnd(site, 'kata')).returns.map(({ skill }) => skill)).toEqual(['TORT-A'])
        expect((await onMap()).filter(({ last }) => last).map(({ id }) => id)).toEqual(['tort-a'])
      },
    )

    check('the week says what has risen since Monday, and how many mistakes were mended', async (site) => {
      const exercise = 'gyakorlo-tort-a'
      // From a Thursday to the Tuesday after it.
      await site.answer(exercise, '5')
      await site.solveExercise(exercise)
      expect(await readWeek(site, 'kata')).toEqual({ risen: [], mended: 0 })
      site.passTime(DAY_MS)
      await site.solveExercise(exercise, 'kata', 6)
      expect(await readWeek(site, 'kata')).toEqual({ risen: [{ skill: 'TORT-A', state: 'working' }], mended: 0 })
      site.passTime(4 * DAY_MS)
      await site.solveExercise(exercise, 'kata', 7)
      expect(await readWeek(site, 'kata')).toEqual({ risen: [], mended: 1 })
    })

    check('the week counts as mended what the log does', async (site) => {
      const exercise = 'gyakorlo-tort-a'
      // The same mistake with other numbers is one, and what is there no more none.
      for (const seed of [5, 6]) await site.answer(exercise, '5', { seed })
      await site.publishLong('hosszu-a')
      await site.answer('hosszu-a', '5')
      site.passTime(4 * DAY_MS)
      for (const seed of [7, 8]) {
        await site.solveExercise(exercise, 'kata', seed)
        site.passTime(DAY_MS)
      }
      expect((await readWeek(site, 'kata')).mended).toBe(2)
      await site.store.delete(PRIVATE_EXERCISES, 'hosszu-a')
      expect((await readWeek(site, 'kata')).mended).toBe(1)
      expect((await listMistakes(site.store, 'kata')).mendedCount).toBe(1)
    })

    check('where a round was begun is believed only where the practice or the log holds it', async (site) => {
      const { places } = await site.choose({ grade: 5 })
      const [ofToday] = places
      if (!ofToday) throw new Error('nothing is composed')
      const sourceAfter = async (exerciseId: string, from: ClaimedSource, seed = 5) => {
        await site.answer(exerciseId, '4', { seed, from })
        const rounds = await listRecentRounds(site.store, 'kata', site.clock.now())
        return rounds.find((round) => round.exerciseId === exerciseId)?.source
      }
      expect(await sourceAfter(ofToday.exerciseId, 'practice')).toBe('practice')
      expect(await sourceAfter('gyakorlo-tort-c', 'practice')).toBe('free')
      expect(await sourceAfter('gyakorlo-tort-d', 'mistake')).toBe('free')
      await site.answer('gyakorlo-szog-d', '5')
      expect(await sourceAfter('gyakorlo-szog-d', 'mistake', 6)).toBe('mistake')
    })

    check('a mistake stays until it is mended, however many were made since', async (site) => {
      const first = 'gyakorlo-szog-d'
      await site.answer(first, '5')
      await site.solveExercise(first)
      site.passTime(12 * DAY_MS)
      for (let seed = 101; seed <= 170; seed += 1) await site.answer('gyakorlo-tort-a', '5', { seed })
      // What was practised today is not due, and waits.
      await site.solveExercise('gyakorlo-tort-a', 'kata', 101)
      const open = async () => (await listMistakes(site.store, 'kata')).open.map(({ exerciseId }) => exerciseId)
      expect(await open()).toEqual(['gyakorlo-tort-a', first])
      const { places } = await site.choose({ grade: 5 })
      expect(places).toContainEqual(expect.objectContaining({ kind: 'mistake', exerciseId: first }))
      await site.answer(first, '5', { seed: 6, from: 'mistake' })
      expect(parseRound((await site.store.get(ROUNDS, `kata_${first}_1_6`)) ?? { data: {} }).source).toBe('mistake')
    })

    check('what is mended is counted, shown as far as it is new, and looked through no more', async (site) => {
      for (const id of ['hosszu-a', 'hosszu-b', 'hosszu-c', 'hosszu-d']) {
        await site.publishLong(id)
        for (let subTask = 0; subTask < 20; subTask += 1) await site.answer(id, '5', { subTask })
      }
      const before = await listMistakes(site.store, 'kata')
      expect(before.openCount).toBe(80)
      // Each is drawn as the question that it was, so no page has hundreds.
      expect(before.open).toHaveLength(60)
      for (const seed of [6, 7]) {
        site.passTime(DAY_MS)
        await site.solveExercise('gyakorlo-tort-a', 'kata', seed)
      }
      const log = await listMistakes(site.store, 'kata')
      expect(log).toMatchObject({ open: [], mendedCount: 80 })
      expect(log.mended).toHaveLength(60)
      expect(await listMissedRounds(site.store, 'kata')).toEqual([])
      expect(await listMistakes(site.store, 'kata')).toEqual(log)
      // The day on which that was stays, however well it goes afterwards.
      for (let seed = 8; seed <= 22; seed += 1) {
        site.passTime(DAY_MS)
        await site.solveExercise('gyakorlo-tort-a', 'kata', seed)
      }
      expect(await listMistakes(site.store, 'kata')).toEqual(log)
      await site.answer('hosszu-a', '5', { seed: 6, from: 'mistake' })
      expect(parseRound((await site.store.get(ROUNDS, 'kata_hosszu-a_1_6')) ?? { data: {} }).source).toBe('mistake')
    })

    check('what the free tier does not allow now is locked', async (site) => {
      const { places } = await site.choose({ grade: 5 })
      for (const place of places) await site.solve(place, 'peti')
      await site.solveExercise('gyakorlo-szazalek', 'peti')
      site.passTime(60_000)
      const locked = await choosePractice(site, 'peti', { grade: 5, size: 6 })
      expect(locked.places.filter(({ state }) => state === 'open')).toEqual([])
      expect(locked.places.some(({ state }) => state === 'locked')).toBe(true)
    })

    check('what went well comes back after days, and what went wrong sooner', async (site) => {
      const { places } = await site.choose({ grade: 5 })
      const [one, other] = places
      await site.solve(one)
      if (other) await site.answer(other.exerciseId, '5')
      for (const _ of [1, 2, 3]) if (other) await site.answer(other.exerciseId, '6')
      await site.solve(other)
      const kindsOn = async (days: number) => {
        site.passTime(days * DAY_MS)
        return (await site.today()).places.map(({ skill, kind }) => `${kind} ${skill}`)
      }
      const soon = await kindsOn(3)
      expect(soon.some((place) => place.endsWith(other?.skill ?? '?') && !place.startsWith('new'))).toBe(true)
      const later = await kindsOn(8)
      expect(later).toContain(`review ${one?.skill}`)
    })

    check('the map says how far one is with each skill, and what is to be refreshed', async (site) => {
      await site.solveExercise('gyakorlo-tort-a')
      const states = async () => {
        const { topics } = await site.map()
        return topics.flatMap(({ skills }) => skills.map(({ id, state, refresh }) => [id, state, refresh === true]))
      }
      expect((await states()).slice(0, 2)).toEqual([
        ['tort-a', 'working', false],
        ['tort-b', 'new', false],
      ])
      site.passTime(20 * DAY_MS)
      expect((await states())[0]).toEqual(['tort-a', 'working', true])
      expect(await site.map(6)).toMatchObject({ grade: 6, grades: [5, 6], topics: [{ skills: [{ id: 'szazalek' }] }] })
      expect((await site.map(9)).grade).toBe(5)
    })

    check('the map names the last three rounds of a skill, the newest first, with their exercises', async (site) => {
      const first = async () => (await site.map()).topics[0]?.skills[0]
      expect((await first())?.rounds).toEqual([])
      for (const seed of [5, 6, 7, 8]) {
        await site.solveExercise('gyakorlo-tort-a', 'kata', seed)
        site.passTime(DAY_MS)
      }
      await site.answer('gyakorlo-tort-a', '5', { seed: 9 })
      await site.solveExercise('gyakorlo-tort-a', 'kata', 9)
      const { rounds = [], last } = (await first()) ?? {}
      const day = (ago: number) => homeDay(new Date(site.clock.now().getTime() - ago * DAY_MS))
      expect(rounds.map(({ day: on }) => on)).toEqual([day(0), day(1), day(2)])
      expect(rounds.map(({ rating }) => rating)).toEqual(['hard', 'good', 'good'])
      expect(new Set(rounds.map(({ exercise }) => exercise))).toEqual(new Set(['Gyakorló tort-a']))
      expect(rounds[0]).toMatchObject(last ?? {})
    })

    for (const [name, midnight] of [
      ['a summer night', '2026-07-01T22:00:00Z'],
      ['a winter night', '2026-12-01T23:00:00Z'],
      ['the night before clocks go back', '2026-10-24T22:00:00Z'],
      ['the night after, of a day of 25 hours', '2026-10-25T23:00:00Z'],
      ['the night before clocks go forward', '2027-03-27T23:00:00Z'],
      ['the night after, of a day of 23 hours', '2027-03-28T22:00:00Z'],
    ] as const) {
      check(`a day ends at midnight in Budapest: ${name}`, async (site) => {
        const minutesTo = (minutes: number) =>
          site.passTime(Date.parse(midnight) + minutes * 60_000 - site.clock.now().getTime())
        minutesTo(-2)
        const [place] = (await site.choose({ grade: 5 })).places
        await site.solve(place)
        minutesTo(-1)
        const statesOf = async () => (await site.today()).places.map(({ state }) => state)
        expect((await statesOf()).filter((state) => state === 'done')).toHaveLength(1)
        const before = (await site.today()).week.days.at(-1)
        minutesTo(1)
        expect((await statesOf()).filter((state) => state === 'done')).toEqual([])
        await site.solve((await site.today()).places[0])
        const days = parseMemory(await site.store.get(MEMORY, 'kata')).skills
        const lastReviews = new Set(Object.values(days).map(({ card }) => card.lastReview))
        expect(lastReviews).toEqual(new Set([before, homeDay(new Date(midnight))]))
      })
    }

    check('who wants to begin afresh is known no more, and others are', async (site) => {
      await site.choose({ grade: 5 })
      for (const userId of ['kata', 'peti']) await site.solveExercise('gyakorlo-tort-a', userId)
      await forgetPractice(site.store, 'kata')
      await forgetPractice(site.store, 'kata')
      expect(await readPractice(site.store, 'kata')).toEqual({
        rounds: [],
        memory: {},
        olderRounds: {},
        plan: {},
        placement: {},
      })
      expect(await readSolvedLevels(site.store, 'kata')).toEqual({})
      expect((await site.today()).grade).toBeUndefined()
      expect((await readPractice(site.store, 'peti')).rounds).toHaveLength(1)
    })

    check('what was solved before there were rounds counts as working, and can be made again', async (site) => {
      await noteSolved(site, 'kata', 'gyakorlo-tort-b')
      expect((await site.map()).topics[0]?.skills.map(({ state }) => state)).toEqual([
        'working',
        'working',
        'new',
        'new',
      ])
      expect(await site.store.get(MEMORY, 'kata')).toBeUndefined()
      await rebuildMemory(site.store, 'kata')
      expect((await site.map()).topics[0]?.skills[0]?.state).toBe('working')
      await site.solveExercise('gyakorlo-tort-c')
      const memory = parseMemory(await site.store.get(MEMORY, 'kata'))
      expect(Object.keys(memory.skills).toSorted()).toEqual(['tort-a', 'tort-b', 'tort-c'])
      expect(await recallMemory(site.store, 'kata')).toEqual(memory)
    })
  })
}

type Site = Awaited<ReturnType<typeof siteOf>>

/** What is handed in unless a test says otherwise. */
const FIRST = { userId: 'kata', seed: 5, difficultyLevel: 1, subTask: 0 } as const

async function siteOf(store: DocumentStore) {
  const site = openSite({ store })
  await publishMap(store)
  await grantSubscription(site, 'kata')
  const answer = (exerciseId: string, text: string, other: Partial<Submission> = {}) =>
    checkAnswer(site, { ...FIRST, exerciseId, answers: [text], ...other })
  return {
    ...site,
    answer,
    /** Publishes an exercise of a skill of the map with as many sub-tasks as there may be, the answers to which are 4. */
    publishLong: (id: string) => {
      const controls = [{ type: 'single-number' as const, props: {}, solution: '4' }]
      const subtask = { description: 'Mennyi?', controls, hints: ['Számolj!'] }
      const exercise = exerciseOf({ id, skills: ['tort-a'], subtasks: Array(20).fill(subtask) })
      return store.set(PRIVATE_EXERCISES, exercise.id, JSON.parse(JSON.stringify(exercise)))
    },
    today: () => readToday(site, 'kata'),
    /** Today's practice as it is read by one to whom something happens between reading and writing. */
    todayWhile: (happens: () => Promise<unknown>) =>
      readToday({ ...site, store: withFirstTransactionAfter(store, happens) }, 'kata'),
    choose: (choice: Parameters<typeof choosePractice>[2]) => choosePractice(site, 'kata', choice),
    map: (grade?: number) => readMap(site, 'kata', grade),
    solveExercise: (exerciseId: string, userId = 'kata', seed = 5) => answer(exerciseId, '4', { userId, seed }),
    solve: async (place: { readonly exerciseId: string } | undefined, userId = 'kata') =>
      place && (await answer(place.exerciseId, '4', { userId })).wayOn,
  }
}

/** A store in which something happens just before the first transaction of who works with it. */
function withFirstTransactionAfter(store: DocumentStore, happens: () => Promise<unknown>): DocumentStore {
  let first: Promise<unknown> | undefined
  return {
    ...store,
    transaction: async (work) => {
      first ??= happens()
      await first
      return store.transaction(work)
    },
  }
}
