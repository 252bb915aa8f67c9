import fc from 'fast-check'
import { parseProgress, toProgress } from '@/components/exam/exam-progress'
import {
  type ExamEvent,
  type ExamPaper,
  examReducer,
  gradedTask,
  initialExamState,
  progressOf,
  unansweredTasks,
} from '@/components/exam/exam-state'
import { ExamProgress } from '@/lib/domain/exam/schemas'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'

const controlsByNumber: readonly (readonly ControlSource[])[] = [
  [{ type: 'single-number', props: {}, solution: '1' }],
  [
    { type: 'fraction-number', props: {}, solution: '1/2' },
    { type: 'number-list', props: { fields: [{}, {}] }, solution: '[1 2]' },
  ],
  [{ type: 'single-choice', props: { options: [{ label: 'a' }, { label: 'b' }] }, solution: '0' }],
  [
    { type: 'multi-choice', props: { options: [{ label: 'a' }, { label: 'b' }] }, solution: '[true false]' },
    { type: 'binary-choice', props: { options: [{ statement: 'a' }, { statement: 'b' }] }, solution: '[true false]' },
  ],
  [{ type: 'simple-text', props: {}, solution: '"a"' }],
]

const tasks = controlsByNumber.map((controls, index) => {
  const exercise = compileExercise(exerciseOf({ id: `feladat-${index + 1}`, controls: [...controls] }))
  return {
    number: index + 1,
    exerciseId: exercise.id,
    title: 'Próba',
    points: [2],
    generated: exercise.variant({ seed: 1, difficultyLevel: 1 }).question(),
  }
})
const part = (title: string, minutes: number, numbers: readonly number[], optional: readonly number[] = []) => ({
  title,
  minutes,
  tasks: numbers.map((number) => ({ number, exercise: `feladat-${number}`, title: 'Próba', points: [2] })),
  optional,
})
const paper: ExamPaper = { parts: [part('I. rész', 45, [1, 2]), part('II. rész', 135, [3, 4, 5], [4, 5])], tasks }
const MINUTE = 60_000

const stateAfter = (...events: readonly ExamEvent[]) =>
  events.reduce((state, event) => examReducer(paper, state, event), initialExamState(paper))
const ATTEMPT = 'a'.repeat(32)
const begun: ExamEvent = { type: 'begun', pace: 'official', attemptId: ATTEMPT }
const begunWithMore: ExamEvent = { ...begun, pace: 'extended' }
const minutes = (count: number): ExamEvent => ({ type: 'ticked', ms: count * MINUTE })
const edited = (number: number, index: number, draft: unknown): ExamEvent => {
  const control = initialExamState(paper).tasks[number]?.[0]?.[index]
  return { type: 'edited', number, subTask: 0, index, control: { ...control, draft } as never } // as the control gives it
}
describe('the time of an exam', () => {
  test('is the official one, or half as much again', () => {
    expect(stateAfter(begun).remainingMs).toBe(45 * MINUTE)
    expect(stateAfter(begunWithMore).remainingMs).toBe(67.5 * MINUTE)
  })

  test('passes only while the exam is worked on', () => {
    expect(stateAfter(minutes(5)).remainingMs).toBe(45 * MINUTE)
    expect(stateAfter(begun, minutes(5)).remainingMs).toBe(40 * MINUTE)
    expect(stateAfter(begun, { type: 'partEnded' }, minutes(5))).toMatchObject({
      remainingMs: 45 * MINUTE,
      phase: 'between',
    })
  })

  test('ends the part when it is up, and hands the last one in', () => {
    const between = stateAfter(begun, minutes(44), minutes(1))
    expect(between).toMatchObject({ phase: 'between', isTimeUp: true, part: 0 })
    const second = stateAfter(begun, minutes(45), { type: 'partBegun' })
    expect(second).toMatchObject({ phase: 'working', isTimeUp: false, part: 1, remainingMs: 135 * MINUTE, current: 3 })
    expect(stateAfter(begun, minutes(45), { type: 'partBegun' }, minutes(200))).toMatchObject({
      phase: 'handingIn',
      isTimeUp: true,
    })
  })
})

