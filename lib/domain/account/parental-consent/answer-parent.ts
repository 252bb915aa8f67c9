import { z } from 'zod'
import { maskEmail } from '@/lib/domain/account/mask-email'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { consumeToken, findToken, requireToken } from '@/lib/domain/account/tokens'
import { findUser, USERS } from '@/lib/domain/account/users'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError, hasCode } from '@/lib/shared/errors/app-error'

export const ParentAnswer = z.object({ token: z.string() })

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** What a link of a mail to a parent is about, for the page that asks for a press. */
export interface ParentRequest {
  readonly answer: 'agree' | 'refuse'
  /** May be empty. */
  readonly childName: string
  /** Most of it hidden. */
  readonly childAddress: string
  /** When the account was made, ISO time; null when that is not known. */
  readonly createdAt: string | null
}

/** @returns `undefined` when the link is no longer good. */
export async function findParentRequest(deps: Deps, token: string): Promise<ParentRequest | undefined> {
  const owner = await findToken(deps, token)
  if (owner?.purpose !== 'parent-agrees' && owner?.purpose !== 'parent-refuses') return undefined
  const user = await findUser(deps.store, owner.uid)
  if (!user || user.disabled) return undefined
  return {
    answer: owner.purpose === 'parent-agrees' ? 'agree' : 'refuse',
    childName: user.name ?? '',
    childAddress: maskEmail(user.email),
    createdAt: user.createdAt,
  }
}

/** Notes that the parent agrees to the account, with the time. @throws AppError `invalid-token` */
export async function agreeToAccount({ store, clock }: Deps, token: string): Promise<void> {
  const now = clock.now()
  await store.transaction(async (transaction) => {
    const { uid } = await requireToken(transaction, token, { purpose: 'parent-agrees', now })
    const user = await findUser(transaction, uid)
    if (!user?.parentalConsent || user.disabled) throw new AppError('invalid-token')
    consumeToken(transaction, token)
    const parentalConsent = { ...user.parentalConsent, status: 'agreed' as const, agreedAt: now.toISOString() }
    transaction.update(USERS, uid, { parentalConsent })
  })
}

/**
 * Has the account deleted as its owner could, before an agreement or after it. The link goes with the account.
 *
 * @returns the task that erases it, which is still to be run.
 * @throws AppError `invalid-token`, and what deleting an account may meet.
 */
export async function refuseAccount(
  deps: Parameters<typeof requestAccountDeletion>[0],
  token: string,
): Promise<{ readonly taskId: string }> {
  const owner = await findToken(deps, token)
  if (owner?.purpose !== 'parent-refuses') throw new AppError('invalid-token')
  try {
    return await requestAccountDeletion(deps, owner.uid)
  } catch (error) {
    // It is being deleted already.
    if (hasCode(error, 'unauthenticated')) throw new AppError('invalid-token')
    throw error
  }
}
