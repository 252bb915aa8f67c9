import { resendVerificationMail } from '@/lib/domain/account/verification'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Tells whether the caller's address has been confirmed. */
export const GET = route({ auth: 'user' }, async ({ user }) => ({ emailVerified: user.emailVerified }))

/** Sends the mail that confirms the address again. */
export const POST = route({ auth: 'user' }, ({ user }) => resendVerificationMail(services(), user))