describe('answers', () => {
  test('are taken only while the exam is worked on', () => {
    expect(stateAfter(edited(1, 0, '5')).tasks[1]?.[0]?.[0]?.draft).toBe('')
    expect(stateAfter(begun, edited(1, 0, '5')).tasks[1]?.[0]?.[0]?.draft).toBe('5')
  })

  test('of a part that is over cannot be come back to', () => {
    expect(stateAfter(begun, { type: 'selected', number: 2 }).current).toBe(2)
    expect(stateAfter(begun, { type: 'selected', number: 3 }).current).toBe(1)
    expect(stateAfter(begun, minutes(45), { type: 'partBegun' }, { type: 'selected', number: 1 }).current).toBe(3)
  })

  test('show how far a task is', () => {
    const half = stateAfter(begun, edited(2, 1, ['1', '']))
    expect([1, 2].map((number) => progressOf(half.tasks[number]))).toEqual(['empty', 'begun'])
    const full = stateAfter(begun, edited(2, 1, ['1', '2']), edited(2, 0, { numerator: '1', denominator: '2' }))
    expect(progressOf(full.tasks[2])).toBe('full')
    expect(unansweredTasks(full, paper.parts[0] as never)).toEqual([1])
  })

  test('are handed in as they are, whole or not', () => {
    const state = stateAfter(
      begun,
      edited(1, 0, '5'),
      edited(2, 1, ['1', '']),
      edited(2, 0, { numerator: 'x', denominator: '2' }),
    )
    const drafts = toProgress(state, paper)?.tasks.map((task) => task.drafts)
    expect(drafts?.slice(0, 2)).toEqual([[['5']], [[{ numerator: 'x', denominator: '2' }, ['1', '']]]])
    const second = stateAfter(begun, minutes(45), { type: 'partBegun' }, edited(4, 1, [true, undefined]), {
      type: 'leftOut',
      number: 5,
    })
    expect(toProgress(second, paper)).toMatchObject({ leftOut: 5 })
    expect(toProgress(second, paper)?.tasks[3]?.drafts[0]?.[1]).toEqual([true, null])
  })

  test('carry the marks of the result, field by field, and what was left blank has none', () => {
    const subTask = { controls: [['correct'], ['wrong', 'empty']], points: 1, maxPoints: 2 } as const
    const task = { number: 2, subTasks: [subTask], points: 1, maxPoints: 2, counts: true }
    const { tasks: states } = stateAfter(begun)
    expect(gradedTask(states[2] ?? [], task)[0]?.map(({ mark, fieldMarks }) => fieldMarks ?? mark)).toEqual([
      'correct',
      ['wrong', undefined],
    ])
    expect(gradedTask(states[1] ?? [], undefined)[0]?.map(({ mark }) => mark)).toEqual([undefined])
  })
})

test('the time of each task is what it was on the screen', () => {
  const state = stateAfter(
    begun,
    minutes(3),
    { type: 'selected', number: 2 },
    minutes(4),
    { type: 'paused' },
    minutes(9),
  )
  expect(toProgress(state, paper)?.tasks.map(({ seconds }) => seconds)).toEqual([180, 240, 0, 0, 0])
  expect(toProgress(stateAfter(begun, minutes(50)), paper)?.tasks[0]?.seconds).toBe(45 * 60)
})

describe('what is kept of an exam', () => {
  const text = fc.string({ maxLength: 8 })
  const anyEvent: fc.Arbitrary<ExamEvent> = fc.oneof(
    fc.constantFrom<ExamEvent>(begun, { type: 'partEnded' }, { type: 'partBegun' }, { type: 'resumed' }),
    fc.constantFrom<ExamEvent>(begunWithMore, { type: 'handedIn' }),
    fc.integer({ min: 0, max: 60 }).map(minutes),
    fc.integer({ min: 1, max: 5 }).map((number) => ({ type: 'selected', number }) as const),
    fc.constantFrom(4, 5, undefined).map((number) => ({ type: 'leftOut', number }) as const),
    text.map((draft) => edited(1, 0, draft)),
    fc.tuple(text, text).map((draft) => edited(2, 1, draft)),
    fc.constantFrom(0, 1, undefined).map((draft) => edited(3, 0, draft)),
    fc.tuple(fc.constantFrom(true, false, undefined), fc.constant(undefined)).map((draft) => edited(4, 1, draft)),
  )

  test('is all of it, with the clock standing still', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 25 }), (events) => {
        const state = stateAfter(...events)
        const progress = toProgress(state, paper)
        const saved = JSON.parse(JSON.stringify(progress ?? null))
        if (progress) expect(ExamProgress.parse(saved)).toEqual(saved)
        const phase = state.phase === 'working' ? 'paused' : state.phase
        const spentMs = Object.fromEntries(tasks.map(({ number }) => [number, state.spentMs[number] ?? 0]))
        const isKept = phase !== 'ready' && phase !== 'handedIn'
        expect(parseProgress(ATTEMPT, saved, paper)).toEqual(isKept ? { ...state, phase, spentMs } : undefined)
      }),
    )
  })

  test('begins a task anew when it has changed meanwhile, and keeps the others', () => {
    const saved = toProgress(stateAfter(begun, edited(1, 0, '5'), edited(2, 1, ['1', '2'])), paper)
    const changed = tasks.map((task) =>
      task.number === 2 ? { ...task, generated: { ...task.generated, description: 'Más' } } : task,
    )
    const read = parseProgress(ATTEMPT, saved, { ...paper, tasks: changed })
    expect(read?.tasks[1]?.[0]?.[0]?.draft).toBe('5')
    expect(read?.tasks[2]?.[0]?.[1]?.draft).toEqual(['', ''])
  })

  test('is nothing when it is anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseProgress(ATTEMPT, value, paper)).toBeUndefined()
      }),
    )
    const saved = toProgress(stateAfter(begun), paper)
    for (const change of [
      { part: 7 },
      { remainingMs: 46 * MINUTE },
      { remainingMs: -1 },
      { current: 4 },
      { leftOut: 1 },
      { phase: 'handedIn' },
      { tasks: [] },
    ]) {
      expect(parseProgress(ATTEMPT, { ...saved, ...change }, paper)).toBeUndefined()
    }
  })
})
