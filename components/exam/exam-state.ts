import { isDirty } from '@/components/exercise/autosave/control-draft'
import { findIncompleteField } from '@/components/exercise/player/find-incomplete-field'
import type { DroppedNotion } from '@/lib/domain/collection/model'
import type { ExamResult, ExamSetPart, Pace } from '@/lib/domain/exam/model'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { type ControlState, initialControlState } from '../exercise/player/control-state'

const TIME_FACTOR = { official: 1, extended: 1.5 } satisfies Record<Pace, number>

/** A task as the exam works with it. */
export interface ExamTask {
  readonly number: number
  readonly exerciseId: string
  readonly title: string
  readonly points: readonly number[]
  readonly dropped?: DroppedNotion | undefined
  readonly generated: GeneratedExercise
}

/** What an exam is made of, and what does not change while it goes on. */
export interface ExamPaper {
  readonly parts: readonly ExamSetPart[]
  readonly tasks: readonly ExamTask[]
}

/** The answers to one task, by sub-task and control. */
export type TaskState = readonly (readonly ControlState[])[]

/**
 * `ready`: not begun. `paused`: begun, and the clock stands still. `working`: the clock runs. `between`: a part is over
 * and the next one not begun. `handingIn`: all parts are over, and the answers are on their way. `handedIn`: they are there.
 */
export type ExamPhase = 'ready' | 'paused' | 'working' | 'between' | 'handingIn' | 'handedIn'

export interface ExamState {
  readonly phase: ExamPhase
  /** Tells this attempt from any other; empty before it is begun. */
  readonly attemptId: string
  readonly pace: Pace
  /** Index of the part that is worked on, or was worked on last. */
  readonly part: number
  /** Of that part. */
  readonly remainingMs: number
  /** Whether the part has ended by its time. */
  readonly isTimeUp: boolean
  /** The number of the task on the screen. */
  readonly current: number
  readonly tasks: Readonly<Record<number, TaskState>>
  /** The number of the task that is not to count. */
  readonly leftOut: number | undefined
  /** How long each task was on the screen, by its number. */
  readonly spentMs: Readonly<Record<number, number>>
}

export type ExamEvent =
  | { readonly type: 'begun'; readonly pace: Pace; readonly attemptId: string }
  /** What was kept has been read; what was begun meanwhile stays. */
  | { readonly type: 'restored'; readonly state: ExamState }
  /** It goes on with what was done elsewhere. */
  | { readonly type: 'replaced'; readonly state: ExamState }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'ticked'; readonly ms: number }
  | { readonly type: 'selected'; readonly number: number }
  | {
      readonly type: 'edited'
      readonly number: number
      readonly subTask: number
      readonly index: number
      readonly control: ControlState
    }
  | { readonly type: 'leftOut'; readonly number: number | undefined }
  | { readonly type: 'partEnded' }
  | { readonly type: 'partBegun' }
  | { readonly type: 'handedIn' }
  | { readonly type: 'restarted' }

/** An exam that nobody has begun. */
export function initialExamState({ parts, tasks }: ExamPaper): ExamState {
  return {
    phase: 'ready',
    attemptId: '',
    pace: 'official',
    part: 0,
    remainingMs: partDurationMs(parts, 0, 'official'),
    isTimeUp: false,
    current: firstTask(parts, 0),
    tasks: Object.fromEntries(tasks.map(({ number, generated }) => [number, initialTaskState(generated)])),
    leftOut: undefined,
    spentMs: {},
  }
}

export function initialTaskState({ subTasks }: GeneratedExercise): TaskState {
  return subTasks.map(({ controls }) => controls.map(initialControlState))
}

/** @returns the time of a part in milliseconds. */
export function partDurationMs(parts: readonly ExamSetPart[], part: number, pace: Pace): number {
  return (parts[part]?.minutes ?? 0) * 60_000 * TIME_FACTOR[pace]
}

