import { randomUUID } from 'node:crypto'
import { createTask } from '@/lib/domain/task/tasks'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { hasPermission } from './permissions'
import { disableUser, findUser } from './users'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * Locks an account, which ends all its sessions, and creates the task that erases it: both or neither.
 *
 * @throws AppError `admin-only-deletion` for the account of staff, `unauthenticated` when it is locked or gone already.
 */
export async function requestAccountDeletion(
  { store, clock }: Deps,
  uid: string,
): Promise<{ readonly taskId: string }> {
  const taskId = randomUUID()
  await store.transaction(async (transaction) => {
    const user = await findUser(transaction, uid)
    if (!user || user.disabled) throw new AppError('unauthenticated')
    if (!hasPermission('deleteOwnAccount', { role: user.role })) throw new AppError('admin-only-deletion')
    disableUser(transaction, user)
    // Anybody can register with the address of somebody else, whose messages are then not theirs to take.
    const email = user.emailVerified === null ? undefined : user.email
    createTask(transaction, taskId, { userId: uid, email }, clock.now())
  })
  return { taskId }
}
