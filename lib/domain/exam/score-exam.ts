import type { ExamResult, ExamSetPart, SubtaskResult, TaskResult } from './model'
import { sumOf } from './model'

/** Thirds and sevenths add up to a whole only nearly. */
const ROUNDING_FAULT = 1e-9

/**
 * What a sub-task gets: its points are shared evenly by its controls, and what the controls are worth is rounded down to
 * whole points, as a scheme gives no others. All of them it gets only when all is right.
 *
 * @param shares of each control, from 0 to 1.
 */
export function pointsFor(maxPoints: number, shares: readonly number[]): number {
  return shares.length === 0 ? 0 : Math.floor((maxPoints * sumOf(shares)) / shares.length + ROUNDING_FAULT)
}

/**
 * The task of a part that does not count. Who names none is treated as in the exam: it is the last one of those that
 * could have been left out.
 */
export function taskLeftOut(
  { optional }: Pick<ExamSetPart, 'optional'>,
  named: number | undefined,
): number | undefined {
  return named !== undefined && optional.includes(named) ? named : optional.at(-1)
}

/** The result of a task, of the results of its sub-tasks. */
export function taskResult(
  task: Pick<TaskResult, 'number' | 'counts'>,
  subTasks: readonly SubtaskResult[],
): TaskResult {
  return {
    ...task,
    subTasks,
    points: sumOf(subTasks.map(({ points }) => points)),
    maxPoints: sumOf(subTasks.map(({ maxPoints }) => maxPoints)),
  }
}

/** The result of a set, of the results of its tasks. */
export function scoreExam(tasks: readonly TaskResult[]): ExamResult {
  const counted = tasks.filter(({ counts }) => counts)
  return {
    tasks,
    points: sumOf(counted.map(({ points }) => points)),
    maxPoints: sumOf(counted.map(({ maxPoints }) => maxPoints)),
  }
}

/** The mark from 1 to 5 that a result gets. @param marks from which percent on 2, 3, 4 and 5 are given. */
export function markFor(
  { points, maxPoints }: Pick<ExamResult, 'points' | 'maxPoints'>,
  marks: readonly number[],
): number {
  return 1 + marks.filter((percent) => 100 * points >= percent * maxPoints).length
}
