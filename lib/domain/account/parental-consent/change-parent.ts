import { z } from 'zod'
import { requireParentEmail } from '@/lib/domain/account/age'
import type { AwaitedParent, SignedInUser } from '@/lib/domain/account/model'
import { revokeTokens } from '@/lib/domain/account/tokens'
import { findUser, type StoredUser, USERS } from '@/lib/domain/account/users'
import { requireAllowed, requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { type AskDeps, askParent, countParentMail } from './ask-parent'
import { askAnotherParent, deletionTime } from './consent'

export const ParentBody = z.object({ parentEmail: z.string() })

/** How often one account may have the mail sent; that of the registration does not count. */
const RESEND_LIMIT: RateLimit = { name: 'parent-mail', limit: 1, windowSeconds: 60 }
const DAILY_LIMIT: RateLimit = { name: 'parent-mails', limit: 10, windowSeconds: 24 * 60 * 60 }

/** Whom an account waits for; `undefined` when it waits for nobody. */
export async function findAwaitedParent(store: DocumentStore, uid: string): Promise<AwaitedParent | undefined> {
  const { parentalConsent } = (await findUser(store, uid)) ?? {}
  if (parentalConsent?.status !== 'pending') return undefined
  return { parentEmail: parentalConsent.parentEmail, deletedAt: deletionTime(parentalConsent) }
}

/**
 * Sends the mail to the parent again, also to another address, with which the links of the mails before are void.
 *
 * @throws AppError `conflict` when no parent is waited for; `invalid-parent-email`, `own-parent-email`;
 *   `too-many-requests` within a minute, after 10 mails of the account or to the address in a day; `unavailable`.
 */
export async function changeParent(
  deps: AskDeps & { readonly rateLimiter: RateLimiter },
  { uid, email }: SignedInUser,
  body: z.output<typeof ParentBody>,
): Promise<void> {
  const parentEmail = requireParentEmail(body.parentEmail, email)
  requireAllowed(await deps.rateLimiter.peek(DAILY_LIMIT, uid))
  await requireWithinLimit(deps.rateLimiter, RESEND_LIMIT, uid)
  try {
    await countParentMail(deps.rateLimiter, parentEmail)
    const { before, after } = await saveParent(deps, uid, parentEmail)
    if (before.parentalConsent?.parentEmail !== parentEmail) {
      await revokeTokens(deps.store, uid, ['parent-agrees', 'parent-refuses'])
    }
    await askParent(deps, after)
  } catch (error) {
    // Nothing was sent, so the next try need not wait.
    await deps.rateLimiter.reset(RESEND_LIMIT, uid)
    throw error
  }
  await deps.rateLimiter.use(DAILY_LIMIT, uid)
}

function saveParent({ store, clock }: AskDeps, uid: string, parentEmail: string) {
  return store.transaction(async (transaction) => {
    const before = await findUser(transaction, uid)
    if (before?.parentalConsent?.status !== 'pending') throw new AppError('conflict')
    const parentalConsent = askAnotherParent(before.parentalConsent, parentEmail, clock.now())
    transaction.update(USERS, uid, { parentalConsent })
    const after: StoredUser = { ...before, parentalConsent }
    return { before, after }
  })
}
