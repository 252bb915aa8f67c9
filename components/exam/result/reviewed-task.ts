import type { ReviewedSubtask, TaskResult } from '@/lib/domain/exam/model'
import type { KeptTask } from '../exam-progress'
import type { ExamTask } from '../exam-state'

/** A task after the exam: as it was set, as it was answered, what that was worth, and what is right. */
export interface ReviewedTask {
  readonly task: ExamTask
  readonly kept: KeptTask
  readonly graded: TaskResult
  readonly reviewed: readonly ReviewedSubtask[]
}
