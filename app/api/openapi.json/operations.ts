import * as password from '@/app/api/account/password/route'
import * as passwordResetConfirmation from '@/app/api/account/password-reset/confirm/route'
import * as passwordReset from '@/app/api/account/password-reset/route'
import * as register from '@/app/api/account/register/route'
import * as confirmation from '@/app/api/account/verification/confirm/route'
import * as verification from '@/app/api/account/verification/route'
import * as activityLog from '@/app/api/activity-log/route'
import * as captcha from '@/app/api/captcha/route'
import * as errorReports from '@/app/api/error-reports/route'
import * as handIn from '@/app/api/exams/[id]/hand-in/route'
import * as check from '@/app/api/exercise/[id]/check/route'
import * as hint from '@/app/api/exercise/[id]/hint/route'
import * as exercise from '@/app/api/exercise/[id]/route'
import * as exercises from '@/app/api/exercises/route'
import * as feedback from '@/app/api/feedback/route'
import * as flags from '@/app/api/flags/route'
import * as access from '@/app/api/freemium/check-access/route'
import * as usage from '@/app/api/freemium/usage/route'
import * as health from '@/app/api/health/route'
import * as cancelSubscription from '@/app/api/payment/cancel-subscription/route'
import * as createSetupIntent from '@/app/api/payment/create-setup-intent/route'
import * as createSubscription from '@/app/api/payment/create-subscription/route'
import * as invoices from '@/app/api/payment/invoices/route'
import * as reactivateSubscription from '@/app/api/payment/reactivate-subscription/route'
import * as refundRequest from '@/app/api/payment/refund-request/route'
import * as rights from '@/app/api/payment/rights/route'
import * as setupIntentComplete from '@/app/api/payment/setup-intent-complete/route'
import * as subscription from '@/app/api/payment/subscription/route'
import * as defaultPaymentMethod from '@/app/api/payment/update-default-payment-method/route'
import * as updatePaymentMethod from '@/app/api/payment/update-payment-method/route'
import * as webhook from '@/app/api/payment/webhook/route'
import * as withdraw from '@/app/api/payment/withdraw/route'
import * as sandboxAuthenticate from '@/app/api/sandbox/authenticate/route'
import * as sandboxClock from '@/app/api/sandbox/clock/route'
import * as sandboxConfirm from '@/app/api/sandbox/confirm/route'
import * as sandboxIntent from '@/app/api/sandbox/setup-intent/route'
import * as search from '@/app/api/search/route'
import * as task from '@/app/api/task/status/[id]/route'
import * as custom from '@/app/api/user/custom/[userId]/route'
import * as data from '@/app/api/user/data/route'
import * as profile from '@/app/api/user/profile/[userId]/route'
import * as user from '@/app/api/user/route'
import * as wiki from '@/app/api/wiki/[id]/route'
import {
  CardChangeAnswer,
  InvoicesAnswer,
  PurchaseAnswer,
  RefundRequestAnswer,
  RightsAnswer,
  SetupIntentAnswer,
  SubscriptionAnswer,
  WithdrawalAnswer,
} from '@/lib/domain/payment/schemas'
import { AuthenticateAnswer, ClockAnswer, ConfirmAnswer, IntentAnswer } from '@/lib/domain/payment-sandbox/model'
import { WikiPage } from '@/lib/domain/wiki/model'
import type { Sections } from '@/lib/server/http/api-document'
import {
  AccessAnswer,
  CaptchaAnswer,
  CheckAnswer,
  DeletionAnswer,
  ExamAnswer,
  ExerciseAnswer,
  FlagsAnswer,
  HealthAnswer,
  HintAnswer,
  ListAnswer,
  PersonalData,
  SearchAnswer,
  TaskAnswer,
  UsageAnswer,
  VerificationAnswer,
  WebhookAnswer,
} from './answers'

