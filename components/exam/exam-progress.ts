import { contentHash, parseControlDraft } from '@/components/exercise/autosave/control-draft'
import { isBoolean, isIndex, isString, parseEach } from '@/components/exercise/autosave/json-guards'
import { toAnswer } from '@/components/exercise/player/control-state'
import { attemptPhases, type ExamProgress, paces } from '@/lib/domain/exam/model'
import { isRecord } from '@/lib/shared/is-record'
import type { ControlState } from '../exercise/player/control-state'
import {
  type ExamPaper,
  type ExamState,
  initialExamState,
  initialTaskState,
  partDurationMs,
  type TaskState,
} from './exam-state'

const DAY_SECONDS = 24 * 60 * 60

/** An exam as it is kept, here and on the server; `undefined` while there is nothing to keep. */
export function toProgress(state: ExamState, { tasks }: ExamPaper): ExamProgress | undefined {
  const { phase, pace, part, remainingMs, isTimeUp, current, leftOut, spentMs } = state
  if (phase === 'ready' || phase === 'handedIn') return undefined
  return {
    // Whoever comes back finds the clock standing still.
    phase: phase === 'working' ? 'paused' : phase,
    pace,
    part,
    remainingMs: Math.round(remainingMs),
    isTimeUp,
    current,
    ...(leftOut !== undefined && { leftOut }),
    tasks: tasks.map(({ number, generated }) => ({
      content: contentHash(generated),
      drafts: (state.tasks[number] ?? []).map((controls) => controls.map(toDraft)),
      seconds: Math.min(Math.round((spentMs[number] ?? 0) / 1000), DAY_SECONDS),
    })),
  }
}

function toDraft(control: ControlState): ExamProgress['tasks'][number]['drafts'][number][number] {
  if (control.type === 'single-choice') return control.draft ?? null
  return control.type === 'binary-choice' ? control.draft.map((choice) => choice ?? null) : toAnswer(control)
}

/**
 * The exam in what was kept; `undefined` when it is not what `toProgress` gives for this paper. A task that has changed
 * meanwhile begins anew.
 */
export function parseProgress(attemptId: string, saved: unknown, paper: ExamPaper): ExamState | undefined {
  if (!isRecord(saved)) return undefined
  const { part, remainingMs, isTimeUp, current, leftOut } = saved
  const phase = attemptPhases.find((name) => name === saved.phase)
  const pace = paces.find((name) => name === saved.pace)
  const { parts } = paper
  if (!phase || !pace || !isIndex(part, parts.length - 1) || !isBoolean(isTimeUp)) return undefined
  if (!isIndex(remainingMs, partDurationMs(parts, part, pace)) || !isTaskOf(parts[part], current)) return undefined
  if (leftOut !== undefined && !parts.some(({ optional }) => optional.some((number) => number === leftOut))) {
    return undefined
  }
  const tasks = parseEach(saved.tasks, paper.tasks, parseTask)
  if (!tasks) return undefined
  const byNumber = Object.fromEntries(paper.tasks.map(({ number }, index) => [number, tasks[index]?.state ?? []]))
  const spent = paper.tasks.map(({ number }, index) => [number, 1000 * (tasks[index]?.seconds ?? 0)])
  const numbers = { part, remainingMs, current, leftOut: leftOut as number | undefined } // one of `optional`, see above
  return {
    ...initialExamState(paper),
    ...numbers,
    phase,
    attemptId,
    pace,
    isTimeUp,
    tasks: byNumber,
    spentMs: Object.fromEntries(spent),
  }
}

function isTaskOf(part: ExamPaper['parts'][number] | undefined, current: unknown): current is number {
  return part?.tasks.some(({ number }) => number === current) ?? false
}

/** What was kept of one task; `isChanged` when it is another one today. */
export interface KeptTask {
  readonly state: TaskState
  readonly seconds: number
  readonly isChanged: boolean
}

/** What was kept of a task; `undefined` for what is none of its answers. */
export function parseTask(saved: unknown, { generated }: ExamPaper['tasks'][number]): KeptTask | undefined {
  if (!isRecord(saved)) return { state: initialTaskState(generated), seconds: 0, isChanged: true }
  const seconds = isIndex(saved.seconds, DAY_SECONDS) ? saved.seconds : 0
  if (!isString(saved.content) || saved.content !== contentHash(generated)) {
    return { state: initialTaskState(generated), seconds, isChanged: true }
  }
  const state = parseEach(saved.drafts, generated.subTasks, (drafts, { controls }) =>
    parseEach(drafts, controls, parseControlDraft),
  )
  return state && { state, seconds, isChanged: false }
}
