import type { FinishedAttempt, ReviewedSubtask, TaskResult } from '@/lib/domain/exam/model'
import type { KeptTask } from '../exam-progress'
import type { ExamTask } from '../exam-state'

/** A task after the exam: as it was set, as it was answered, what that was worth, and what is right. */
export interface ReviewedTask {
  /** Of which it is one task. */
  readonly attempt: Pick<FinishedAttempt, 'setId' | 'attemptId'>
  readonly task: ExamTask
  readonly kept: KeptTask
  readonly graded: TaskResult
  readonly reviewed: readonly ReviewedSubtask[]
}
