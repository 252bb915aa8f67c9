import { randomUUID } from 'node:crypto'
import { createTask } from '@/lib/domain/task/tasks'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { mayDo } from './permissions'
import { findUser, lockUser } from './users'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * Locks an account, which ends all its sessions, and creates the task that erases it: both or neither.
 *
 * @throws AppError `admin-only-deletion` for the account of staff, `unauthenticated` when it is locked or gone already.
 */
export async function requestDeletion({ store, clock }: Deps, uid: string): Promise<{ readonly taskId: string }> {
  const taskId = randomUUID()
  await store.transaction(async (transaction) => {
    const user = await findUser(transaction, uid)
    if (!user || user.disabled) throw new AppError('unauthenticated')
    if (!mayDo('deleteOwnAccount', { role: user.role })) throw new AppError('admin-only-deletion')
    lockUser(transaction, user)
    // Anybody can register with the address of somebody else, whose messages are then not theirs to take.
    const email = user.emailVerified === null ? undefined : user.email
    createTask(transaction, taskId, { userId: uid, email }, clock.now())
  })
  return { taskId }
}
