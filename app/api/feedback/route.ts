import { FeedbackBody } from '@/lib/domain/feedback/feedback-schema'
import { sendFeedback } from '@/lib/domain/feedback/send-feedback'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/feedback',
    section: 'Everything else',
    summary: 'Takes a message to the people who run the site.',
    auth: 'optional',
    // By address one for each pupil of a class and some to spare, by account more than anybody types.
    limits: [
      { name: 'feedback-of-client', limit: 60, windowSeconds: 10 * 60, per: 'client' },
      { name: 'feedback-of-user', limit: 10, windowSeconds: 10 * 60, per: 'user' },
    ],
    body: FeedbackBody,
    refusals: ['invalid-email', 'captcha-failed'],
  },
  ({ user: sender, body, clientIp }) => sendFeedback(services(), { sender, clientIp }, body),
)
