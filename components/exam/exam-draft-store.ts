import { contentHash, parseControlDraft } from '@/components/exercise/autosave/control-draft'
import { isBoolean, isIndex, isListOf, parseEach } from '@/components/exercise/autosave/json-guards'
import { createDraftStore } from '@/lib/client/draft-store'
import { localJsonStorage } from '@/lib/client/json-storage'
import type { ExamResult, SubtaskResult, TaskResult } from '@/lib/domain/exam/model'
import type { FieldOutcome } from '@/lib/domain/exercise/model'
import { isRecord } from '@/lib/shared/is-record'
import {
  type ExamPaper,
  type ExamState,
  initialExamState,
  initialTaskState,
  paces,
  partDurationMs,
  type TaskState,
} from './exam-state'

/** Begun and finished exams by their path, in this browser: they go on for hours, and phones close tabs. */
export const examDraftStore = createDraftStore({
  storage: localJsonStorage,
  key: 'examAttempts',
  maxEntries: 10,
  maxLength: 200_000,
})

const PHASES = ['paused', 'between', 'handingIn', 'done'] as const
const OUTCOMES: readonly FieldOutcome[] = ['correct', 'wrong', 'ungraded', 'empty']
const MOST_POINTS = 1000

/** An exam as plain JSON; `undefined` while there is nothing to keep. */
export function serializeExam(state: ExamState, { tasks }: ExamPaper) {
  const { phase, pace, part, remainingMs, isTimeUp, current, leftOut, result } = state
  if (phase === 'ready') return undefined
  return {
    // Whoever comes back finds the clock standing still.
    phase: phase === 'working' ? 'paused' : phase,
    pace,
    part,
    remainingMs: Math.round(remainingMs),
    isTimeUp,
    current,
    leftOut,
    result,
    tasks: tasks.map(({ number, generated }) => ({
      content: contentHash(generated),
      drafts: (state.tasks[number] ?? []).map((controls) => controls.map(({ draft }) => draft)),
    })),
  }
}

/**
 * The exam in what was saved; `undefined` when it is not what `serializeExam` gives for this paper. A task that has changed
 * meanwhile begins anew.
 */
export function parseExam(saved: unknown, paper: ExamPaper): ExamState | undefined {
  if (!isRecord(saved)) return undefined
  const { part, remainingMs, isTimeUp, current, leftOut } = saved
  const phase = PHASES.find((name) => name === saved.phase)
  const pace = paces.find((name) => name === saved.pace)
  const { parts } = paper
  if (!phase || !pace || !isIndex(part, parts.length - 1) || !isBoolean(isTimeUp)) return undefined
  if (!isIndex(remainingMs, partDurationMs(parts, part, pace)) || !isTaskOf(parts[part], current)) return undefined
  if (leftOut !== undefined && !parts.some(({ optional }) => optional.some((number) => number === leftOut))) {
    return undefined
  }
  const tasks = parseEach(saved.tasks, paper.tasks, readTask)
  const result = saved.result === undefined ? undefined : readResult(saved.result)
  if (!tasks || (phase === 'done') !== (result !== undefined)) return undefined
  const byNumber = Object.fromEntries(paper.tasks.map(({ number }, index) => [number, tasks[index] ?? []]))
  const numbers = { part, remainingMs, current, leftOut: leftOut as number | undefined } // one of `optional`, see above
  return { ...initialExamState(paper), phase, pace, isTimeUp, ...numbers, tasks: byNumber, result }
}

function isTaskOf(part: ExamPaper['parts'][number] | undefined, current: unknown): current is number {
  return part?.tasks.some(({ number }) => number === current) ?? false
}

function readTask(saved: unknown, { generated }: ExamPaper['tasks'][number]): TaskState | undefined {
  const fresh = initialTaskState(generated)
  if (!isRecord(saved) || saved.content !== contentHash(generated)) return fresh
  return parseEach(saved.drafts, generated.subTasks, (drafts, { controls }) =>
    parseEach(drafts, controls, parseControlDraft),
  )
}

function readResult(saved: unknown): ExamResult | undefined {
  if (!isRecord(saved) || !isListOf(saved.tasks, isTaskResult)) return undefined
  const { points, maxPoints, tasks } = saved
  return isIndex(points, MOST_POINTS) && isIndex(maxPoints, MOST_POINTS) ? { points, maxPoints, tasks } : undefined
}

function isTaskResult(value: unknown): value is TaskResult {
  if (!isRecord(value) || !isListOf(value.subTasks, isSubtaskResult)) return false
  const { number, points, maxPoints, counts } = value
  return [number, points, maxPoints].every((each) => isIndex(each, MOST_POINTS)) && isBoolean(counts)
}

function isSubtaskResult(value: unknown): value is SubtaskResult {
  if (!isRecord(value) || !isListOf(value.controls, isListOfOutcomes)) return false
  return isIndex(value.points, MOST_POINTS) && isIndex(value.maxPoints, MOST_POINTS)
}

const isOutcome = (value: unknown): value is FieldOutcome => OUTCOMES.some((outcome) => outcome === value)
const isListOfOutcomes = (value: unknown): value is readonly FieldOutcome[] => isListOf(value, isOutcome)
