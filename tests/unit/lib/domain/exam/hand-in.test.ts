import type { ContentFiles } from '@/lib/domain/content/content-files'
import { publishContent } from '@/lib/domain/content/publish-content'
import { handIn } from '@/lib/domain/exam/hand-in'
import type { AttemptRequest } from '@/lib/domain/exam/model'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import { listMissedRounds } from '@/lib/domain/practice/rounds/list-rounds'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import { type ExamSource, examsOf } from '@/tests/support/exam-builder'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'
import { NO_CONTENT } from '@/tests/support/no-content'
import { openSite, type TestSite } from '@/tests/support/test-site'

const SET = 'proba-2020-01-18'
const number = (solution: string) => ({ type: 'single-number' as const, props: {}, solution })
const choice = {
  type: 'single-choice' as const,
  props: { options: [{ label: 'egy' }, { label: 'kettő' }], shuffle: false },
  solution: '1',
}

const exam: ExamSource = {
  id: 'proba',
  title: 'Próbavizsga',
  origin: 'retold',
  tools: 'calculator',
  points: 11,
  parts: [
    { title: 'I. rész', minutes: 45, from: 1, to: 1 },
    { title: 'II. rész', minutes: 135, from: 2, to: 4, optionalFrom: 3 },
  ],
  dates: [
    {
      date: '2020-01-18',
      tasks: [
        { number: 1, exercise: 'elso', points: [2] },
        { number: 2, exercise: 'masodik', points: [5] },
        { number: 3, exercise: 'harmadik', points: [4] },
        { number: 4, exercise: 'negyedik', points: [4] },
      ],
    },
  ],
}

const list = {
  type: 'number-list' as const,
  props: { fields: [{ prefix: '$x_1=$' }, { prefix: '$x_2=$' }], acceptRandomOrder: true },
  solution: '[2 -3]',
}
const statements = {
  type: 'binary-choice' as const,
  props: { options: ['egy', 'kettő', 'három'].map((statement) => ({ statement })) },
  solution: '[true false true]',
}
const ticks = {
  type: 'multi-choice' as const,
  props: { options: ['egy', 'kettő', 'három', 'négy'].map((label) => ({ label })), shuffle: false },
  solution: '[true true false false]',
}

async function openExam({
  premium = true,
  of = [],
}: {
  premium?: boolean
  of?: ControlSource[]
} = {}): Promise<{ site: TestSite; userId: string }> {
  const site = openSite()
  const userId = 'pupil'
  const exercises = [
    exerciseOf({ id: 'elso', controls: [number('7')] }),
    exerciseOf({ id: 'masodik', controls: [number('1'), number('2'), choice] }),
    exerciseOf({ id: 'harmadik', controls: [number('3')] }),
    exerciseOf({ id: 'negyedik', controls: of.length > 0 ? of : [number('4')] }),
  ]
  const content: ContentFiles = {
    ...NO_CONTENT,
    exercises: exercises.map((definition) => ({ file: '', definition, lineOf: () => 0 })),
    collections: [examsOf([exam])],
  }
  await publishContent(site, content)
  if (premium) await grantSubscription(site, userId)
  return { site, userId }
}

interface Answers {
  /** By the number of the task, sub-task and control. */
  readonly answers: Readonly<Record<number, AttemptRequest['progress']['tasks'][number]['drafts']>>
  readonly leftOut?: number
}

function attemptOf({ answers, leftOut }: Answers): AttemptRequest {
  const tasks = [1, 2, 3, 4].map((number) => ({ content: 'x', drafts: answers[number] ?? [], seconds: number }))
  const where = { phase: 'handingIn', pace: 'official', part: 1, remainingMs: 0, isTimeUp: false, current: 2 } as const
  return { attemptId: 'a'.repeat(32), revision: 0, progress: { ...where, leftOut, tasks } }
}

async function resultOf(request: Answers) {
  const { site, userId } = await openExam()
  const result = await handIn(site, { userId, setId: SET, ...attemptOf(request) })
  return { result, solved: await readSolvedLevels(site.store, userId) }
}

const ALL_RIGHT = { 1: [['7']], 2: [['1', '2', 1]], 3: [['3']], 4: [['4']] }

test('right answers are worth all points, and their tasks count as solved', async () => {
  const { result, solved } = await resultOf({ answers: ALL_RIGHT })
  expect(result).toMatchObject({ points: 11, maxPoints: 11 })
  expect(result.tasks.map(({ number, points, counts }) => [number, points, counts])).toEqual([
    [1, 2, true],
    [2, 5, true],
    [3, 4, true],
    [4, 4, false],
  ])
  expect(Object.keys(solved).toSorted()).toEqual(['elso', 'harmadik', 'masodik', 'negyedik'])
})

test('the typical mistake that a wrong answer shows stays with the round', async () => {
  const feedback = [{ when: '(== answer 9)', text: 'Felcserélted.', mistake: 'swapped' }]
  const mistakesOf = async (draft: readonly (string | null)[]) => {
    const { site, userId } = await openExam({ of: [{ ...number('4'), feedback }, number('5')] })
    await handIn(site, { userId, setId: SET, ...attemptOf({ answers: { 4: [[...draft]] as never } }) })
    const rounds = await listMissedRounds(site.store, userId)
    return rounds.map(({ round }) => [round.exerciseId, round.subTasks[0]?.mistake])
  }
  expect(await mistakesOf(['9', '5'])).toEqual([['negyedik', 'swapped']])
  expect(await mistakesOf(['8', '5'])).toEqual([['negyedik', undefined]])
})

