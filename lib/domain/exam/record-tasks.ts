import { gradeLeft } from '@/lib/domain/exercise/grade-left'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { VariantRef } from '@/lib/domain/exercise/model'
import { beginRound } from '@/lib/domain/practice/rounds/begin-round'
import { recordFinished } from '@/lib/domain/practice/rounds/record-finished'
import { countTry, type GradedTry, type HandedIn, type Round } from '@/lib/domain/practice/rounds/round'
import { examRoundId, type KeptRound } from '@/lib/domain/practice/rounds/stored-rounds'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SubtaskResult, TaskResult } from './model'

/** A task of a set that was handed in, with what was handed in to each of its sub-tasks that was come to. */
export interface GradedTask {
  readonly exercise: LoadedExercise | undefined
  readonly answers: readonly HandedIn[]
  readonly result: TaskResult
}

/** Whose tasks they are, of which attempt, and with which numbers. */
interface HandedInSet {
  readonly userId: string
  readonly attemptId: string
  readonly variant: VariantRef
}

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Records the tasks of an exam as rounds: each is over, solved or not. Recorded again, they change nothing. */
export async function recordTasks(
  { store, clock }: Deps,
  { userId, attemptId, variant }: HandedInSet,
  tasks: readonly GradedTask[],
): Promise<void> {
  const at = clock.now().toISOString()
  const rounds = tasks.flatMap((task): KeptRound[] => {
    const round = task.exercise && roundOf(task.exercise, { ...variant, userId }, task, at)
    return round ? [{ id: examRoundId(round, attemptId), round }] : []
  })
  await recordFinished(store, userId, rounds)
}

/** `undefined` of a task that was left blank, which tells nothing. */
function roundOf(
  exercise: LoadedExercise,
  asked: VariantRef & Pick<HandedInSet, 'userId'>,
  task: GradedTask,
  at: string,
): Round | undefined {
  const begun = beginRound(exercise, { ...asked, exerciseId: exercise.id }, 'exam', at)
  const { answers, result } = task
  const tried = result.subTasks.reduce<Round>(
    (round, subTask, index) =>
      isBlank(subTask)
        ? round
        : countTry(round, triedOf(exercise, { ...asked, subTask: index }, answers[index] ?? [], subTask), at),
    begun,
  )
  if (tried === begun) return undefined
  const { finishedAt: _, ...round } = tried
  return { ...round, ...(result.subTasks.every(isRight) ? { finishedAt: at } : { leftAt: at }) }
}

/** What was handed in to a sub-task, with the typical mistake that it shows. */
function triedOf(
  exercise: LoadedExercise,
  asked: VariantRef & { readonly subTask: number },
  answers: HandedIn,
  result: SubtaskResult,
): GradedTry {
  const correct = isRight(result)
  const mistake = correct ? undefined : gradeLeft(exercise, asked, answers)?.mistake
  return { subTask: asked.subTask, answers, correct, mistake }
}

function isRight({ controls }: SubtaskResult): boolean {
  return controls.flat().every((outcome) => outcome === 'correct')
}

function isBlank({ controls }: SubtaskResult): boolean {
  return controls.flat().every((outcome) => outcome === 'empty')
}
