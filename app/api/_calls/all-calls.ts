/** Every call of the API but next-auth's own and the document: a test finds those that are missing. */
import * as age from '@/app/api/account/age/route'
import * as newsletterConfirmation from '@/app/api/account/newsletter/confirm/route'
import * as parentalAgreement from '@/app/api/account/parental-consent/agree/route'
import * as parentalRefusal from '@/app/api/account/parental-consent/refuse/route'
import * as parentalConsent from '@/app/api/account/parental-consent/route'
import * as password from '@/app/api/account/password/route'
import * as passwordResetConfirmation from '@/app/api/account/password-reset/confirm/route'
import * as passwordReset from '@/app/api/account/password-reset/route'
import * as register from '@/app/api/account/register/route'
import * as confirmation from '@/app/api/account/verification/confirm/route'
import * as disowning from '@/app/api/account/verification/disown/route'
import * as verification from '@/app/api/account/verification/route'
import * as activityLog from '@/app/api/activity-log/route'
import * as captcha from '@/app/api/captcha/route'
import * as errorReports from '@/app/api/error-reports/route'
import * as examAttempt from '@/app/api/exams/[id]/attempt/route'
import * as finishedAttempt from '@/app/api/exams/[id]/attempts/[attemptId]/route'
import * as selfMarks from '@/app/api/exams/[id]/attempts/[attemptId]/self-marks/route'
import * as examAttempts from '@/app/api/exams/[id]/attempts/route'
import * as handIn from '@/app/api/exams/[id]/hand-in/route'
import * as check from '@/app/api/exercise/[id]/check/route'
import * as hint from '@/app/api/exercise/[id]/hint/route'
import * as exercise from '@/app/api/exercise/[id]/route'
import * as exercises from '@/app/api/exercises/route'
import * as explainerCheck from '@/app/api/explainer/[id]/check/route'
import * as explainerSolution from '@/app/api/explainer/[id]/solution/route'
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
import * as practiceMap from '@/app/api/practice/map/route'
import * as practiceMistakes from '@/app/api/practice/mistakes/route'
import * as placementReply from '@/app/api/practice/placement/answer/route'
import * as placement from '@/app/api/practice/placement/route'
import * as placementStop from '@/app/api/practice/placement/stop/route'
import * as practice from '@/app/api/practice/route'
import * as practiceSettings from '@/app/api/practice/settings/route'
import * as practiceToday from '@/app/api/practice/today/route'
import * as sandboxAuthenticate from '@/app/api/sandbox/authenticate/route'
import * as sandboxClock from '@/app/api/sandbox/clock/route'
import * as sandboxConfirm from '@/app/api/sandbox/confirm/route'
import * as sandboxFault from '@/app/api/sandbox/fault/route'
import * as sandboxIntent from '@/app/api/sandbox/setup-intent/route'
import * as search from '@/app/api/search/route'
import * as task from '@/app/api/task/status/[id]/route'
import * as trialCheck from '@/app/api/try/[id]/check/route'
import * as trialHint from '@/app/api/try/[id]/hint/route'
import * as upkeep from '@/app/api/upkeep/route'
import * as custom from '@/app/api/user/custom/[userId]/route'
import * as data from '@/app/api/user/data/route'
import * as profile from '@/app/api/user/profile/[userId]/route'
import * as user from '@/app/api/user/route'
import * as session from '@/app/api/user/sessions/[id]/route'
import * as sessions from '@/app/api/user/sessions/route'
import * as trialTakeOver from '@/app/api/user/trial/route'
import * as wiki from '@/app/api/wiki/[id]/route'
import type { Declaration } from '@/lib/server/http/declaration'

export const allCalls = [
  exercise.GET,
  check.POST,
  hint.POST,
  trialCheck.POST,
  trialHint.POST,
  trialTakeOver.POST,
  explainerCheck.POST,
  explainerSolution.POST,
  practice.DELETE,
  practiceToday.GET,
  practiceSettings.PUT,
  practiceMap.GET,
  practiceMistakes.GET,
  placement.GET,
  placement.POST,
  placementReply.POST,
  placementStop.POST,
  examAttempts.GET,
  examAttempt.PUT,
  finishedAttempt.DELETE,
  selfMarks.PUT,
  handIn.POST,
  exercises.GET,
  search.GET,
  wiki.GET,
  usage.GET,
  access.POST,
  register.POST,
  verification.GET,
  verification.POST,
  confirmation.POST,
  disowning.POST,
  passwordReset.POST,
  passwordResetConfirmation.POST,
  password.PUT,
  age.PUT,
  parentalConsent.PUT,
  parentalAgreement.POST,
  parentalRefusal.POST,
  newsletterConfirmation.POST,
  profile.POST,
  custom.POST,
  data.POST,
  sessions.GET,
  sessions.DELETE,
  session.DELETE,
  user.DELETE,
  task.GET,
  createSetupIntent.POST,
  createSubscription.POST,
  subscription.GET,
  updatePaymentMethod.POST,
  setupIntentComplete.POST,
  defaultPaymentMethod.POST,
  cancelSubscription.POST,
  reactivateSubscription.POST,
  invoices.GET,
  rights.GET,
  withdraw.POST,
  refundRequest.POST,
  webhook.POST,
  sandboxIntent.GET,
  sandboxConfirm.POST,
  sandboxAuthenticate.POST,
  sandboxClock.POST,
  sandboxFault.POST,
  errorReports.POST,
  feedback.POST,
  activityLog.POST,
  flags.GET,
  captcha.GET,
  health.GET,
  upkeep.GET,
  upkeep.POST,
] as const

type Handler = (typeof allCalls)[number]

/** What each call declares, by its method and path: `POST /exercise/{id}/check`. */
export type Calls = { readonly [Each in Handler as KeyOf<Each['spec']>]: Each['spec'] }

type KeyOf<Spec extends Declaration> = `${Spec['method']} ${Spec['path']}`
