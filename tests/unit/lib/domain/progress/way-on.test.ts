/** Where it goes from an exercise that is solved. */
import { COLLECTIONS } from '@/lib/domain/collection/load-collection'
import { checkAnswer } from '@/lib/domain/exercise/check-answer'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { noteSolved } from '@/tests/support/note-solved'
import { publishMap } from '@/tests/support/skill-map-builder'
import { openSite } from '@/tests/support/test-site'

const subtask = { description: 'Mennyi?', controls: [{ type: 'single-number' as const, props: {}, solution: '4' }] }
const STORIES = ['a', 'b', 'c', 'd', 'magaban']
const DYNAMIC = ['egy', 'ketto']
const TASKS = ['t1', 't2']

/** Two topics of two stories each, a group of two generated exercises, and an exam of two tasks. */
async function open({ premium = true } = {}) {
  const site = openSite()
  const { store } = site
  const put = async (id: string, classifications: string[]) =>
    store.set(
      PRIVATE_EXERCISES,
      id,
      JSON.parse(JSON.stringify(exerciseOf({ id, classifications, subtasks: [subtask] }))),
    )
  for (const id of STORIES) await put(id, ['hu|grade|5'])
  for (const id of DYNAMIC) await put(id, ['hu|dynamic|whole-numbers'])
  for (const id of ['hatodikos', 'masik']) await put(id, ['hu|grade|6', 'hu|dynamic|grade-6'])
  await put('piac', ['hu|grade|6'])
  for (const id of TASKS) await put(id, ['hu|final-exam|2012-05-08'])
  const named = (id: string) => ({ id, title: id.toUpperCase() })
  await store.set(COLLECTIONS, 'grade-5', {
    topics: [
      { id: 'tortek', title: 'Törtek', exercises: [named('a'), named('b')] },
      { id: 'szogek', title: 'Szögek', exercises: [named('c'), named('d')] },
    ],
  })
  await store.set(COLLECTIONS, 'dynamic', {
    groups: [
      {
        id: 'whole-numbers',
        title: 'Egész számok',
        topics: DYNAMIC.map((exercise) => ({ exercise, title: exercise.toUpperCase() })),
      },
    ],
  })
  await store.set(COLLECTIONS, 'grade-6', {
    topics: [
      {
        id: 'szazalek',
        title: 'Százalék',
        exercises: [{ ...named('hatodikos'), hasLevels: true }, { ...named('masik'), hasLevels: true }, named('piac')],
      },
    ],
  })
  await store.set(COLLECTIONS, 'admission', {
    exams: [
      {
        id: 'erettsegi',
        title: 'Érettségi',
        origin: 'retold',
        tools: 'calculator',
        points: 2,
        parts: [{ title: 'I.', minutes: 45, from: 1, to: 2 }],
        dates: [
          {
            date: '2012-05-08',
            tasks: TASKS.map((exercise, index) => ({
              number: index + 1,
              exercise,
              title: exercise.toUpperCase(),
              points: [1],
            })),
          },
        ],
      },
    ],
  })
  if (premium) await grantSubscription(site, 'kata')
  const solve = async (exerciseId: string, difficultyLevel: DifficultyLevel = 1, subTask = 0) =>
    (await checkAnswer(site, { userId: 'kata', exerciseId, seed: 5, difficultyLevel, subTask, answers: ['4'] })).wayOn
  const note = (exerciseId: string, difficultyLevel: DifficultyLevel = 1) =>
    noteSolved(site, 'kata', exerciseId, difficultyLevel)
  return { site, solve, note }
}

test('the next exercise of the topic, and back to it', async () => {
  const { solve } = await open()
  expect(await solve('a')).toEqual({
    next: { title: 'B', path: '/exercise/b' },
    back: { title: 'Törtek', path: '/exercises5#tortek' },
  })
})

test('what the sub-tasks train, where that is not the same of all', async () => {
  const { site, solve } = await open()
  await publishMap(site.store)
  const put = async (...skills: (string | undefined)[]) => {
    const subtasks = skills.map((skill) => ({ ...subtask, ...(skill && { skills: [skill] }) }))
    const exercise = exerciseOf({ id: 'magaban', classifications: ['hu|grade|5'], subtasks })
    await site.store.set(PRIVATE_EXERCISES, exercise.id, JSON.parse(JSON.stringify(exercise)))
    return (await solve('magaban', 1, subtasks.length - 1))?.steps
  }
  expect(await put('tort-a', undefined, 'szog-b')).toEqual(['TORT-A', null, 'SZOG-B'])
  expect(await put(undefined, undefined)).toBeUndefined()
})

test('what is solved is passed over, the beginning of a topic follows on its end, and another topic on the last of it', async () => {
  const { solve, note } = await open()
  expect((await solve('b'))?.next?.path).toBe('/exercise/a')
  await note('a')
  expect((await solve('b'))?.next?.path).toBe('/exercise/c')
  await note('c')
  await note('d')
  expect(await solve('b')).toEqual({ back: { title: 'Törtek', path: '/exercises5#tortek' } })
})

test('of generated exercises the next is at the same level, and the same one at the next level', async () => {
  const { solve, note } = await open()
  expect(await solve('egy', 2)).toEqual({
    next: { title: 'KETTO', path: '/exercise/ketto?d=2' },
    harder: '/exercise/egy?d=3',
    back: { title: 'Egész számok', path: '/exercises#whole-numbers' },
  })
  await note('ketto', 1)
  expect((await solve('egy', 2))?.next?.path).toBe('/exercise/ketto?d=2')
  await note('ketto', 2)
  expect(await solve('egy', 2)).not.toHaveProperty('next')
  expect(await solve('egy', 3)).not.toHaveProperty('harder')
})

test('the next task of an exam, by its number', async () => {
  const { solve } = await open()
  expect(await solve('t1')).toEqual({
    next: { title: '2. T2', path: '/exercise/t2' },
    back: { title: 'Érettségi, 2012. május 8.', path: '/admission/erettsegi-2012-05-08' },
  })
})

test('an exercise in no collection leads nowhere by itself', async () => {
  const { solve } = await open()
  expect(await solve('magaban')).toEqual({})
})

test('what the free tier does not allow now is no way on, and this is said', async () => {
  const { solve } = await open({ premium: false })
  expect((await solve('c'))?.next?.path).toBe('/exercise/d')
  await solve('t1')
  expect(await solve('a')).toEqual({ isLimitReached: true, back: { title: 'Törtek', path: '/exercises5#tortek' } })
  expect((await solve('t1'))?.isLimitReached).toBe(true)
})

test('an answer that does not solve the exercise says nothing of it', async () => {
  const { site } = await open()
  const submission = {
    userId: 'kata',
    exerciseId: 'a',
    seed: 5,
    difficultyLevel: 1 as const,
    subTask: 0,
    answers: ['5'],
  }
  expect(await checkAnswer(site, submission)).not.toHaveProperty('wayOn')
})

test('in a grade what is generated leads to the next of its level and then to a story, which leads to level one', async () => {
  const { solve, note } = await open()
  expect(await solve('hatodikos', 2)).toEqual({
    next: { title: 'MASIK', path: '/exercise/masik?d=2' },
    harder: '/exercise/hatodikos?d=3',
    back: { title: 'Százalék', path: '/grade/6#szazalek' },
  })
  await note('masik', 2)
  expect((await solve('hatodikos', 2))?.next?.path).toBe('/exercise/piac')
  await note('hatodikos', 1)
  expect((await solve('piac'))?.next?.path).toBe('/exercise/masik?d=1')
})
