/** How the work of pupils is recorded, whatever store is under it. */

import { checkAnswer } from '@/lib/domain/exercise/check-answer'
import { giveHint } from '@/lib/domain/exercise/give-hint'
import { loadExercise, PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { foldOldRounds } from '@/lib/domain/practice/memory/fold-old-rounds'
import { rebuildMemory, recallMemory } from '@/lib/domain/practice/memory/rebuild-memory'
import { MEMORY_SNAPSHOTS } from '@/lib/domain/practice/memory/snapshot'
import { MEMORY, parseMemory } from '@/lib/domain/practice/memory/stored-memory'
import { listMistakes } from '@/lib/domain/practice/mistakes/list-mistakes'
import { MISTAKE_CATALOGUE } from '@/lib/domain/practice/mistakes/mistake-catalogue'
import { erasePractice, readPractice } from '@/lib/domain/practice/personal-data'
import { beginRound } from '@/lib/domain/practice/rounds/begin-round'
import { closeLeftRounds } from '@/lib/domain/practice/rounds/close-left-rounds'
import { earlierWorkOf, findOpenRound, findRound } from '@/lib/domain/practice/rounds/find-progress'
import { recordFinished } from '@/lib/domain/practice/rounds/record-finished'
import { countTry, type Round } from '@/lib/domain/practice/rounds/round'
import { examRoundId, type KeptRound, parseRound, ROUNDS } from '@/lib/domain/practice/rounds/stored-rounds'
import { findOpenExercise } from '@/lib/domain/practice/today/find-open-exercise'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import type { DocumentStore } from '@/lib/ports/document-store'
import { createCrashingStore, ProcessCrashed } from '@/tests/support/crashing-store'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { openSite } from '@/tests/support/test-site'

const MS = { hour: 3_600_000, day: 86_400_000 }

/** A typical mistake, and a nudge. */
const FEEDBACK = [
  { when: '(== answer 7)', text: 'Szoroztál, pedig összeadni kell.', mistake: 'multiplied-for-added' },
  { when: '(> answer 7)', text: 'Ez túl sok.' },
]

const subtask = (solution: string, hints: string[] = ['Gondolkodj!', 'Számolj!']) => ({
  description: 'Mennyi?',
  controls: [{ type: 'single-number' as const, props: {}, solution, feedback: FEEDBACK }],
  hints,
})

/** Two sub-tasks, the answers to which are 4 and 5. */
const SUMS = exerciseOf({
  id: 'osszeadas',
  classifications: ['hu|grade|5', 'hu|dynamic|whole-numbers'],
  skills: ['addition'],
  subtasks: [subtask('4'), subtask('5')],
})

/** @param open makes a new, empty store; the suite closes it. */
export function roundsContract(name: string, open: () => DocumentStore): void {
  const check = (title: string, use: (site: Site) => Promise<void>) =>
    test(title, async () => use(await siteOf(open())), 60_000)

  describe(name, () => {
    check('a round counts tries and hints by sub-task, and keeps what was handed in first', async (site) => {
      await site.answer('3', { attempt: 1 })
      await site.hint()
      await site.hint('Gondolkodj!')
      await site.answer('6', { attempt: 2 })
      await site.answer('4', { attempt: 3 })
      expect(await site.round()).toMatchObject({
        userId: 'kata',
        exerciseId: 'osszeadas',
        seed: 5,
        difficultyLevel: 1,
        highestLevel: 3,
        skills: ['addition'],
        source: 'free',
        subTasks: [
          { tries: 3, hints: 2, hintCount: 2, solved: true, firstAnswers: ['3'], answers: ['4'] },
          { tries: 0, hints: 0, solved: false },
        ],
      })
      expect(await site.memory()).toEqual({})
    })

    check(
      'the typical mistake that the first wrong answer shows stays with it, and pupils are not told its id',
      async (site) => {
        expect(await site.answer('7')).toEqual({
          correct: false,
          outcome: 'wrong',
          controls: ['wrong'],
          feedback: 'Szoroztál, pedig összeadni kell.',
        })
        await site.answer('9')
        await site.answer('4')
        await site.answer('9', { subTask: 1 })
        expect((await site.round()).subTasks).toMatchObject([
          { firstAnswers: ['7'], mistake: 'multiplied-for-added' },
          { firstAnswers: ['9'] },
        ])
        expect((await site.round()).subTasks[1]).not.toHaveProperty('mistake')
      },
    )

    check('the right answer to the last sub-task ends it: the exercise is solved, and remembered', async (site) => {
      await site.solve()
      expect(await site.round()).toMatchObject({ finishedAt: site.clock.now().toISOString() })
      expect(await readSolvedLevels(site.store, 'kata')).toEqual({ osszeadas: [1] })
      expect(await site.memory()).toMatchObject({
        addition: { lastRating: 'good', reached: 'working', goodDays: ['2026-01-15'] },
      })
    })

    check('what is marked by its solver ends it too, and is remembered of no skill', async (site) => {
      const own = {
        description: 'Igazold!',
        scheme: ['Egy.', 'Kettő.'],
        skills: ['proofs'],
        hints: ['Kezdd el!', 'Így.'],
      }
      await site.publish(exerciseOf({ ...SUMS, subtasks: [subtask('4'), own] }))
      await site.answer('4', { attempt: 1 })
      await site.markOwnWork(1)
      expect(await site.round()).toMatchObject({ finishedAt: site.clock.now().toISOString() })
      expect(await readSolvedLevels(site.store, 'kata')).toEqual({ osszeadas: [1] })
      expect(Object.keys(await site.memory())).toEqual(['addition'])
      expect(Object.keys((await recallMemory(site.store, 'kata')).skills)).toEqual(['addition'])
    })

    check('a check that is sent twice changes nothing twice', async (site) => {
      await site.answer('3', { attempt: 1 })
      const once = await site.documents()
      await site.answer('3', { attempt: 1 })
      expect(await site.documents()).toEqual(once)
      await site.answer('4', { attempt: 2 })
      const solved = await site.documents()
      await site.answer('4', { attempt: 2 })
      expect(await site.documents()).toEqual(solved)
    })

    check('the same numbers solved again count for nothing new', async (site) => {
      await site.solve()
      const before = await site.documents()
      site.passTime(MS.day)
      await site.answer('9')
      await site.solve()
      expect(await site.documents()).toEqual(before)
    })

    check('another device goes on with it: the same numbers, answers and hints', async (site) => {
      await site.hint()
      await site.answer('3')
      await site.answer('4')
      await site.answer('9', { subTask: 1 })
      expect(await site.openVariant()).toMatchObject({ seed: 5, difficultyLevel: 1 })
      expect(await site.openVariant(2)).toBeUndefined()
      expect(await site.earlierWork()).toEqual({
        progress: {
          finished: 1,
          subTasks: [
            { attempts: 1, hints: ['Gondolkodj!'], isHintsLeft: true, answers: ['4'] },
            { attempts: 1, hints: [], isHintsLeft: true },
          ],
        },
      })
      site.passTime(MS.hour)
      await site.answer('4', { seed: 6 })
      expect(await site.openVariant()).toMatchObject({ seed: 6 })
      await site.solve()
      expect(await site.earlierWork()).toEqual({ solvedAt: site.clock.now().toISOString() })
      await site.publish({ ...SUMS, summary: 'Másképp' })
      expect(await site.earlierWork()).toEqual({})
    })

    check('a mistake is there as it was, until it goes well on two other days', async (site) => {
      await site.answer('7')
      await site.solve()
      const { open, mended } = await listMistakes(site.store, 'kata')
      expect(mended).toEqual([])
      expect(open).toEqual([
        {
          id: 'kata_osszeadas_1_5.0',
          exerciseId: 'osszeadas',
          subTask: 0,
          title: SUMS.summary,
          madeOn: '2026-01-15',
          isFixed: false,
          again: '/exercise/osszeadas?d=1&from=mistake',
          asked: {
            description: '',
            question: 'Mennyi?',
            controls: [{ type: 'single-number', props: {} }],
            answers: ['7'],
            remark: 'Szoroztál, pedig összeadni kell.',
          },
        },
      ])
      for (const seed of [6, 7]) {
        site.passTime(MS.day)
        await site.solve(seed)
      }
      expect(await listMistakes(site.store, 'kata')).toEqual({
        open: [],
        openCount: 0,
        mended: [{ ...open[0], mendedOn: '2026-01-17' }],
        mendedCount: 1,
      })
    })

    check('a mistake is of the day on which it was made, however late its round ends', async (site) => {
      await site.answer('3')
      site.passTime(MS.day)
      await site.solve(6)
      await site.answer('3', { attempt: 2 })
      site.passTime(MS.day)
      await site.solve()
      const [mistake] = (await listMistakes(site.store, 'kata')).open
      expect(mistake?.madeOn).toBe('2026-01-15')
      // Of a round from before the day was kept, the last day on which it was worked at is the best that is known.
      const kept = await site.store.get(ROUNDS, 'kata_osszeadas_1_5')
      const older = JSON.parse(JSON.stringify(kept?.data), (name, value) => (name === 'missedAt' ? undefined : value))
      await site.store.set(ROUNDS, 'kata_osszeadas_1_5', older)
      expect((await listMistakes(site.store, 'kata')).open).toEqual([{ ...mistake, madeOn: '2026-01-17' }])
      await site.store.set(ROUNDS, 'kata_osszeadas_1_5', kept?.data ?? {})
      site.passTime(MS.day)
      await site.solve(7)
      expect((await listMistakes(site.store, 'kata')).mended).toEqual([{ ...mistake, mendedOn: '2026-01-18' }])
    })

    check('of mistakes the one that was made last stands for the same ones before', async (site) => {
      await site.answer('3')
      site.passTime(MS.day)
      await site.answer('9', { seed: 6 })
      site.passTime(MS.day)
      await site.answer('4', { attempt: 2 })
      const { open } = await listMistakes(site.store, 'kata')
      expect(open).toMatchObject([{ id: 'kata_osszeadas_1_6.0', madeOn: '2026-01-16' }])
    })

    check('a typical mistake is called by its name, with the page of the wiki that helps', async (site) => {
      const typicalMistake = {
        title: 'Szorzott, pedig össze kellett adni',
        wiki: { id: 'osszeadas', title: 'Összeadás' },
      }
      await site.answer('7')
      await site.answer('9', { subTask: 1 })
      const shown = async () => {
        const { open } = await listMistakes(site.store, 'kata')
        return open.map((mistake) => [mistake.subTask, mistake.typicalMistake])
      }
      expect(await shown()).toEqual([
        [0, undefined],
        [1, undefined],
      ])
      await site.store.set(...MISTAKE_CATALOGUE, { mistakes: [{ id: 'multiplied-for-added', ...typicalMistake }] })
      expect(await shown()).toEqual([
        [0, typicalMistake],
        [1, undefined],
      ])
      // What was answered before the catalogue knew the mistake shows it all the same.
      const kept = await site.store.get(ROUNDS, 'kata_osszeadas_1_5')
      const json = JSON.stringify(kept?.data)
      await site.store.set(
        ROUNDS,
        'kata_osszeadas_1_5',
        JSON.parse(json.replace('"mistake":"multiplied-for-added",', '')),
      )
      expect((await shown())[0]).toEqual([0, typicalMistake])
      await site.store.set(ROUNDS, 'kata_osszeadas_1_5', JSON.parse(json))
      // It is known of a changed exercise too.
      await site.publish({ ...SUMS, summary: 'Másképp' })
      expect((await shown())[0]).toEqual([0, typicalMistake])
    })

    check('the same mistake made again is one, and of a changed exercise the question is not known', async (site) => {
      await site.answer('3')
      await site.answer('7', { seed: 6 })
      site.passTime(MS.hour)
      await site.answer('8', { seed: 7 })
      await site.publish({ ...SUMS, summary: 'Másképp' })
      const { open } = await listMistakes(site.store, 'kata')
      expect(open).toMatchObject([{ id: 'kata_osszeadas_1_7.0', title: 'Másképp' }])
      expect(open[0]).not.toHaveProperty('asked')
    })

    check('the exercise that was worked at last is the one to go on with', async (site) => {
      expect(await findOpenExercise(site, 'kata')).toBeUndefined()
      await site.answer('4')
      const first = { title: SUMS.summary, path: '/exercise/osszeadas?s=5&d=1', step: 2, of: 2 }
      expect(await findOpenExercise(site, 'kata')).toEqual(first)
      site.passTime(MS.hour)
      await site.hint()
      await site.answer('3', { seed: 6 })
      expect(await findOpenExercise(site, 'kata')).toMatchObject({ path: '/exercise/osszeadas?s=6&d=1', step: 1 })
      await site.solve(6)
      expect(await findOpenExercise(site, 'kata')).toEqual(first)
    })

    check('of a changed exercise one does not go on, but with the one before it', async (site) => {
      await site.publish({ ...SUMS, id: 'masik', summary: 'Másik' })
      await site.answer('4', { exerciseId: 'masik' })
      site.passTime(MS.hour)
      await site.answer('4')
      await site.publish({ ...SUMS, summary: 'Másképp' })
      expect(await findOpenExercise(site, 'kata')).toMatchObject({ title: 'Másik', path: '/exercise/masik?s=5&d=1' })
    })

    check('what two devices send at once is all in it, and the right answer is never lost', async (site) => {
      await Promise.all([site.answer('3', { attempt: 1 }), site.answer('4', { attempt: 1 }), site.hint()])
      const [first] = (await site.round()).subTasks
      expect(first).toMatchObject({ solved: true })
      expect(first?.tries).toBeLessThanOrEqual(2)
    })

    check('after five hundred rounds on a day no other is begun, and those that are go on', async (site) => {
      const limit = { name: 'rounds', limit: 500, windowSeconds: 24 * 60 * 60 }
      await site.answer('9')
      for (let used = 1; used < limit.limit; used += 1) await site.rateLimiter.use(limit, 'kata')
      await expect(site.answer('4', { seed: 6 })).rejects.toMatchObject({ code: 'too-many-requests' })
      expect(await site.store.get(ROUNDS, 'kata_osszeadas_1_6')).toBeUndefined()
      await site.answer('4', { attempt: 2 })
      expect((await site.round()).subTasks[0]).toMatchObject({ tries: 2, solved: true })
      await site.answer('4', { seed: 6, userId: 'peti' })
    })

    check('what cannot be read leaves no round', async (site) => {
      await site.answer('négy')
      expect(await site.documents()).toEqual([])
    })

    check('a changed exercise begins the round again, and leaves a finished one as it was', async (site) => {
      await site.answer('3')
      await site.publish({ ...SUMS, summary: 'Másképp' })
      await site.answer('4', { attempt: 1 })
      expect((await site.round()).subTasks[0]).toEqual({
        tries: 1,
        hints: 0,
        hintCount: 2,
        solved: true,
        answers: ['4'],
      })
      await site.answer('5', { subTask: 1 })
      const finished = await site.documents()
      await site.publish({ ...SUMS, summary: 'Megint másképp' })
      await site.answer('3')
      expect(await site.documents()).toEqual(finished)
    })

    check(
      'a try of a page from before the change counts once however often it is sent, and so does the next',
      async (site) => {
        for (const attempt of [1, 2]) await site.answer('3', { attempt })
        await site.publish({ ...SUMS, summary: 'Másképp' })
        const triesAfter = async (attempt: number) => {
          for (const _ of [1, 2]) await site.answer('3', { attempt })
          return (await site.round()).subTasks[0]?.tries
        }
        expect(await triesAfter(3)).toBe(1)
        // From a page that was loaded since.
        expect(await triesAfter(2)).toBe(2)
        expect(await triesAfter(3)).toBe(3)
      },
    )

    check('rounds that end at once are remembered in an order that is found again', async (site) => {
      const at = site.clock.now().toISOString()
      const exercise = await loadExercise(site.store, SUMS.id)
      if (!exercise) throw new Error('no exercise')
      const taskOf = (exerciseId: string, answers: readonly [string, boolean][]): KeptRound => {
        const begun = beginRound(exercise, { userId: 'kata', exerciseId, seed: 5, difficultyLevel: 1 }, 'exam', at)
        const tried = answers.reduce<Round>(
          (round, [text, correct], subTask) => countTry(round, { subTask, answers: [text], correct }, at),
          begun,
        )
        const round = tried.finishedAt === undefined ? { ...tried, leftAt: at } : tried
        return { id: examRoundId(round, 'attempt'), round }
      }
      const wrong = taskOf('feladat-b', [['3', false]])
      const right = taskOf('feladat-a', [
        ['4', true],
        ['5', true],
      ])
      await recordFinished(site.store, 'kata', [wrong, right])
      const memory = parseMemory(await site.store.get(MEMORY, 'kata'))
      expect(memory.skills.addition).toMatchObject({ card: { reps: 2 } })
      expect(await recallMemory(site.store, 'kata')).toEqual(memory)
      site.passTime(401 * MS.day)
      await foldOldRounds(site)
      expect(await recallMemory(site.store, 'kata')).toEqual(memory)
    })

    check(
      'who leaves after a wrong try sees it again soon; what is solved later counts as solved only',
      async (site) => {
        await site.answer('3')
        site.passTime(2 * MS.day)
        await closeLeftRounds(site)
        expect(await site.memory()).toEqual({})
        site.passTime(2 * MS.day)
        await closeLeftRounds(site)
        const memory = await site.memory()
        expect(memory).toMatchObject({
          addition: { lastRating: 'again', reached: 'started', card: { lastReview: '2026-01-15', due: '2026-01-18' } },
        })
        await site.solve()
        expect(await site.memory()).toEqual(memory)
        expect(await readSolvedLevels(site.store, 'kata')).toEqual({ osszeadas: [1] })
      },
    )

    check('what was left does not count against what went well since', async (site) => {
      await site.answer('3')
      site.passTime(MS.day)
      await site.solve(6)
      const memory = await site.memory()
      site.passTime(3 * MS.day)
      await closeLeftRounds(site)
      expect(await site.memory()).toEqual(memory)
      expect(await site.round()).toMatchObject({ leftAt: site.clock.now().toISOString() })
    })

    check(
      'a round that cannot be read keeps no other from being closed, nor anybody’s from being folded',
      async (site) => {
        await site.answer('3')
        const unreadable = { userId: 'peti', open: true, updatedAt: '2026-01-01T00:00:00.000Z', endedAt: '2024-01-01' }
        await site.store.set(ROUNDS, 'peti_x_1_1', unreadable)
        const reported: unknown[] = []
        const errorReporter = { ...site.errorReporter, report: (error: unknown) => `${reported.push(error)}` }
        site.passTime(4 * MS.day)
        await closeLeftRounds({ ...site, errorReporter })
        expect(await site.round()).toMatchObject({ leftAt: expect.any(String) })
        site.passTime(401 * MS.day)
        await foldOldRounds({ ...site, errorReporter })
        expect((await site.store.query(ROUNDS)).map(({ id }) => id)).toEqual(['peti_x_1_1'])
        expect(reported).toHaveLength(2)
      },
    )

    check('the memory can be made again from the rounds', async (site) => {
      await site.workForMonths()
      const memory = parseMemory(await site.store.get(MEMORY, 'kata'))
      expect(await recallMemory(site.store, 'kata')).toEqual(memory)
      await site.store.delete(MEMORY, 'kata')
      await rebuildMemory(site.store, 'kata')
      expect(parseMemory(await site.store.get(MEMORY, 'kata'))).toEqual(memory)
    })

    check(
      'rounds of long ago are folded, and what is remembered stays; stopped and repeated it is the same',
      async (site) => {
        await site.workForMonths()
        const memory = parseMemory(await site.store.get(MEMORY, 'kata'))
        site.passTime(385 * MS.day)
        const crashing = createCrashingStore(site.store, 1, 'after')
        await expect(foldOldRounds({ ...site, store: crashing })).rejects.toThrow(ProcessCrashed)
        await foldOldRounds(site)
        await foldOldRounds(site)
        const left = (await site.store.query(ROUNDS)).map((document) => parseRound(document).startedAt)
        expect(left.length).toBeGreaterThan(0)
        expect(left.every((at) => at > '2026-01-27')).toBe(true)
        expect((await site.store.get(MEMORY_SNAPSHOTS, 'kata'))?.data).toMatchObject({ months: { '2026-01': 5 } })
        expect(await recallMemory(site.store, 'kata')).toEqual(memory)
      },
    )

    check('a server that is killed between any two writes has counted what it said, once', async (site) => {
      const way: readonly ((sent: Sent) => Promise<unknown>)[] = [
        (sent) => site.answer('3', { ...sent, attempt: 1 }),
        (sent) => site.hint('', sent),
        (sent) => site.answer('4', { ...sent, attempt: 2 }),
        (sent) => site.answer('9', { ...sent, subTask: 1, attempt: 1 }),
        (sent) => site.answer('5', { ...sent, subTask: 1, attempt: 2 }),
      ]
      const walk = async (userId: string, from: number, store: DocumentStore) => {
        for (const [index, step] of [...way.entries()].slice(from)) {
          try {
            await step({ userId, store })
          } catch (error) {
            expect(error).toBeInstanceOf(ProcessCrashed)
            return index
          }
        }
        return way.length
      }
      expect(await walk('unharmed', 0, site.store)).toBe(way.length)
      const expected = await site.kept('unharmed')
      expect(expected.map(([collection]) => collection).toSorted()).toEqual([MEMORY, 'progress', ROUNDS, 'usage'])
      for (const when of ['before', 'after'] as const) {
        for (let lastWrite = 1; lastWrite <= way.length; lastWrite += 1) {
          const userId = `${when}-${lastWrite}`
          const stopped = await walk(userId, 0, createCrashingStore(site.store, lastWrite, when))
          expect(stopped).toBeLessThan(way.length)
          // What was not acknowledged is sent again, as it was.
          expect(await walk(userId, stopped, site.store)).toBe(way.length)
          expect({ userId, kept: await site.kept(userId) }).toEqual({ userId, kept: expected })
        }
      }
    })

    check('is given to its owner, and erased with the account', async (site) => {
      await site.answer('3')
      await site.solve()
      await site.solve(5, { userId: 'peti' })
      const { rounds, memory } = await readPractice(site.store, 'kata')
      expect(rounds).toMatchObject([{ exerciseId: 'osszeadas', subTasks: [{ firstAnswers: ['3'] }, {}] }])
      expect(memory).toMatchObject({ skills: { addition: {} } })
      while ((await erasePractice(site.store, 'kata')) > 0);
      expect(await readPractice(site.store, 'kata')).toEqual({
        rounds: [],
        memory: {},
        olderRounds: {},
        plan: {},
        placement: {},
      })
      expect((await readPractice(site.store, 'peti')).rounds).toHaveLength(1)
    })
  })
}

type Site = Awaited<ReturnType<typeof siteOf>>

interface Sent {
  readonly exerciseId?: string
  readonly subTask?: number
  readonly seed?: number
  readonly attempt?: number
  readonly userId?: string
  readonly store?: DocumentStore
}

async function siteOf(given: DocumentStore) {
  const site = openSite({ store: given })
  const publish = (exercise: typeof SUMS) =>
    given.set(PRIVATE_EXERCISES, exercise.id, JSON.parse(JSON.stringify(exercise)))
  await publish(SUMS)
  await grantSubscription(site, 'kata')
  const answer = (text: string, sent: Sent = {}) => check([text], sent)
  const check = (answers: string[], sent: Sent) => {
    const { exerciseId = SUMS.id, subTask = 0, seed = 5, attempt, userId = 'kata', store = given } = sent
    return checkAnswer(
      { ...site, store },
      {
        userId,
        exerciseId,
        seed,
        difficultyLevel: 1,
        subTask,
        answers,
        ...(attempt !== undefined && { attempt }),
      },
    )
  }
  const solve = async (seed = 5, sent: Sent = {}) => {
    await answer('4', { ...sent, seed, attempt: 1 })
    await answer('5', { ...sent, seed, subTask: 1, attempt: 1 })
  }
  return {
    ...site,
    publish,
    answer,
    markOwnWork: (subTask: number) => check([], { subTask }),
    solve,
    hint: (last = '', { userId = 'kata', store = given }: Sent = {}) =>
      giveHint(
        { ...site, store },
        { userId, exerciseId: SUMS.id, seed: 5, difficultyLevel: 1, subTask: 0, hint: last },
      ),
    round: async (userId = 'kata') => {
      const document = await given.get(ROUNDS, `${userId}_osszeadas_1_5`)
      if (!document) throw new Error('no round')
      return parseRound(document)
    },
    memory: async (userId = 'kata') => parseMemory(await given.get(MEMORY, userId)).skills,
    openVariant: (level?: 1 | 2 | 3) => findOpenRound(given, { userId: 'kata', exerciseId: SUMS.id }, level),
    earlierWork: async () => {
      const exercise = await loadExercise(given, SUMS.id)
      if (!exercise) throw new Error('no exercise')
      const ref = { userId: 'kata', exerciseId: SUMS.id, seed: 5, difficultyLevel: 1 } as const
      return earlierWorkOf(await findRound(given, ref), exercise)
    },
    /** All that is kept of a pupil's work by collection, without the pupil. */
    kept: async (userId: string) => {
      const keys = [
        [ROUNDS, `${userId}_osszeadas_1_5`],
        [MEMORY, userId],
        ['progress', userId],
        ['usage', userId],
      ] as const
      const documents = await Promise.all(keys.map(([collection, id]) => given.get(collection, id)))
      return documents.flatMap((document, index) => {
        const nameless = JSON.stringify(document?.data).replaceAll(userId, '')
        return document ? [[keys[index]?.[0], nameless] as const] : []
      })
    },
    documents: async () => (await Promise.all([ROUNDS, MEMORY, 'progress'].map((name) => given.query(name)))).flat(),
    /** Ten rounds, three days apart: right, wrong first, with a hint, and left. */
    workForMonths: async () => {
      for (let seed = 101; seed <= 110; seed += 1) {
        if (seed % 4 === 1) await answer('3', { seed })
        if (seed % 4 !== 2) await solve(seed)
        else await answer('9', { seed })
        site.passTime(3 * MS.day + MS.hour)
        await closeLeftRounds(site)
      }
    },
  }
}