/** Every call of the API but next-auth's own; a test finds those that are missing. */
export const sections: Sections = {
  Exercises: [
    {
      method: 'GET',
      path: '/exercise/{id}',
      handler: exercise.GET,
      summary: 'The public view of an exercise: no solution, no hint.',
      answer: ExerciseAnswer,
      refusals: ['not-found'],
    },
    {
      method: 'POST',
      path: '/exercise/{id}/check',
      handler: check.POST,
      summary: 'Grades the answers to one sub-task, and registers the exercise as started.',
      answer: CheckAnswer,
      refusals: ['limit-reached', 'not-found'],
    },
    {
      method: 'POST',
      path: '/exercise/{id}/hint',
      handler: hint.POST,
      summary: 'Gives the next hint of one sub-task, and registers the exercise as started.',
      answer: HintAnswer,
      refusals: ['limit-reached', 'not-found'],
    },
    {
      method: 'POST',
      path: '/exams/{id}/hand-in',
      handler: handIn.POST,
      summary: 'Grades the answers to a whole set of exam tasks, for subscribers.',
      answer: ExamAnswer,
      refusals: ['limit-reached', 'not-found'],
    },
    {
      method: 'GET',
      path: '/exercises',
      handler: exercises.GET,
      summary:
        'Public exercises that have any of at most 30 classifications (`a,b`), 10 a page, the first page being 0.',
      answer: ListAnswer,
    },
    {
      method: 'GET',
      path: '/search',
      handler: search.GET,
      summary: 'Finds public exercises by words; of the last one its beginning is enough.',
      answer: SearchAnswer,
    },
    {
      method: 'GET',
      path: '/wiki/{id}',
      handler: wiki.GET,
      summary: 'A page that explains a notion, as its author wrote it.',
      answer: WikiPage,
      refusals: ['not-found'],
    },
  ],
  'Free tier': [
    {
      method: 'GET',
      path: '/freemium/usage',
      handler: usage.GET,
      summary: 'How the caller stands with the free tier. The query can make the terms stricter, never looser.',
      answer: UsageAnswer,
    },
    {
      method: 'POST',
      path: '/freemium/check-access',
      handler: access.POST,
      summary: 'Whether the caller may work on an exercise, without starting it.',
      answer: AccessAnswer,
    },
  ],
  Accounts: [
    {
      method: 'POST',
      path: '/account/register',
      handler: register.POST,
      summary: 'Creates an account, and sends the mail that confirms its address.',
      refusals: ['invalid-email', 'weak-password', 'consent-required', 'email-already-in-use', 'captcha-failed'],
    },
    {
      method: 'GET',
      path: '/account/verification',
      handler: verification.GET,
      summary: 'Whether the address of the caller is confirmed.',
      answer: VerificationAnswer,
    },
    {
      method: 'POST',
      path: '/account/verification',
      handler: verification.POST,
      summary: 'Sends that mail again, at most once in 60 s.',
      refusals: ['too-many-requests'],
    },
    {
      method: 'POST',
      path: '/account/verification/confirm',
      handler: confirmation.POST,
      summary: 'Confirms an address with the token of its mail.',
      refusals: ['invalid-token'],
    },
    {
      method: 'POST',
      path: '/account/password-reset',
      handler: passwordReset.POST,
      summary: 'Sends the mail by which somebody who has forgotten the password sets a new one.',
      refusals: ['invalid-email', 'user-not-found', 'user-disabled'],
    },
    {
      method: 'POST',
      path: '/account/password-reset/confirm',
      handler: passwordResetConfirmation.POST,
      summary: 'Sets a new password by the token of the mail. All sessions of the account end.',
      refusals: ['invalid-token', 'weak-password', 'user-disabled'],
    },
    {
      method: 'PUT',
      path: '/account/password',
      handler: password.PUT,
      summary: 'Changes the password. Other sessions end; the answer sets the cookie of a new one.',
      refusals: ['weak-password', 'wrong-password', 'conflict'],
    },
    {
      method: 'POST',
      path: '/user/profile/{userId}',
      handler: profile.POST,
      summary: 'Changes the display name of the caller.',
    },
    {
      method: 'POST',
      path: '/user/custom/{userId}',
      handler: custom.POST,
      summary:
        'Notes the consent of the caller to the legal documents in `legalConsentDate`, the one key that may be set.',
    },
    {
      method: 'GET',
      path: '/user/data',
      handler: data.GET,
      summary: 'All that the site holds about the caller.',
      answer: PersonalData,
    },
    {
      method: 'DELETE',
      path: '/user',
      handler: user.DELETE,
      summary: 'Ends the sessions of the account, and starts the task that erases it.',
      answer: DeletionAnswer,
      refusals: ['admin-only-deletion'],
    },
    {
      method: 'GET',
      path: '/task/status/{id}',
      handler: task.GET,
      summary: 'How a task stands, for whoever knows its id.',
      answer: TaskAnswer,
      refusals: ['not-found'],
    },
  ],
  Payment: [
    {
      method: 'POST',
      path: '/payment/create-setup-intent',
      handler: createSetupIntent.POST,
      summary: 'Begins a purchase: with the client secret the browser asks for a card. The body is a hint only.',
      answer: SetupIntentAnswer,
    },
    {
      method: 'POST',
      path: '/payment/create-subscription',
      handler: createSubscription.POST,
      summary: 'Buys the subscription, or goes on with a purchase that was begun: there is never a second one.',
      answer: PurchaseAnswer,
      refusals: ['payment-declined', 'conflict'],
    },
    {
      method: 'GET',
      path: '/payment/subscription',
      handler: subscription.GET,
      summary: 'What the caller has bought, in the spelling of Stripe.',
      answer: SubscriptionAnswer,
    },
    {
      method: 'POST',
      path: '/payment/update-payment-method',
      handler: updatePaymentMethod.POST,
      summary: 'Begins the change of the card: with the client secret the browser asks for another one.',
      answer: CardChangeAnswer,
      refusals: ['conflict'],
    },
    {
      method: 'POST',
      path: '/payment/setup-intent-complete',
      handler: setupIntentComplete.POST,
      summary: 'Has the card of a setup intent pay from now on, and pays with it what is open.',
      refusals: ['payment-declined', 'conflict'],
    },
    {
      method: 'POST',
      path: '/payment/update-default-payment-method',
      handler: defaultPaymentMethod.POST,
      summary: 'The same for a card by its id, or for the one that was added last with `latest`.',
      refusals: ['payment-declined', 'conflict'],
    },
    {
      method: 'POST',
      path: '/payment/cancel-subscription',
      handler: cancelSubscription.POST,
      summary: 'Lets the subscription end with the period that is paid; at once when a renewal was not.',
      refusals: ['conflict'],
    },
    {
      method: 'POST',
      path: '/payment/reactivate-subscription',
      handler: reactivateSubscription.POST,
      summary: 'Takes a cancellation back, before the period ends.',
      refusals: ['conflict'],
    },
    {
      method: 'GET',
      path: '/payment/invoices',
      handler: invoices.GET,
      summary: 'The bills of the caller, the newest first.',
      answer: InvoicesAnswer,
    },
    {
      method: 'GET',
      path: '/payment/rights',
      handler: rights.GET,
      summary: 'Whether the caller can still withdraw from the purchase, or have the money back.',
      answer: RightsAnswer,
    },
    {
      method: 'POST',
      path: '/payment/withdraw',
      handler: withdraw.POST,
      summary: 'Withdraws from the purchase within 14 days: it ends at once, and what was paid is given back.',
      answer: WithdrawalAnswer,
      refusals: ['conflict'],
    },
    {
      method: 'POST',
      path: '/payment/refund-request',
      handler: refundRequest.POST,
      summary: 'Asks the people who run the site to give the money back, within 30 days.',
      answer: RefundRequestAnswer,
      refusals: ['conflict'],
    },
    {
      method: 'POST',
      path: '/payment/webhook',
      handler: webhook.POST,
      summary: 'Takes an event of Stripe, as it was signed, of at most 1 MiB.',
      answer: WebhookAnswer,
    },
  ],
  'Payment sandbox': [
    {
      method: 'GET',
      path: '/sandbox/setup-intent',
      handler: sandboxIntent.GET,
      summary: 'The state of an intent, for whoever was given it. These calls are there only where no payment is real.',
      answer: IntentAnswer,
      refusals: ['not-found'],
    },
    {
      method: 'POST',
      path: '/sandbox/confirm',
      handler: sandboxConfirm.POST,
      summary: 'Saves a test card for a setup intent.',
      answer: ConfirmAnswer,
      refusals: ['not-found'],
    },
    {
      method: 'POST',
      path: '/sandbox/authenticate',
      handler: sandboxAuthenticate.POST,
      summary: 'Passes or fails the payer’s authentication at the bank.',
      answer: AuthenticateAnswer,
      refusals: ['not-found'],
    },
    {
      method: 'POST',
      path: '/sandbox/clock',
      handler: sandboxClock.POST,
      summary: 'Moves the time of the caller’s own customer ahead, so that subscriptions renew and expire.',
      answer: ClockAnswer,
      refusals: ['not-found'],
    },
  ],
  'Everything else': [
    {
      method: 'POST',
      path: '/error-reports',
      handler: errorReports.POST,
      summary: 'Takes a report of a fault in an exercise.',
    },
    {
      method: 'POST',
      path: '/feedback',
      handler: feedback.POST,
      summary: 'Takes a message to the people who run the site.',
      refusals: ['invalid-email', 'captcha-failed'],
    },
    {
      method: 'POST',
      path: '/activity-log',
      handler: activityLog.POST,
      summary: 'Notes what the caller has done.',
    },
    {
      method: 'GET',
      path: '/flags',
      handler: flags.GET,
      summary: 'What is switched on, the same for everyone.',
      answer: FlagsAnswer,
    },
    {
      method: 'GET',
      path: '/captcha',
      handler: captcha.GET,
      summary: 'What a browser has to do before a form that machines might send. Its token is good for one call.',
      answer: CaptchaAnswer,
    },
    {
      method: 'GET',
      path: '/health',
      handler: health.GET,
      summary: 'Whether the site can do its work.',
      answer: HealthAnswer,
    },
  ],
}
