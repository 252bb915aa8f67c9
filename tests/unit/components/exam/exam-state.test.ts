import fc from 'fast-check'
import { parseExam, serializeExam } from '@/components/exam/exam-draft-store'
import {
  type ExamEvent,
  type ExamPaper,
  examReducer,
  gradedTask,
  initialExamState,
  progressOf,
  toHandIn,
  unansweredTasks,
} from '@/components/exam/exam-state'
import type { ExamResult } from '@/lib/domain/exam/model'
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
const begun: ExamEvent = { type: 'begun', pace: 'official' }
const minutes = (count: number): ExamEvent => ({ type: 'ticked', ms: count * MINUTE })
const edited = (number: number, index: number, draft: unknown): ExamEvent => {
  const control = initialExamState(paper).tasks[number]?.[0]?.[index]
  return { type: 'edited', number, subTask: 0, index, control: { ...control, draft } as never } // as the control gives it
}
const result: ExamResult = {
  tasks: [
    {
      number: 2,
      subTasks: [{ controls: [['correct'], ['empty']], points: 1, maxPoints: 2 }],
      points: 1,
      maxPoints: 2,
      counts: true,
    },
  ],
  points: 1,
  maxPoints: 2,
}

describe('the time of an exam', () => {
  test('is the official one, or half as much again', () => {
    expect(stateAfter(begun).remainingMs).toBe(45 * MINUTE)
    expect(stateAfter({ type: 'begun', pace: 'extended' }).remainingMs).toBe(67.5 * MINUTE)
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

  test('are handed in as they are, whole or not; what was not touched is missing', () => {
    const state = stateAfter(
      begun,
      edited(1, 0, '5'),
      edited(2, 1, ['1', '']),
      edited(2, 0, { numerator: 'x', denominator: '2' }),
    )
    expect(toHandIn(state, paper)).toEqual({
      answers: {
        1: [['5']],
        2: [[{ numerator: 'x', denominator: '2' }, ['1', '']]],
        3: [[null]],
        4: [[null, null]],
        5: [[null]],
      },
    })
    const second = stateAfter(begun, minutes(45), { type: 'partBegun' }, edited(4, 0, [false, true]), {
      type: 'leftOut',
      number: 5,
    })
    expect(toHandIn(second, paper)).toMatchObject({ answers: { 4: [[[false, true], null]] }, leftOut: 5 })
  })

  test('carry the marks of the result, field by field, and what was left blank has none', () => {
    const subTask = { controls: [['correct'], ['wrong', 'empty']], points: 1, maxPoints: 2 } as const
    const task = { number: 2, subTasks: [subTask], points: 1, maxPoints: 2, counts: true }
    const done = { ...stateAfter(begun), result: { tasks: [task], points: 1, maxPoints: 2 } }
    expect(gradedTask(done, 2)[0]?.map(({ mark, fieldMarks }) => fieldMarks ?? mark)).toEqual([
      'correct',
      ['wrong', undefined],
    ])
    expect(gradedTask(done, 1)[0]?.map(({ mark }) => mark)).toEqual([undefined])
  })
})

describe('what is kept of an exam', () => {
  const text = fc.string({ maxLength: 8 })
  const anyEvent: fc.Arbitrary<ExamEvent> = fc.oneof(
    fc.constantFrom<ExamEvent>(begun, { type: 'partEnded' }, { type: 'partBegun' }, { type: 'resumed' }),
    fc.constantFrom<ExamEvent>({ type: 'begun', pace: 'extended' }, { type: 'graded', result }),
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
        const saved = JSON.parse(JSON.stringify(serializeExam(state, paper) ?? null))
        const phase = state.phase === 'working' ? 'paused' : state.phase
        expect(parseExam(saved, paper)).toEqual(state.phase === 'ready' ? undefined : { ...state, phase })
      }),
    )
  })

  test('begins a task anew when it has changed meanwhile, and keeps the others', () => {
    const saved = serializeExam(stateAfter(begun, edited(1, 0, '5'), edited(2, 1, ['1', '2'])), paper)
    const changed = tasks.map((task) =>
      task.number === 2 ? { ...task, generated: { ...task.generated, description: 'Más' } } : task,
    )
    const read = parseExam(saved, { ...paper, tasks: changed })
    expect(read?.tasks[1]?.[0]?.[0]?.draft).toBe('5')
    expect(read?.tasks[2]?.[0]?.[1]?.draft).toEqual(['', ''])
  })

  test('is nothing when it is anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseExam(value, paper)).toBeUndefined()
      }),
    )
    const saved = serializeExam(stateAfter(begun), paper)
    for (const change of [
      { part: 7 },
      { remainingMs: 46 * MINUTE },
      { remainingMs: -1 },
      { current: 4 },
      { leftOut: 1 },
      { phase: 'done' },
      { result },
      { tasks: [] },
    ]) {
      expect(parseExam({ ...saved, ...change }, paper)).toBeUndefined()
    }
  })
})
