import { act, renderHook } from '@testing-library/react'
import type { ExamPaper } from '@/components/exam/exam-state'
import { useExam } from '@/components/exam/use-exam'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { type FakeApi, installFakeApi } from '../exercise/fake-api'

const { id, variant } = compileExercise(
  exerciseOf({ id: 'feladat-1', controls: [{ type: 'single-number', props: {}, solution: '1' }] }),
)
const task = { number: 1, title: 'Próba', points: [2] }
const paper: ExamPaper = {
  parts: [{ title: 'I. rész', minutes: 45, tasks: [{ ...task, exercise: id }], optional: [] }],
  tasks: [{ ...task, exerciseId: id, generated: variant({ seed: 1, difficultyLevel: 1 }).question() }],
}
const ATTEMPT = 'a'.repeat(32)
const [KEEP, LIST, HAND_IN] = ['/exams/proba/attempt', '/exams/proba/attempts', '/exams/proba/hand-in']
const RESULT = { tasks: [], points: 0, maxPoints: 2 }

let api: FakeApi
beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  api = installFakeApi()
})
afterEach(() => jest.useRealTimers())

type Kept = Parameters<typeof useExam>[0]['kept']
const open = (kept: Kept = { finished: [] }) =>
  renderHook(() => useExam({ paper, setId: 'proba', account: 'pupil', kept })).result
type Exam = ReturnType<typeof open>

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const begin = (exam: Exam) => act(() => exam.current.dispatch({ type: 'begun', pace: 'official', attemptId: ATTEMPT }))
function type(exam: Exam, draft: string): void {
  const control = { ...exam.current.state.tasks[1]?.[0]?.[0], draft } as never // as the control gives it
  act(() => exam.current.dispatch({ type: 'edited', number: 1, subTask: 0, index: 0, control }))
}
const typed = (exam: Exam) => exam.current.state.tasks[1]?.[0]?.[0]?.draft
/** What was sent to keep: the revision that it goes on from, and what was typed. */
const sent = () =>
  api.requests
    .filter(({ path }) => path === KEEP)
    .map(({ body }) => body as { revision: number; progress: { tasks: { drafts: string[][] }[] } })
    .map(({ revision, progress }) => [revision, progress.tasks[0]?.drafts[0]?.[0]])
function running(draft: string, revision: number): Kept {
  const { generated } = paper.tasks[0] ?? {}
  if (!generated) throw new Error('a task')
  const progress = JSON.parse(localStorage.getItem('examAttempts') ?? '[]')[0].progress
  const { attemptId: _, revision: __, isUploaded: ___, sent: ____, ...rest } = progress
  const tasks = [{ ...rest.tasks[0], drafts: [[draft]] }]
  return {
    running: { attemptId: ATTEMPT, revision, savedAt: '2026-01-15T12:00:00.000Z', progress: { ...rest, tasks } },
    finished: [],
  }
}

test('what is typed arrives on the server soon, each time with the revision that it goes on from', async () => {
  const exam = open()
  begin(exam)
  type(exam, '4')
  api.answer(KEEP, 200, { revision: 1 })
  await pass(5_000)
  expect(sent()).toEqual([[0, '4']])
  type(exam, '42')
  api.answer(KEEP, 200, { revision: 2 })
  await pass(5_000)
  expect(sent()).toEqual([
    [0, '4'],
    [1, '42'],
  ])
  // Nothing but time: a minute is soon enough.
  await pass(30_000)
  expect(sent()).toHaveLength(2)
})

test('without a connection it goes on here, and is sent as soon as there is one', async () => {
  const exam = open()
  begin(exam)
  type(exam, '4')
  api.loseNext(KEEP)
  await pass(5_000)
  type(exam, '42')
  expect(typed(exam)).toBe('42')
  await pass(1_000)
  api.answer(KEEP, 200, { revision: 1 })
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(100)
  })
  expect(sent().at(-1)).toEqual([0, '42'])
})

test('on another device it goes on where it was left, with its clock standing still', async () => {
  const exam = open()
  begin(exam)
  type(exam, '42')
  api.answer(KEEP, 200, { revision: 1 })
  await pass(5_000)
  const kept = running('42', 1)
  localStorage.clear()
  const other = open(kept)
  expect(other.current.state.phase).toBe('paused')
  expect(typed(other)).toBe('42')
  await pass(5_000)
  // What was only read is not sent back.
  expect(sent()).toHaveLength(1)
})

describe('where two devices went on with it', () => {
  async function typeOnTwo(): Promise<Exam> {
    const exam = open()
    begin(exam)
    type(exam, '4')
    api.answer(KEEP, 200, { revision: 1 })
    await pass(5_000)
    type(exam, '42')
    api.answer(KEEP, 409, 'conflict')
    api.answer(LIST, 200, running('47', 2))
    await pass(5_000)
    return exam
  }

  test('it stands still and asks, and nothing is written over', async () => {
    const exam = await typeOnTwo()
    expect(exam.current.conflict?.kind).toBe('both')
    expect(exam.current.state.phase).toBe('paused')
    expect(typed(exam)).toBe('42')
    await pass(120_000)
    expect(sent()).toHaveLength(2)
  })

  test('what is here can be chosen', async () => {
    const exam = await typeOnTwo()
    api.answer(KEEP, 200, { revision: 3 })
    act(() => exam.current.settle('here'))
    await pass(5_000)
    expect(exam.current.conflict).toBeUndefined()
    expect(sent().at(-1)).toEqual([2, '42'])
  })

  test('what is there can be chosen', async () => {
    const exam = await typeOnTwo()
    act(() => exam.current.settle('there'))
    await pass(500)
    expect(exam.current.conflict).toBeUndefined()
    expect(typed(exam)).toBe('47')
  })
})

