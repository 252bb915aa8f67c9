import { eraseActivities } from '@/lib/domain/activity/personal-data'
import { eraseAttempts } from '@/lib/domain/exam/personal-data'
import { anonymizeSentMessages } from '@/lib/domain/feedback/personal-data'
import { retireUsage } from '@/lib/domain/freemium/kept-starts'
import type { PaymentDeps } from '@/lib/domain/payment/deps'
import { erasePayments } from '@/lib/domain/payment/personal-data'
import { forgetSequence } from '@/lib/domain/payment/sequence/in-sequence'
import { closePayments } from '@/lib/domain/payment/subscription/close-payments'
import { erasePractice } from '@/lib/domain/practice/personal-data'
import { eraseProgress } from '@/lib/domain/progress/personal-data'
import { eraseProviderAccounts } from './provider-accounts'
import { eraseSessions } from './session-data'
import { eraseTokens } from './tokens'
import { findUser, removeUser } from './users'

export interface EraseDeps extends PaymentDeps {
  readonly hashSecret: string
}

/** The account that is erased. `email` is in the spelling of the `Email` schema, and absent when it was not confirmed. */
interface Subject {
  readonly userId: string
  readonly email: string | undefined
  /** When the deletion was asked for, ISO time; absent where that is not known. */
  readonly askedAt?: string | undefined
}

/** A step erases a portion and tells how many documents it was; 0 when there is nothing left. */
type Step = (deps: EraseDeps, subject: Subject) => Promise<number>

const steps: readonly Step[] = [
  // First: nobody should pay for an account that is half gone.
  closePayments,
  ({ store }, { userId }) => erasePayments(store, userId),
  (deps, { userId }) => eraseUsage(deps, userId),
  ({ store }, { userId }) => eraseProgress(store, userId),
  ({ store }, { userId }) => erasePractice(store, userId),
  ({ store }, { userId }) => eraseAttempts(store, userId),
  ({ store }, { userId }) => eraseActivities(store, userId),
  ({ store }, subject) => anonymizeSentMessages(store, subject),
  ({ store }, { userId }) => eraseTokens(store, userId),
  ({ store }, { userId }) => eraseProviderAccounts(store, userId),
  ({ store }, { userId }) => eraseSessions(store, userId),
]

/**
 * Erases all that the site holds about an account. It may be interrupted anywhere and called again.
 *
 * The steps go round until a whole round finds nothing: requests that were under way when the account was locked may
 * still write. The account itself goes last, so that until then it is known what is being erased, and its address cannot
 * be registered meanwhile.
 */
export async function eraseAccount(deps: EraseDeps, subject: Subject): Promise<void> {
  let erased = 0
  do {
    erased = 0
    for (const step of steps) erased += await step(deps, subject)
  } while (erased > 0)
  await forgetSequence(deps.store, subject.userId)
  await removeUser(deps.store, subject.userId)
}

/** The address is that of the account itself: what it has started is kept for its mailbox, confirmed or not. */
async function eraseUsage(deps: EraseDeps, uid: string): Promise<number> {
  const user = await findUser(deps.store, uid)
  return user ? retireUsage(deps, user) : 0
}
