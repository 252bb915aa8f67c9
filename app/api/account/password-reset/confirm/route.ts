import { confirmPasswordReset, ResetConfirmation } from '@/lib/domain/account/password-reset'
import { sendPasswordChangedMail } from '@/lib/domain/account/send-password-changed-mail'
import { forgetEndedSessions } from '@/lib/domain/account/sessions'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/account/password-reset/confirm',
    section: 'Accounts',
    summary: 'Sets a new password by the token of the mail. All sessions of the account end.',
    // Three tries for each pupil of a class behind one address.
    limits: [{ name: 'password-reset-tries', limit: 120, windowSeconds: 5 * 60, per: 'client' }],
    body: ResetConfirmation,
    refusals: ['invalid-token', 'weak-password', 'user-disabled'],
  },
  async ({ body }) => {
    const account = await confirmPasswordReset(services(), body)
    services().afterResponse(() => sendPasswordChangedMail(services(), account))
    services().afterResponse(() => forgetEndedSessions(services(), account.uid))
  },
)