test('of several answers the right ones are worth their share, rounded down', async () => {
  const { result, solved } = await resultOf({ answers: { ...ALL_RIGHT, 2: [['1', '9', 1]] } })
  expect(result.tasks[1]).toEqual({
    number: 2,
    subTasks: [{ controls: [['correct'], ['wrong'], ['correct']], points: 3, maxPoints: 5 }],
    points: 3,
    maxPoints: 5,
    counts: true,
  })
  expect(result.points).toBe(9)
  expect(solved).not.toHaveProperty('masodik')
})

test('half right, each of the two parts gives what is right in it, and what is left out gives nothing', async () => {
  const { result, solved } = await resultOf({ answers: { ...ALL_RIGHT, 2: [['1', '9', 1]], 3: [['9']] } })
  expect(result.tasks.map(({ points, maxPoints, counts }) => [points, maxPoints, counts])).toEqual([
    [2, 2, true],
    [3, 5, true],
    [0, 4, true],
    [4, 4, false],
  ])
  expect(result).toMatchObject({ points: 5, maxPoints: 11 })
  expect(Object.keys(solved).toSorted()).toEqual(['elso', 'negyedik'])
})

/** What task 4, of four points, gets when it is made of one control. */
async function fourthTask(
  control: ControlSource,
  answer: AttemptRequest['progress']['tasks'][number]['drafts'][number][number],
) {
  const { site, userId } = await openExam({ of: [control] })
  const result = await handIn(site, { userId, setId: SET, ...attemptOf({ answers: { 4: [[answer]] }, leftOut: 3 }) })
  const { subTasks, points } = result.tasks[3] ?? {}
  return { points, fields: subTasks?.[0]?.controls[0] }
}

test.each<[string, readonly string[], number, readonly string[]]>([
  ['all in any order', ['-3', '2'], 4, ['correct', 'correct']],
  ['one right', ['2', '5'], 2, ['correct', 'wrong']],
  ['one right, in the other field', ['5', '2'], 2, ['wrong', 'correct']],
  ['one right and one missing', ['', '-3'], 2, ['empty', 'correct']],
  ['one right and one that cannot be read', ['2', 'x'], 2, ['correct', 'ungraded']],
  ['the same twice', ['2', '2'], 2, ['correct', 'wrong']],
  ['two wrong', ['4', '5'], 0, ['wrong', 'wrong']],
])('a list is worth the part of its numbers that is right: %s', async (_title, answer, points, fields) => {
  expect(await fourthTask(list, [...answer])).toEqual({ points, fields })
})

test.each<[readonly (boolean | null)[], number, readonly string[]]>([
  [[true, false, true], 4, ['correct', 'correct', 'correct']],
  [[true, true, true], 2, ['correct', 'wrong', 'correct']],
  [[true, null, null], 1, ['correct', 'empty', 'empty']],
])('statements count one by one: %j', async (answer, points, fields) => {
  expect(await fourthTask(statements, [...answer])).toEqual({ points, fields })
})

test.each<[string, readonly boolean[], number, readonly string[]]>([
  ['both right ones', [true, true, false, false], 4, ['correct', 'correct', 'correct', 'correct']],
  ['one of them', [true, false, false, false], 2, ['correct', 'empty', 'correct', 'correct']],
  ['both and a wrong one', [true, true, true, false], 2, ['correct', 'correct', 'wrong', 'correct']],
  ['a right and a wrong one', [true, false, true, false], 0, ['correct', 'empty', 'wrong', 'correct']],
  ['everything', [true, true, true, true], 0, ['correct', 'correct', 'wrong', 'wrong']],
  ['nothing', [false, false, false, false], 0, ['empty', 'empty', 'empty', 'empty']],
])('of boxes to tick a wrong one takes a right one away: %s', async (_title, answer, points, fields) => {
  expect(await fourthTask(ticks, [...answer])).toEqual({ points, fields })
})

test('what is missing or cannot be read is worth nothing, and spoils nothing beside it', async () => {
  const { result } = await resultOf({ answers: { 2: [['1', 'x', null]] } })
  expect(result.tasks.map(({ subTasks }) => subTasks[0]?.controls)).toEqual([
    [['empty']],
    [['correct'], ['ungraded'], ['empty']],
    [['empty']],
    [['empty']],
  ])
  expect(result).toMatchObject({ points: 1, maxPoints: 11 })
})

test.each<[string, number | undefined, number]>([
  ['the one that is named', 3, 3],
  ['the last one when none is named', undefined, 4],
  ['the last one when another is named', 2, 4],
])('of the tasks of which one may be left out, %s does not count', async (_title, leftOut, uncounted) => {
  const { result } = await resultOf({ answers: {}, ...(leftOut && { leftOut }) })
  expect(result.tasks.filter(({ counts }) => !counts).map(({ number }) => number)).toEqual([uncounted])
  expect(result.maxPoints).toBe(11)
})

test.each<[string, Answers['answers']]>([
  ['an answer to another kind of control', { 1: [[[true]]] }],
  ['an option that is none', { 2: [['1', '2', 5]] }],
  ['more answers than controls', { 1: [['7', '7']] }],
  ['more sub-tasks than there are', { 1: [['7'], ['7']] }],
])('%s is refused', async (_title, answers) => {
  await expect(resultOf({ answers })).rejects.toMatchObject({
    code: 'invalid-request',
  })
})

test('it takes a subscription, and a set that is there', async () => {
  const { site, userId } = await openExam({ premium: false })
  const request = { userId, ...attemptOf({ answers: ALL_RIGHT }) }
  await expect(handIn(site, { ...request, setId: SET })).rejects.toMatchObject({ code: 'limit-reached' })
  await expect(handIn(site, { ...request, setId: 'nincs' })).rejects.toMatchObject({ code: 'not-found' })
  expect(await readSolvedLevels(site.store, userId)).toEqual({})
})
