import { grantSubscription, type SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { hasCode } from '@/lib/shared/errors/app-error'
import { demoMessages } from '@/lib/shared/messages/demo'
import type { DemoUid } from './demo-lock'
import { hashPassword } from './password'
import { type Age, createUser, findUser, setPasswordHash, updateUser } from './users'

interface DemoAccount {
  readonly uid: DemoUid
  readonly email: string
  readonly password: string
  readonly displayName: string
  readonly premium: boolean
}

/** Accounts to try the site with. Anybody may know their passwords, so they exist only where `Environment.demo` says. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    uid: 'demo-free',
    email: 'diak@demo.test',
    password: 'demo-diak',
    displayName: demoMessages.freePupil,
    premium: false,
  },
  {
    uid: 'demo-premium',
    email: 'premium@demo.test',
    password: 'demo-premium',
    displayName: demoMessages.premiumPupil,
    premium: true,
  },
]

/** Old enough to try everything without a parent. */
const AGE = { kind: 'pupil', ageBand: 'from-16', sixteenIn: null, parentalConsent: null } as const satisfies Age

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Makes the demo accounts ready for use on a site of this mode, with the passwords that are announced. */
export async function ensureDemoAccounts(deps: Deps & SiteMode): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const ready = await ensureAccount(deps, account)
    if (ready && account.premium) await grantSubscription(deps, account.uid)
  }
}

/** @returns false when somebody else has registered with the address, whom it is then left to. */
async function ensureAccount(deps: Deps, account: DemoAccount): Promise<boolean> {
  const { uid, email, displayName } = account
  const now = deps.clock.now().toISOString()
  const passwordHash = await hashPassword(account.password)
  if (await findUser(deps.store, uid)) {
    await updateUser(deps.store, uid, { disabled: false, emailVerified: now, legalConsentDate: now, ...AGE })
    await setPasswordHash(deps.store, uid, passwordHash)
    return true
  }
  const user = { email, name: displayName, emailVerified: now, legalConsentDate: now, age: AGE, passwordHash }
  try {
    await createUser(deps, user, uid)
    return true
  } catch (error) {
    if (hasCode(error, 'email-already-in-use')) return false
    throw error
  }
}
