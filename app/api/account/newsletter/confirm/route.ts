import { confirmNewsletter, NewsletterConfirmation } from '@/lib/domain/account/newsletter'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const POST = route(
  {
    method: 'POST',
    path: '/account/newsletter/confirm',
    section: 'Accounts',
    summary: 'Asks for the newsletter with the token of a mail, which is the consent to it.',
    // Three tries for each pupil of a class behind one address.
    limits: [{ name: 'newsletter-confirmations', limit: 120, windowSeconds: 5 * 60, per: 'client' }],
    body: NewsletterConfirmation,
    refusals: ['invalid-token'],
  },
  ({ body }) => confirmNewsletter(services(), body.token),
)
