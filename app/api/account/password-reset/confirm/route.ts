import { tellOfNewPassword } from '@/lib/domain/account/password-notice'
import { confirmPasswordReset, ResetConfirmation } from '@/lib/domain/account/password-reset'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Three tries for each pupil of a class behind one address. */
const LIMIT: RouteLimit = { name: 'password-reset-tries', limit: 120, windowSeconds: 5 * 60, per: 'client' }

/** Sets a new password by the token of the mail. All sessions of the account end. */
export const POST = route({ limits: [LIMIT], body: ResetConfirmation }, async ({ body }) => {
  const account = await confirmPasswordReset(services(), body)
  services().afterResponse(() => tellOfNewPassword(services(), account))
})
