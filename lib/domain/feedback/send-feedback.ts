import { randomUUID } from 'node:crypto'
import { Email, type SignedInUser } from '@/lib/domain/account/model'
import { requireCaptcha } from '@/lib/domain/limits/require-captcha'
import type { Captcha } from '@/lib/ports/captcha'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Mailer } from '@/lib/ports/mailer'
import { AppError } from '@/lib/shared/errors/app-error'
import { feedbackMail } from '@/lib/shared/messages/feedback-mail'
import type { FeedbackBody } from './feedback-schema'

/** Messages to the people who run the site; visitors sign them with an address of their own choice. */
export const FEEDBACK = 'feedback'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly captcha: Captcha
  readonly mailer: Mailer
  readonly errorReporter: ErrorReporter
  readonly supportEmail: string
  readonly afterResponse: (work: () => Promise<void>) => void
}

interface Circumstances {
  /** The account of the session, if any: a message of an account has its address, whatever the body says. */
  readonly sender: SignedInUser | undefined
  readonly clientIp: string
}

/**
 * Keeps a message to the people who run the site, and afterwards mails it to them. A mail that cannot be sent is only
 * reported: the message is kept.
 *
 * @throws AppError `forbidden` for a `userId` that is not the caller's, `invalid-email`, `captcha-failed`, `unavailable`.
 */
export async function sendFeedback(deps: Deps, { sender, clientIp }: Circumstances, body: FeedbackBody): Promise<void> {
  if (sender && body.userId !== undefined && body.userId !== sender.uid) throw new AppError('forbidden')
  const email = sender?.email ?? requireEmail(body.email)
  await requireCaptcha(deps.captcha, body['g-recaptcha-response'], clientIp)
  const id = randomUUID()
  const { description } = body
  await deps.store.create(FEEDBACK, id, {
    description,
    email,
    userId: sender?.uid ?? null,
    status: 'new',
    createdAt: deps.clock.now().toISOString(),
  })
  deps.afterResponse(async () => {
    const mail = feedbackMail({ description, email, isSignedIn: sender !== undefined })
    try {
      await deps.mailer.send({ to: deps.supportEmail, replyTo: email, ...mail })
    } catch (error) {
      deps.errorReporter.report(error, { feedback: id })
    }
  })
}

function requireEmail(text: string): string {
  const email = Email.safeParse(text)
  if (!email.success) throw new AppError('invalid-email')
  return email.data
}
