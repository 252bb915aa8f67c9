import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Newsletter } from '@/lib/ports/newsletter'
import { createAccount } from './create-account'
import { DisplayName, Email } from './model'
import { findUidByEmail, findUser, type StoredUser, toSignedInUser } from './users'
import { sendVerificationMail, type VerificationDeps } from './verification'

/** Who somebody is to a social provider. */
export interface SocialIdentity {
  /** The account of this site that the provider's account belongs to, or any other text when there is none yet. */
  readonly uid: string
  readonly email: string | null
  /** Whether the provider lets nobody have an address that they do not read. */
  readonly emailVerified: boolean
  /** Whether an address that is not verified can be confirmed by our own mail instead. */
  readonly mayConfirmLater: boolean
}

export type SocialRefusal =
  | 'user-disabled'
  | 'provider-email-missing'
  | 'provider-email-unverified'
  | 'account-exists-with-different-credential'

/**
 * Why somebody may not enter by a social provider; `undefined` when they may. Only an account that was begun with the
 * provider's account is entered by it: who only has the same address is sent to the way that they came by first.
 */
export async function findSocialRefusal(
  store: DocumentStore,
  { uid, email, emailVerified, mayConfirmLater }: SocialIdentity,
): Promise<SocialRefusal | undefined> {
  const user = await findUser(store, uid)
  if (user) return user.disabled ? 'user-disabled' : undefined
  const address = Email.safeParse(email).data
  if (address === undefined) return 'provider-email-missing'
  // First, so that nobody learns about the accounts of addresses that are not theirs.
  if (!emailVerified && !mayConfirmLater) return 'provider-email-unverified'
  return (await findUidByEmail(store, address)) ? 'account-exists-with-different-credential' : undefined
}

type NoteDeps = Pick<VerificationDeps, 'store' | 'clock' | 'errorReporter'>

interface SocialNewcomer {
  readonly email: string
  readonly name: string | null
  readonly emailVerified: boolean
  /** Without it the account has to accept the legal documents before it goes on. */
  readonly consents: boolean
}

/** Creates the account of a newcomer. @throws AppError `email-already-in-use`. */
export function createSocialUser(
  deps: Parameters<typeof createAccount>[0],
  { email, name, emailVerified, consents }: SocialNewcomer,
): Promise<StoredUser> {
  const now = deps.clock.now().toISOString()
  return createAccount(deps, {
    email: Email.parse(email),
    // A name that we would not take from a form is not taken from a provider.
    name: DisplayName.safeParse(name).data ?? null,
    emailVerified: emailVerified ? now : null,
    legalConsentDate: consents ? now : null,
  })
}

interface Welcome {
  readonly uid: string
  readonly providerType: string
  readonly newsletter: boolean
}

/** What follows once a newcomer can sign in. The account stands whatever becomes of the mail and the newsletter. */
export async function welcomeSocialUser(
  deps: VerificationDeps & { readonly newsletter: Newsletter },
  { uid, providerType, newsletter }: Welcome,
): Promise<void> {
  await tryLogActivity(deps, { userId: uid, activity: 'signUp', metadata: { providerType } })
  const user = await findUser(deps.store, uid)
  if (!user) return
  const followUps = [
    ...(user.emailVerified === null ? [sendVerificationMail(deps, toSignedInUser(user))] : []),
    ...(newsletter ? [deps.newsletter.subscribe({ email: user.email, name: user.name ?? '' })] : []),
  ]
  for (const outcome of await Promise.allSettled(followUps)) {
    if (outcome.status === 'rejected') deps.errorReporter.report(outcome.reason, { uid })
  }
}

/** Logs that a session was begun. @param providerType the social provider; absent with a password. */
export function logSignIn(deps: NoteDeps, userId: string, providerType: string | undefined): Promise<void> {
  return tryLogActivity(deps, { userId, activity: 'signIn', metadata: providerType ? { providerType } : undefined })
}

/** Logs that a session was ended by its owner. */
export function logSignOut(deps: NoteDeps, userId: string): Promise<void> {
  return tryLogActivity(deps, { userId, activity: 'signOut', metadata: undefined })
}
