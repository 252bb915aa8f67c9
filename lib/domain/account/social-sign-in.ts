import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { decideAge } from './age'
import { createAccount } from './create-account'
import { type AgeStatement, DisplayName, Email } from './model'
import { sendNewsletterMail } from './newsletter'
import { askParent, countParentMail } from './parental-consent/ask-parent'
import { type Age, findUidByEmail, findUser, type StoredUser, toSignedInUser } from './users'
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
  /** Made on the registration page; without them the account is asked for its consent and its age on its first page. */
  readonly choices: SignUpChoices | undefined
}

/** What was chosen on the registration page; only who has given consent has any. */
export interface SignUpChoices {
  readonly newsletter: boolean
  /** Absent when nothing was said of it. */
  readonly age?: AgeStatement | undefined
}

/** Creates the account of a newcomer. @throws AppError `email-already-in-use`. */
export function createSocialUser(
  deps: Parameters<typeof createAccount>[0],
  { email, name, emailVerified, choices }: SocialNewcomer,
): Promise<StoredUser> {
  const time = deps.clock.now()
  const now = time.toISOString()
  const address = Email.parse(email)
  const age = choices?.age && acceptAge(choices.age, address, time)
  const asksForNewsletter = choices?.newsletter === true && age !== undefined && age.ageBand !== 'under-16'
  return createAccount(deps, {
    email: address,
    ...(age && { age }),
    newsletterAskedAt: asksForNewsletter ? now : null,
    // A name that we would not take from a form is not taken from a provider.
    name: DisplayName.safeParse(name).data ?? null,
    emailVerified: emailVerified ? now : null,
    legalConsentDate: choices ? now : null,
  })
}

/** A statement that does not hold (the parent's address is that of the provider, say) is asked for again. */
function acceptAge(statement: AgeStatement, email: string, now: Date): Age | undefined {
  try {
    return decideAge(statement, email, now)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

interface Welcome {
  readonly uid: string
  readonly providerType: string
}

/** What follows once a newcomer can sign in. The account stands whatever becomes of the mails. */
export async function welcomeSocialUser(deps: VerificationDeps, { uid, providerType }: Welcome): Promise<void> {
  await tryLogActivity(deps, { userId: uid, activity: 'signUp', metadata: { providerType } })
  const user = await findUser(deps.store, uid)
  if (!user) return
  const followUps = [
    user.emailVerified === null ? sendVerificationMail(deps, toSignedInUser(user)) : sendNewsletterMail(deps, user),
    ...(user.parentalConsent ? [askNewParent(deps, user, user.parentalConsent.parentEmail)] : []),
  ]
  for (const outcome of await Promise.allSettled(followUps)) {
    if (outcome.status === 'rejected') deps.errorReporter.report(outcome.reason, { uid })
  }
}

async function askNewParent(deps: VerificationDeps, user: StoredUser, parentEmail: string): Promise<void> {
  await countParentMail(deps.rateLimiter, parentEmail)
  await askParent(deps, user)
}

/** Logs that a session was begun. @param providerType the social provider; absent with a password. */
export function logSignIn(deps: NoteDeps, userId: string, providerType: string | undefined): Promise<void> {
  return tryLogActivity(deps, { userId, activity: 'signIn', metadata: providerType ? { providerType } : undefined })
}

/** Logs that a session was ended by its owner. */
export function logSignOut(deps: NoteDeps, userId: string): Promise<void> {
  return tryLogActivity(deps, { userId, activity: 'signOut', metadata: undefined })
}
