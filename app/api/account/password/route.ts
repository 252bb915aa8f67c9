import { changePassword, PasswordChange } from '@/lib/domain/account/change-password'
import { sendPasswordChangedMail } from '@/lib/domain/account/send-password-changed-mail'
import { forgetEndedSessions } from '@/lib/domain/account/sessions'
import { createSessionCookie } from '@/lib/server/auth/session-cookie'
import { route } from '@/lib/server/http/route'
import { withHeaders } from '@/lib/server/http/to-response'
import { services } from '@/lib/server/services'

export const PUT = route(
  {
    method: 'PUT',
    path: '/account/password',
    section: 'Accounts',
    summary: 'Changes the password. Other sessions end; the answer sets the cookie of a new one.',
    auth: 'user',
    limits: [{ name: 'password-changes', limit: 30, windowSeconds: 15 * 60, per: 'user' }],
    body: PasswordChange,
    refusals: ['weak-password', 'wrong-password', 'conflict'],
  },
  async ({ user, session, body }) => {
    const changed = await changePassword(services(), { user, session }, body)
    services().afterResponse(() => sendPasswordChangedMail(services(), changed.user))
    services().afterResponse(() => forgetEndedSessions(services(), user.uid))
    return withHeaders(undefined, { 'Set-Cookie': await createSessionCookie(services().auth, changed) })
  },
)
