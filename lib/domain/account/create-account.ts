import { takeOverStarts } from '@/lib/domain/freemium/kept-starts'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { createUser, type NewUser, type StoredUser } from './users'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
  readonly hashSecret: string
}

/**
 * Creates the account of somebody who registers, with what its mailbox has started lately. The account stands whatever
 * becomes of that. Before this is done nobody is told that the account exists, so nothing can be started meanwhile.
 *
 * @throws AppError `email-already-in-use`.
 */
export async function createAccount(deps: Deps, newcomer: NewUser, uid?: string): Promise<StoredUser> {
  const user = await createUser(deps, newcomer, uid)
  try {
    await takeOverStarts(deps, user)
  } catch (error) {
    deps.errorReporter.report(error, { uid: user.uid })
  }
  return user
}
