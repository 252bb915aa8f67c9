import { randomUUID } from 'node:crypto'
import { inSequence, type SequenceDeps } from '@/lib/domain/payment/sequence/in-sequence'
import { createTask } from '@/lib/domain/task/tasks'
import { AppError } from '@/lib/shared/errors/app-error'
import { hasPermission } from './permissions'
import { disableUser, findUser } from './users'

/**
 * Locks an account, which ends all its sessions, and creates the task that erases it: both or neither. A command about its
 * money that is running comes to its end first; one that begins later finds the account locked.
 *
 * @throws AppError `admin-only-deletion` for the account of staff, `unauthenticated` when it is locked or gone already,
 *   `conflict` when such a command takes too long.
 */
export async function requestAccountDeletion(deps: SequenceDeps, uid: string): Promise<{ readonly taskId: string }> {
  const taskId = randomUUID()
  const askedAt = deps.clock.now().toISOString()
  await inSequence(deps, uid, ({ store, clock }) =>
    store.transaction(async (transaction) => {
      const user = await findUser(transaction, uid)
      if (!user || user.disabled) throw new AppError('unauthenticated')
      if (!hasPermission('deleteOwnAccount', { role: user.role })) throw new AppError('admin-only-deletion')
      disableUser(transaction, user)
      // Anybody can register with the address of somebody else, whose messages are then not theirs to take.
      const email = user.emailVerified === null ? undefined : user.email
      createTask(transaction, taskId, { userId: uid, email, askedAt }, clock.now())
    }),
  )
  return { taskId }
}
