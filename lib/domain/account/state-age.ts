import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { decideAge } from './age'
import type { AgeStatement, SignedInUser } from './model'
import { type AskDeps, askParent, countParentMail } from './parental-consent/ask-parent'
import { findUser, USERS } from './users'

/**
 * Notes who the owner of an account is that was never asked. It can be said once: who was under 16 yesterday is not an
 * adult today.
 *
 * @throws AppError `conflict` when it was said already; `invalid-birth-year`, `invalid-parent-email`,
 *   `own-parent-email`; `too-many-requests` after too many mails to one parent. A mail to the parent that cannot be sent
 *   is reported: what was said stands, and the mail can be asked for again.
 */
export async function stateAge(
  deps: AskDeps & { readonly rateLimiter: RateLimiter; readonly errorReporter: ErrorReporter },
  { uid, email }: SignedInUser,
  statement: AgeStatement,
): Promise<void> {
  const age = decideAge(statement, email, deps.clock.now())
  if (age.parentalConsent) await countParentMail(deps.rateLimiter, age.parentalConsent.parentEmail)
  const user = await deps.store.transaction(async (transaction) => {
    const before = await findUser(transaction, uid)
    if (!before || before.ageBand !== null) throw new AppError('conflict')
    transaction.update(USERS, uid, { ...age })
    return { ...before, ...age }
  })
  await askParent(deps, user).catch((error: unknown) => deps.errorReporter.report(error, { uid }))
}
