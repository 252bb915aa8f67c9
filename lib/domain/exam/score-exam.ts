import type { ControlOutcome, ExamResult, ExamSetPart, TaskResult } from './model'
import { sumOf } from './model'

/**
 * What a sub-task gets: all of its points when all is right, and of several controls their share, rounded down, as a part
 * of a task is marked in an exam.
 */
export function pointsFor(maxPoints: number, controls: readonly ControlOutcome[]): number {
  const right = controls.filter((outcome) => outcome === 'correct').length
  return controls.length === 0 ? 0 : Math.floor((maxPoints * right) / controls.length)
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

/** The result of a set, of the results of its tasks. */
export function scoreExam(tasks: readonly TaskResult[]): ExamResult {
  const counted = tasks.filter(({ counts }) => counts)
  return {
    tasks,
    points: sumOf(counted.map(({ points }) => points)),
    maxPoints: sumOf(counted.map(({ maxPoints }) => maxPoints)),
  }
}
