/** The client-safe door of tasks: work that goes on after the answer, whose outcome a page shows. */

export type TaskType = 'UserDeletion'

export const taskStatuses = ['InProgress', 'Done', 'Error'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** What anybody who knows a task's id may see of it: nothing that tells whom it is about. */
export interface TaskReport {
  readonly type: TaskType
  readonly status: TaskStatus
  /** Hungarian, fit to show. */
  readonly description: string
  /** When the status was last set, ISO time. */
  readonly updated: string
}
