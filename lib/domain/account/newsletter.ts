import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Mailer } from '@/lib/ports/mailer'
import type { Newsletter } from '@/lib/ports/newsletter'
import { AppError } from '@/lib/shared/errors/app-error'
import { newsletterMail } from '@/lib/shared/messages/mails'
import { consumeToken, findToken, issueToken, requireToken } from './tokens'
import { findUser, type StoredUser, USERS } from './users'

const PURPOSE = 'confirm-newsletter'
const TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

export const NewsletterConfirmation = z.object({ token: z.string() })

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

interface LinkDeps extends Deps {
  readonly site: { readonly url: string }
}

/**
 * Where who has ticked the newsletter on a form asks for it by a press of their own, which alone is the consent (double
 * opt-in); `undefined` for who has not ticked it, has asked for it already, or may not have it.
 */
export async function createNewsletterLink(deps: LinkDeps, user: StoredUser): Promise<string | undefined> {
  if (user.newsletterAskedAt === null || user.newsletterConsentAt !== null || !mayHaveNewsletter(user)) return undefined
  const token = await issueToken(deps, { purpose: PURPOSE, uid: user.uid, lifetimeMs: TOKEN_LIFETIME_MS })
  return `${deps.site.url}/newsletter?token=${token}`
}

/** Sends the link by itself, where no other mail takes it along. @throws AppError `unavailable` */
export async function sendNewsletterMail(
  deps: LinkDeps & { readonly mailer: Mailer },
  user: StoredUser,
): Promise<void> {
  const link = await createNewsletterLink(deps, user)
  if (link === undefined) return
  await deps.mailer.send({ to: user.email, ...newsletterMail({ displayName: user.name ?? '', link }) })
}

/** The address that a link of a mail asks the newsletter for; `undefined` when it is no longer good. */
export async function findNewsletterAddress(deps: Deps, token: string): Promise<string | undefined> {
  const owner = await findToken(deps, token)
  const user = owner?.purpose === PURPOSE ? await findUser(deps.store, owner.uid) : undefined
  return user && mayHaveNewsletter(user) ? user.email : undefined
}

/**
 * Notes the consent with its time, and only then passes name and address on. The link is used up when the mailing list
 * has taken them, so that a list that does not answer costs nobody the newsletter.
 *
 * @throws AppError `invalid-token`; `unavailable` when the list does not take them.
 */
export async function confirmNewsletter(
  { store, clock, newsletter }: Deps & { readonly newsletter: Newsletter },
  token: string,
): Promise<void> {
  const now = clock.now()
  const { email, name } = await store.transaction(async (transaction) => {
    const { uid } = await requireToken(transaction, token, { purpose: PURPOSE, now })
    const user = await findUser(transaction, uid)
    if (!user || !mayHaveNewsletter(user)) throw new AppError('invalid-token')
    transaction.update(USERS, uid, { newsletterConsentAt: user.newsletterConsentAt ?? now.toISOString() })
    return user
  })
  await newsletter.subscribe({ email, name: name ?? '' })
  await store.transaction(async (transaction) => consumeToken(transaction, token))
}

/** Not under 16, and not either before it is known that they are not. */
function mayHaveNewsletter({ ageBand, disabled }: StoredUser): boolean {
  return !disabled && (ageBand === 'from-16' || ageBand === 'adult')
}
