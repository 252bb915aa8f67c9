import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { taskMessages } from '@/lib/shared/messages/task'
import { TaskAnswer, type TaskReport, type TaskStatus } from './schemas'

const TASKS = 'tasks'

/** Ids are random UUIDs: whoever knows one was given it. */
const TaskId = z.uuid()

/** Whom a task is about. A task that is done has forgotten it. */
export interface TaskSubject {
  readonly userId: string
  /** Absent when it was not confirmed. */
  readonly email: string | undefined
  /** When it was asked for, ISO time; absent in tasks from before it was kept. */
  readonly askedAt?: string | undefined
}

/** A document of `tasks`. */
const StoredTask = z.object({
  type: TaskAnswer.shape.type,
  status: TaskAnswer.shape.status,
  updated: z.string(),
  userId: z.string().optional(),
  email: z.string().optional(),
  askedAt: z.string().optional(),
})

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Adds a task that is to be run, with the commit of the transaction. */
export function createTask(transaction: Transaction, id: string, subject: TaskSubject, now: Date): void {
  const { userId, email, askedAt } = subject
  transaction.create(TASKS, id, {
    type: 'UserDeletion',
    status: 'InProgress',
    updated: now.toISOString(),
    userId,
    ...(email !== undefined && { email }),
    ...(askedAt !== undefined && { askedAt }),
  })
}

/** What a task's page shows. @throws AppError `not-found` when there is no such task. */
export async function readTask(store: DocumentStore, id: string): Promise<TaskReport> {
  const document = TaskId.safeParse(id).success ? await store.get(TASKS, id) : undefined
  if (!document) throw new AppError('not-found')
  const { type, status, updated } = StoredTask.parse(document.data)
  return { type, status, description: taskMessages.descriptions[type][status], updated }
}

/** Whom a task is about that is still to be done; `undefined` when it is done or there is no such task. */
export async function findOpenTask(store: DocumentStore, id: string): Promise<TaskSubject | undefined> {
  const document = await store.get(TASKS, id)
  const { userId, email, askedAt } = document ? StoredTask.parse(document.data) : {}
  return userId === undefined ? undefined : { userId, email, askedAt }
}

/** Ids of tasks that are still to be done, failed ones included. */
export async function listOpenTasks(store: DocumentStore, limit: number): Promise<readonly string[]> {
  const open = await store.query(TASKS, {
    where: [{ field: 'status', operator: 'in', value: ['InProgress', 'Error'] satisfies TaskStatus[] }],
    limit,
  })
  return open.map(({ id }) => id)
}

/**
 * Notes how a task stands. What is done forgets whom it was about, and stays done: another process may have run the same
 * task and come later to another end.
 */
export async function setTaskStatus({ store, clock }: Deps, id: string, status: TaskStatus): Promise<void> {
  await store.transaction(async (transaction) => {
    const document = await transaction.get(TASKS, id)
    if (!document || StoredTask.parse(document.data).status === 'Done') return
    const forgotten = status === 'Done' ? { userId: undefined, email: undefined, askedAt: undefined } : {}
    transaction.update(TASKS, id, { status, updated: clock.now().toISOString(), ...forgotten })
  })
}
