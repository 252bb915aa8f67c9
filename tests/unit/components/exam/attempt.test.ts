import { type Attempt, answersMark, newAttemptId, reconcile } from '@/components/exam/attempt'
import { type ExamEvent, type ExamPaper, examReducer, initialExamState } from '@/components/exam/exam-state'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { exerciseOf } from '@/tests/support/exercise-builder'

const { id, variant } = compileExercise(
  exerciseOf({ id: 'feladat-1', controls: [{ type: 'single-number', props: {}, solution: '1' }] }),
)
const task = { number: 1, title: 'Próba', points: [2] }
const paper: ExamPaper = {
  parts: [{ title: 'I. rész', minutes: 45, tasks: [{ ...task, exercise: id }], optional: [] }],
  tasks: [{ ...task, exerciseId: id, generated: variant({ seed: 1, difficultyLevel: 1 }).question() }],
}
const FIRST = '1'.repeat(32)

/** An attempt in which something was typed. */
function attempt(draft: string, rest: Partial<Attempt> = {}, attemptId = FIRST): Attempt {
  const control = { ...initialExamState(paper).tasks[1]?.[0]?.[0], draft }
  const events: readonly ExamEvent[] = [
    { type: 'begun', pace: 'official', attemptId },
    { type: 'edited', number: 1, subTask: 0, index: 0, control: control as never }, // as the control gives it
  ]
  const state = events.reduce((each, event) => examReducer(paper, each, event), initialExamState(paper))
  return { state, revision: 1, isUploaded: true, sent: [], ...rest }
}
const decide = (here: Attempt | undefined, there: Attempt | undefined, endedIds: readonly string[] = []) =>
  reconcile({ here, there, endedIds, paper })

test('with nothing kept there is nothing to go on with', () => {
  expect(decide(undefined, undefined)).toEqual({})
})

test('what only the server has goes on here: another device', () => {
  const there = attempt('7')
  expect(decide(undefined, there)).toEqual({ attempt: there })
})

test('what was never uploaded goes on', () => {
  const here = attempt('7', { revision: 0, isUploaded: false })
  expect(decide(here, undefined)).toEqual({ attempt: here })
})

test('what was deleted elsewhere is gone, unless something was typed here since', () => {
  expect(decide(attempt('7'), undefined)).toEqual({})
  const typed = attempt('78', { isUploaded: false })
  expect(decide(typed, undefined)).toEqual({ attempt: { ...typed, revision: 0 } })
})

test('of the same revision what is here is the later one', () => {
  const here = attempt('78', { isUploaded: false })
  expect(decide(here, attempt('7'))).toEqual({ attempt: here })
})

test('what went on elsewhere takes the place of what was uploaded from here', () => {
  const there = attempt('78', { revision: 2 })
  expect(decide(attempt('7'), there)).toEqual({ attempt: there })
})

test('where both have something of their own, it is asked', () => {
  const [here, there] = [attempt('9', { isUploaded: false }), attempt('78', { revision: 2 })]
  expect(decide(here, there)).toEqual({ attempt: here, conflict: { kind: 'both', there } })
  const other = attempt('78', { revision: 2 }, '2'.repeat(32))
  expect(decide(here, other)).toEqual({ attempt: here, conflict: { kind: 'both', there: other } })
})

test('the same answers are no reason to ask: an answer of the server was lost', () => {
  const there = attempt('7', { revision: 2 })
  const { attempt: found, conflict } = decide(attempt('7', { isUploaded: false }), there)
  expect([found?.revision, conflict]).toEqual([2, undefined])
})

test('nor is what was sent from here and may have arrived, whatever has been typed since', () => {
  const sent = [answersMark(attempt('7').state, paper)]
  const [here, there] = [attempt('89', { isUploaded: false, sent }), attempt('7', { revision: 2 })]
  expect(decide(here, there)).toEqual({ attempt: { ...here, revision: 2, sent: [] } })
  // What came after it is somebody else's, or what came of the same answers elsewhere.
  expect(decide(here, { ...there, revision: 3 }).conflict?.kind).toBe('both')
  expect(decide(here, attempt('78', { revision: 2 })).conflict?.kind).toBe('both')
  expect(decide(here, attempt('7', { revision: 2 }, '2'.repeat(32))).conflict?.kind).toBe('both')
})

test('of two with the same answers the later one goes on: nothing of the time is won by leaving', () => {
  const [here, there] = [attempt('7', { isUploaded: false }), attempt('7', { revision: 2 })]
  const later = { ...here, state: { ...here.state, remainingMs: 1000 } }
  expect(decide(later, there).attempt).toMatchObject({ revision: 2, state: { remainingMs: 1000 } })
  const laterThere = { ...there, state: { ...there.state, remainingMs: 1000 } }
  expect(decide(here, laterThere).attempt).toMatchObject({ revision: 2, state: { remainingMs: 1000 } })
})

test('nor where all answers had arrived, and the last minute of the clock had not', () => {
  const [here, there] = [attempt('7'), attempt('7', { revision: 2 })]
  const later = { ...here, state: { ...here.state, remainingMs: 1000 } }
  expect(decide(later, there).attempt).toMatchObject({ revision: 2, state: { remainingMs: 1000 } })
})

test('what was handed in elsewhere goes on no more, and what was typed meanwhile is told of', () => {
  expect(decide(attempt('7'), undefined, [FIRST])).toEqual({})
  const here = attempt('78', { isUploaded: false })
  expect(decide(here, undefined, [FIRST])).toEqual({ attempt: here, conflict: { kind: 'ended', attemptId: FIRST } })
})

test('ids are of 32 digits and differ', () => {
  const ids = Array.from({ length: 50 }, newAttemptId)
  expect(new Set(ids).size).toBe(50)
  for (const each of ids) expect(each).toMatch(/^[0-9a-f]{32}$/)
})