test('another attempt that was begun elsewhere is deleted only when this one is chosen', async () => {
  const exam = open()
  begin(exam)
  type(exam, '42')
  const other = 'b'.repeat(32)
  api.answer(KEEP, 409, 'conflict')
  await pass(1_000)
  const there = running('47', 1)
  api.answer(LIST, 200, { ...there, running: { ...there.running, attemptId: other } })
  await pass(5_000)
  expect(exam.current.conflict?.kind).toBe('both')
  api.answer(`${LIST}/${other}`, 204, undefined)
  api.answer(KEEP, 200, { revision: 1 })
  act(() => exam.current.settle('here'))
  await pass(5_000)
  expect(sent().at(-1)).toEqual([0, '42'])
})

test('an answer of the server that got lost is no conflict', async () => {
  const exam = open()
  begin(exam)
  type(exam, '42')
  api.loseNext(KEEP)
  await pass(5_000)
  // It had arrived.
  api.answer(KEEP, 409, 'conflict')
  api.answer(LIST, 200, running('42', 1))
  api.answer(KEEP, 200, { revision: 2 })
  await pass(30_000)
  expect(exam.current.conflict).toBeUndefined()
  expect(exam.current.state.phase).toBe('working')
  expect(sent().at(-1)).toEqual([1, '42'])
})

test('nor is one that got lost while more was typed, also where the page was opened anew', async () => {
  const exam = open()
  begin(exam)
  type(exam, '4')
  api.loseNext(KEEP)
  await pass(5_000)
  type(exam, '42')
  await pass(1_000)
  // The first had arrived.
  const again = open(running('4', 1))
  expect([again.current.conflict, typed(again)]).toEqual([undefined, '42'])
  api.answer(KEEP, 409, 'conflict')
  api.answer(LIST, 200, running('4', 1))
  api.answer(KEEP, 200, { revision: 2 })
  await pass(5_000)
  expect([exam.current.conflict, exam.current.state.phase]).toEqual([undefined, 'working'])
  expect(sent().at(-1)).toEqual([1, '42'])
})

test('what is handed in is what is there, with the revision that is known', async () => {
  const exam = open()
  begin(exam)
  type(exam, '4')
  api.answer(KEEP, 200, { revision: 1 })
  await pass(5_000)
  type(exam, '42')
  act(() => exam.current.dispatch({ type: 'partEnded' }))
  api.answer(HAND_IN, 200, RESULT)
  await act(() => exam.current.handIn(new AbortController().signal))
  const { path, body } = api.requests.at(-1) ?? {}
  expect(path).toBe(HAND_IN)
  expect(body).toMatchObject({
    attemptId: ATTEMPT,
    revision: 1,
    progress: { phase: 'handingIn', tasks: [{ drafts: [['42']] }] },
  })
  act(() => exam.current.dispatch({ type: 'handedIn' }))
  await pass(5_000)
  expect(localStorage.getItem('examAttempts')).toBeNull()
})

test('handed in again after a slow answer it is word for word the same, and nothing is kept in between', async () => {
  const exam = open()
  begin(exam)
  type(exam, '42')
  act(() => exam.current.dispatch({ type: 'ticked', ms: 60 * 60_000 }))
  api.loseNext(HAND_IN)
  api.answer(HAND_IN, 200, RESULT)
  const { handIn } = exam.current
  await act(() => handIn(new AbortController().signal).catch(() => undefined))
  await pass(5_000)
  await act(() => exam.current.handIn(new AbortController().signal))
  const [first, second] = api.requests.filter(({ path }) => path === HAND_IN)
  expect(second?.body).toEqual(first?.body)
  expect(first?.body).toMatchObject({ progress: { phase: 'handingIn', remainingMs: 0 } })
  expect(sent()).toEqual([])
})

test('what was handed in on another device is told of, and not handed in again', async () => {
  const exam = open()
  begin(exam)
  type(exam, '42')
  api.answer(KEEP, 409, 'conflict')
  api.answer(LIST, 200, {
    finished: [{ attemptId: ATTEMPT, handedInAt: '2026-01-15T12:00:00.000Z', points: 1, maxPoints: 2 }],
  })
  await pass(5_000)
  expect(exam.current.conflict).toEqual({ kind: 'ended', attemptId: ATTEMPT })
})

test('who begins anew leaves nothing on the server', async () => {
  const exam = open()
  begin(exam)
  type(exam, '42')
  api.answer(KEEP, 200, { revision: 1 })
  await pass(5_000)
  api.answer(`${LIST}/${ATTEMPT}`, 204, undefined)
  act(() => exam.current.restart())
  await pass(500)
  expect(api.requests.at(-1)?.path).toBe(`${LIST}/${ATTEMPT}`)
  expect(exam.current.state.phase).toBe('ready')
})
