import { z } from 'zod'
import { resendVerificationMail } from '@/lib/domain/account/verification'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const VerificationAnswer = z.strictObject({ emailVerified: z.boolean() })

export const GET = route(
  {
    method: 'GET',
    path: '/account/verification',
    section: 'Accounts',
    summary: 'Whether the address of the caller is confirmed.',
    auth: 'user',
    answer: VerificationAnswer,
  },
  async ({ user }) => ({ emailVerified: user.emailVerified }),
)

export const POST = route(
  {
    method: 'POST',
    path: '/account/verification',
    section: 'Accounts',
    summary: 'Sends the mail that confirms the address of the caller again, at most once in 60 s.',
    auth: 'user',
    refusals: ['too-many-requests'],
  },
  ({ user }) => resendVerificationMail(services(), user),
)
