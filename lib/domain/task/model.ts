/** The client-safe entry point of tasks: work that goes on after the answer, whose outcome a page shows. */
export type { TaskReport, TaskStatus } from './schemas'
