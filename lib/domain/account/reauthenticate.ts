import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import { AppError } from '@/lib/shared/errors/app-error'
import { type PasswordDeps, requirePassword } from './authenticate'
import type { Caller } from './sessions'

/** Who has signed in so lately is still at the device. */
const FRESH_MS = 10 * 60 * 1000

/** The body of a call that a session which was left open must not be enough for. */
export const Reauthentication = z.strictObject({ password: z.string().optional() }).default({})
export type Reauthentication = z.output<typeof Reauthentication>

/**
 * Makes sure that it is the owner of the account who asks: by the password, or else by a sign-in of the last ten minutes.
 *
 * @throws AppError `reauthentication-required`, `wrong-password`, `too-many-requests` after ten wrong ones in 15 minutes,
 *   those of signing in included.
 */
export async function requireReauthentication(
  deps: PasswordDeps & { readonly clock: Clock },
  { user, session }: Caller,
  { password }: Reauthentication,
): Promise<void> {
  if (password !== undefined) {
    await requirePassword(deps, user, password)
    return
  }
  const age = deps.clock.now().getTime() - new Date(session.signedInAt).getTime()
  if (age > FRESH_MS) throw new AppError('reauthentication-required')
}
