import { z } from 'zod'
import { requireAllowed, requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { createKeyedQueue } from '@/lib/shared/keyed-queue'
import { Email } from './model'
import { verifyPassword } from './password'
import { claimId, findPasswordHash, findUidByEmail, findUser, type StoredUser } from './users'

const FAILURES_PER_ACCOUNT: RateLimit = { name: 'sign-in-failures', limit: 10, windowSeconds: 15 * 60 }
/** Far above what a class behind one address needs; it only bounds the hashing that one client can ask for. */
const TRIES_PER_CLIENT: RateLimit = { name: 'sign-in-tries', limit: 300, windowSeconds: 5 * 60 }

const inOrderByAddress = createKeyedQueue()

const SignInBody = z.object({ email: Email, password: z.string() })

/** What trying a password needs. */
export interface PasswordDeps {
  readonly store: DocumentStore
  readonly rateLimiter: RateLimiter
}

/**
 * Finds the account whose address and password these are. An unknown address takes the same reads and the same
 * hashing as a known one, and is limited like it, so neither time nor answer tells them apart.
 *
 * @throws AppError `invalid-login-credentials`, `user-disabled` (to who knows the password), `too-many-requests`.
 */
export async function authenticate(deps: PasswordDeps, credentials: unknown, clientIp: string): Promise<StoredUser> {
  await requireWithinLimit(deps.rateLimiter, TRIES_PER_CLIENT, clientIp)
  const parsed = SignInBody.safeParse(credentials)
  if (!parsed.success) throw new AppError('invalid-login-credentials')
  const { email, password } = parsed.data
  // One after another, so that tries sent at once cannot all pass before the first failure is counted, and tries that
  // succeed are not counted at all: a class may share an account.
  return inOrderByAddress(email, () => tryPassword(deps, email, password))
}

/**
 * Makes sure that who holds a session of the account knows its password too. Wrong ones count like those of signing in:
 * who has found a session open must not find out the password as well.
 *
 * @returns the hash of the password.
 * @throws AppError `wrong-password`, also where there is none, and `too-many-requests`.
 */
export function requirePassword(
  { store, rateLimiter }: PasswordDeps,
  { uid, email }: Pick<StoredUser, 'uid' | 'email'>,
  password: string,
): Promise<string> {
  return inOrderByAddress(email, async () => {
    const account = claimId(email)
    requireAllowed(await rateLimiter.peek(FAILURES_PER_ACCOUNT, account))
    const passwordHash = await findPasswordHash(store, uid)
    if (passwordHash === undefined || !(await verifyPassword(passwordHash, password))) {
      await rateLimiter.use(FAILURES_PER_ACCOUNT, account)
      throw new AppError('wrong-password')
    }
    await rateLimiter.reset(FAILURES_PER_ACCOUNT, account)
    return passwordHash
  })
}

/** Lets an account be signed in to again after too many failures, when its owner has proven to be who they are. */
export async function resetSignInFailures(rateLimiter: RateLimiter, email: string): Promise<void> {
  await rateLimiter.reset(FAILURES_PER_ACCOUNT, claimId(email))
}

async function tryPassword({ store, rateLimiter }: PasswordDeps, email: string, password: string): Promise<StoredUser> {
  const account = claimId(email)
  requireAllowed(await rateLimiter.peek(FAILURES_PER_ACCOUNT, account))
  const uid = (await findUidByEmail(store, email)) ?? 'nobody'
  // The account first: should the password be replaced between the two, its sessions are already of another version.
  const user = await findUser(store, uid)
  const passwordHash = await findPasswordHash(store, uid)
  const matches = await verifyPassword(passwordHash, password)
  if (!user || !matches) {
    await rateLimiter.use(FAILURES_PER_ACCOUNT, account)
    throw new AppError('invalid-login-credentials')
  }
  if (user.disabled) throw new AppError('user-disabled')
  await rateLimiter.reset(FAILURES_PER_ACCOUNT, account)
  return user
}
