import type { ExamResult, SubtaskResult } from '../schemas'

export function sumOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0)
}

/** Of the points of a result: those that the candidate gave, and those that are still to be decided on. */
export function selfMarkedPoints({ tasks }: Pick<ExamResult, 'tasks'>): {
  readonly given: number
  readonly open: number
} {
  const own = tasks.filter(({ counts }) => counts).flatMap(({ subTasks }) => subTasks.filter(isSelfMarked))
  return {
    given: sumOf(own.map(({ points }) => points)),
    open: sumOf(own.filter(isOpen).map(({ maxPoints }) => maxPoints)),
  }
}

/** Whether the candidate has still to mark it. */
export function isOpen({ selfMarking }: SubtaskResult): boolean {
  return selfMarking !== undefined && selfMarking.marks === undefined
}

const isSelfMarked = ({ selfMarking }: SubtaskResult) => selfMarking !== undefined