export function examReducer(paper: ExamPaper, state: ExamState, event: ExamEvent): ExamState {
  const { parts } = paper
  switch (event.type) {
    case 'begun':
      if (state.phase !== 'ready') return state
      return {
        ...state,
        phase: 'working',
        attemptId: event.attemptId,
        pace: event.pace,
        remainingMs: partDurationMs(parts, 0, event.pace),
      }
    case 'restored':
      return state.phase === 'ready' ? event.state : state
    case 'replaced':
      return event.state
    case 'paused':
      return state.phase === 'working' ? { ...state, phase: 'paused' } : state
    case 'resumed':
      return state.phase === 'paused' ? { ...state, phase: 'working' } : state
    case 'ticked': {
      if (state.phase !== 'working') return state
      const remainingMs = Math.max(0, state.remainingMs - event.ms)
      const spent = (state.spentMs[state.current] ?? 0) + state.remainingMs - remainingMs
      const later = { ...state, remainingMs, spentMs: { ...state.spentMs, [state.current]: spent } }
      return remainingMs > 0 ? later : endPart(parts, { ...later, isTimeUp: true })
    }
    case 'selected':
      return isInPart(parts, state.part, event.number) ? { ...state, current: event.number } : state
    case 'edited':
      return state.phase === 'working' ? withControl(state, event) : state
    case 'leftOut':
      return state.phase === 'working' ? { ...state, leftOut: event.number } : state
    case 'partEnded':
      return state.phase === 'working' ? endPart(parts, { ...state, isTimeUp: false }) : state
    case 'partBegun': {
      if (state.phase !== 'between') return state
      const part = state.part + 1
      const begun = { part, remainingMs: partDurationMs(parts, part, state.pace), current: firstTask(parts, part) }
      return { ...state, ...begun, phase: 'working', isTimeUp: false }
    }
    case 'handedIn':
      return state.phase === 'handingIn' ? { ...state, phase: 'handedIn' } : state
    case 'restarted':
      return initialExamState(paper)
    default:
      return event satisfies never
  }
}

function endPart(parts: readonly ExamSetPart[], state: ExamState): ExamState {
  return { ...state, phase: state.part < parts.length - 1 ? 'between' : 'handingIn' }
}

function withControl(state: ExamState, event: Extract<ExamEvent, { type: 'edited' }>): ExamState {
  const { number, subTask, index, control } = event
  const task = state.tasks[number]?.map((controls, i) => (i === subTask ? controls.with(index, control) : controls))
  return task ? { ...state, tasks: { ...state.tasks, [number]: task } } : state
}

function isInPart(parts: readonly ExamSetPart[], part: number, number: number): boolean {
  return parts[part]?.tasks.some((task) => task.number === number) ?? false
}

function firstTask(parts: readonly ExamSetPart[], part: number): number {
  return parts[part]?.tasks[0]?.number ?? 1
}

/** How far a task has been answered. */
export type TaskProgress = 'empty' | 'begun' | 'full'

export function progressOf(task: TaskState | undefined): TaskProgress {
  const controls = task?.flat() ?? []
  if (controls.every((control) => !isDirty(control))) return 'empty'
  return controls.every(isAnswered) ? 'full' : 'begun'
}

/** Nothing is left open. Where boxes are to be ticked, that means one at least. */
function isAnswered(control: ControlState): boolean {
  return isDirty(control) && findIncompleteField([control]) === undefined
}

/** The numbers of the tasks of a part that have an open answer, without the one that is left out. */
export function unansweredTasks({ tasks: all, leftOut }: ExamState, { tasks }: ExamSetPart): readonly number[] {
  const numbers = tasks.map(({ number }) => number)
  return numbers.filter((number) => number !== leftOut && progressOf(all[number]) !== 'full')
}

/** A task with what the result says of each field. What was left blank has no mark: only what is wrong is red. */
export function gradedTask(task: TaskState, graded: ExamResult['tasks'][number] | undefined): TaskState {
  return task.map((controls, subTask) =>
    controls.map((control, index): ControlState => {
      const fields = graded?.subTasks[subTask]?.controls[index]
      if (fields === undefined) return control
      const marks = fields.map((field) => (field === 'empty' ? undefined : field))
      return marks.length === 1 ? { ...control, mark: marks[0] } : { ...control, fieldMarks: marks }
    }),
  )
}
