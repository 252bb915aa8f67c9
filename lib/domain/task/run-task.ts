import { type EraseDeps, eraseAccount } from '@/lib/domain/account/erase-account'
import { findOpenTask, listOpenTasks, setTaskStatus } from './tasks'

/** As many as are resumed in one go; the rest follows with the next one. */
const RESUMED_AT_ONCE = 100

export type TaskDeps = EraseDeps

/**
 * Does a task, or the rest of it: each step may be done again, so nothing is noted but the end. Never throws. What goes
 * wrong is reported, and the task waits to be resumed.
 */
export async function runTask(deps: TaskDeps, id: string): Promise<void> {
  try {
    const subject = await findOpenTask(deps.store, id)
    if (!subject) return
    await eraseAccount(deps, subject)
    await setTaskStatus(deps, id, 'Done')
  } catch (error) {
    deps.errorReporter.report(error, { task: id })
    await noteFailure(deps, id)
  }
}

/** Does what is left of every task that a crash, a failure or the end of a process has interrupted. Never throws. */
export async function resumeTasks(deps: TaskDeps): Promise<void> {
  try {
    for (const id of await listOpenTasks(deps.store, RESUMED_AT_ONCE)) await runTask(deps, id)
  } catch (error) {
    deps.errorReporter.report(error, { part: 'tasks' })
  }
}

/** A store that takes nothing leaves the task in progress, which is resumed just the same. */
async function noteFailure(deps: TaskDeps, id: string): Promise<void> {
  try {
    await setTaskStatus(deps, id, 'Error')
  } catch (error) {
    deps.errorReporter.report(error, { task: id })
  }
}
