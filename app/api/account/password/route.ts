import { changePassword, PasswordChange } from '@/lib/domain/account/change-password'
import { tellOfNewPassword } from '@/lib/domain/account/password-notice'
import { createSessionCookie } from '@/lib/server/auth/session-cookie'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { withHeaders } from '@/lib/server/http/respond'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'password-changes', limit: 30, windowSeconds: 15 * 60, per: 'user' }

/** Changes the caller's password. Other sessions of the account end; the browser that asked gets a new one. */
export const PUT = route(
  {
    method: 'PUT',
    path: '/account/password',
    section: 'Accounts',
    summary: 'Changes the password. Other sessions end; the answer sets the cookie of a new one.',
    auth: 'user',
    limits: [LIMIT],
    body: PasswordChange,
    refusals: ['weak-password', 'wrong-password', 'conflict'],
  },
  async ({ user, body }) => {
    const account = await changePassword(services(), user.uid, body)
    services().afterResponse(() => tellOfNewPassword(services(), account))
    return withHeaders(undefined, { 'Set-Cookie': await createSessionCookie(services().auth, account) })
  },
)
