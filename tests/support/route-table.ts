/**
 * Who gets what from every route: the API's description as one table. Each row is one call, made by each kind of caller
 * with an account of its own that has used up the free tier. tests/unit/app/api/roles.test.ts makes the calls. A call
 * without a row does not compile.
 */
import { randomUUID } from 'node:crypto'
import { hashPassword } from '@/lib/domain/account/password'
import { newSession, SESSIONS } from '@/lib/domain/account/sessions'
import { issueToken } from '@/lib/domain/account/tokens'
import { type StoredUser, setPasswordHash, USERS } from '@/lib/domain/account/users'
import { EXAM_ATTEMPTS } from '@/lib/domain/exam/attempts'
import { cancelSubscription } from '@/lib/domain/payment/subscription/cancel-subscription'
import { startPlacement } from '@/lib/domain/practice/placement/take-placement'
import { createTask } from '@/lib/domain/task/tasks'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { WAITING_CHILD } from './ages'
import type { CallKey } from './api-calls'
import { type Caller, type CallerKind, callers, outsiders } from './callers'
import { buy, giveCard, makeCustomer } from './payer'
import { GOOD_CARD } from './sandbox-payments'
import { publishMap } from './skill-map-builder'
import { SOLVED_CAPTCHA, type TestSite, UPKEEP_SECRET } from './test-site'

/** A status, with the code of the error for a refusal. */
export type Outcome = 200 | 204 | `${number} ${ErrorCode}`

/** What is sent beside the session. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** Sent as it is, in place of a body. */
  readonly rawBody?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Row {
  /** Which of several rows of a route this is. */
  readonly when?: string
  readonly sent?: (caller: Caller, site: TestSite) => Sent | Promise<Sent>
  readonly outcomes: Readonly<Record<CallerKind, Outcome>>
}

/** Who calls a row with success: a free user, unless it takes a subscription, or an address that is not confirmed. */
export function leastPrivilegedCaller({ outcomes }: Row): CallerKind {
  const kinds = ['free', 'premium', 'unverified'] as const
  return kinds.find((kind) => typeof outcomes[kind] === 'number') ?? 'premium'
}

type Exceptions = Partial<Record<CallerKind, Outcome>>

/** Nobody is told apart, but for exceptions; who names somebody else does not get further as staff. */
function forAnyone(outcome: Outcome, exceptions: Exceptions = {}): Row['outcomes'] {
  const same = Object.fromEntries(callers.map((kind) => [kind, outcome])) as Record<CallerKind, Outcome>
  const { other, admin, disabled } = exceptions
  return {
    ...same,
    ...(admin !== undefined && { editor: admin, editorOther: admin, adminOther: admin }),
    ...(other !== undefined && { editorOther: other, adminOther: other }),
    ...(disabled !== undefined && { deleting: disabled }),
    ...exceptions,
  }
}

function forUsers(outcome: Outcome, exceptions: Exceptions = {}): Row['outcomes'] {
  const refused = Object.fromEntries(outsiders.map((kind) => [kind, '401 unauthenticated' as const]))
  return forAnyone(outcome, { ...refused, disabled: '403 user-disabled', ...exceptions })
}

const solving = { seed: 5, difficultyLevel: 1, subTask: 0 }
const SUBSCRIBERS_ONLY = forUsers('403 limit-reached', { premium: 200, cancelled: 200 })
const VERIFIED_ONLY = forUsers(200, { unverified: '403 email-not-verified' })
const WAITING_CHILD_REFUSED = forUsers('403 parental-consent-missing', { unverified: '403 email-not-verified' })
/** Nobody is told whether it exists. */
const OTHERS_ATTEMPT = { other: '404 not-found' } as const
const PASSWORD = 'bagoly7villamos'

const asUpkeep = (secret: string): Sent => ({ headers: { authorization: `Bearer ${secret}` } })

/** Who knows the secret is no user: whoever calls besides does not matter. */
const UPKEEP: readonly [Row, ...Row[]] = [
  { sent: () => asUpkeep(UPKEEP_SECRET), outcomes: forAnyone(200) },
  {
    when: 'another secret',
    sent: () => asUpkeep(UPKEEP_SECRET.replace('secret', 'sacred')),
    outcomes: forAnyone('403 forbidden'),
  },
  { when: 'no secret', outcomes: forAnyone('403 forbidden') },
]

const EXAM = 'proba-2020-01-18'

/** An attempt at a set of one task with one control. */
function attemptWith(draft: string | boolean[]) {
  const tasks = [{ content: 'x', drafts: [[draft]], seconds: 0 }]
  const where = { phase: 'handingIn', pace: 'official', part: 0, remainingMs: 0, isTimeUp: false, current: 1 }
  return { attemptId: '0123456789abcdef'.repeat(2), revision: 0, progress: { ...where, tasks } }
}

function makeWaitingChild({ store }: TestSite, { uid }: StoredUser): Promise<void> {
  return store.update('users', uid, WAITING_CHILD)
}

export const routeTable: Readonly<Record<CallKey, readonly [Row, ...Row[]]>> = {
  'GET /exercise/{id}': [
    { sent: () => ({ params: { id: 'elso' }, query: { s: '5', d: '2' } }), outcomes: forAnyone(200) },
    { when: 'a draft', sent: () => ({ params: { id: 'vazlat' } }), outcomes: forAnyone('404 not-found') },
  ],
  'POST /exercise/{id}/check': [
    {
      when: 'an exercise that is started',
      sent: () => ({ params: { id: 'elso' }, body: { ...solving, answers: ['1'] } }),
      outcomes: forUsers(200),
    },
    {
      when: 'a fourth exercise',
      sent: () => ({ params: { id: 'negyedik' }, body: { ...solving, answers: ['1'] } }),
      outcomes: SUBSCRIBERS_ONLY,
    },
    {
      when: 'a draft',
      sent: () => ({ params: { id: 'vazlat' }, body: { ...solving, answers: ['1'] } }),
      outcomes: forUsers('404 not-found'),
    },
  ],
  'POST /exercise/{id}/hint': [
    {
      when: 'an exercise that is started',
      sent: () => ({ params: { id: 'elso' }, body: { ...solving, hint: '' } }),
      outcomes: forUsers(200),
    },
    {
      when: 'a fourth exercise',
      sent: () => ({ params: { id: 'negyedik' }, body: { ...solving, hint: '' } }),
      outcomes: SUBSCRIBERS_ONLY,
    },
    {
      when: 'after the last hint',
      sent: () => ({ params: { id: 'elso' }, body: { ...solving, hint: 'Számolj!' } }),
      outcomes: forUsers('404 not-found'),
    },
  ],
  'POST /try/{id}/check': [
    {
      sent: () => ({ params: { id: 'elso' }, body: { ...solving, answers: ['1'] } }),
      outcomes: forAnyone(200),
    },
    {
      when: 'another level than is offered',
      sent: () => ({ params: { id: 'elso' }, body: { ...solving, difficultyLevel: 2, answers: ['1'] } }),
      outcomes: forAnyone('404 not-found'),
    },
    {
      when: 'an exercise that is not offered',
      sent: () => ({ params: { id: 'masodik' }, body: { ...solving, answers: ['1'] } }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /try/{id}/hint': [
    { sent: () => ({ params: { id: 'elso' }, body: { ...solving, hint: '' } }), outcomes: forAnyone(200) },
    {
      when: 'an exercise that is not offered',
      sent: () => ({ params: { id: 'masodik' }, body: { ...solving, hint: '' } }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /explainer/{id}/check': [
    {
      sent: () => ({ params: { id: 'add-integers' }, body: { seed: 5, question: 0, answers: ['1'] } }),
      outcomes: forAnyone(200),
    },
    {
      when: 'one that is not there',
      sent: () => ({ params: { id: 'multiples' }, body: { seed: 5, question: 0, answers: ['1'] } }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /explainer/{id}/solution': [
    {
      sent: () => ({ params: { id: 'add-integers' }, body: { seed: 5, question: 0 } }),
      outcomes: forAnyone(200),
    },
    {
      when: 'one that is not there',
      sent: () => ({ params: { id: 'multiples' }, body: { seed: 5, question: 0 } }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /user/trial': [
    {
      sent: () => ({
        body: { solved: [{ exerciseId: 'elso', seed: 5, difficultyLevel: 1, answers: [['1']] }] },
      }),
      outcomes: forUsers(200),
    },
  ],
  'DELETE /practice': [{ outcomes: forUsers(204) }],
  'GET /practice/today': [{ sent: () => ({}), outcomes: forUsers(200) }],
  'PUT /practice/settings': [
    { sent: () => ({ body: { size: 3, weeklyGoal: 2 } }), outcomes: forUsers(200) },
    {
      when: 'a grade without exercises',
      sent: () => ({ body: { grade: 12 } }),
      outcomes: forUsers('400 invalid-request'),
    },
  ],
  'GET /practice/map': [{ sent: () => ({ query: { grade: '5' } }), outcomes: forUsers(200) }],
  'GET /practice/mistakes': [{ sent: () => ({}), outcomes: forUsers(200) }],
  'GET /practice/placement': [{ sent: () => ({}), outcomes: forUsers(200) }],
  'POST /practice/placement': [
    {
      sent: async (_, { store }) => {
        await publishMap(store)
        return { body: { grade: 5 } }
      },
      outcomes: forUsers(200),
    },
    {
      when: 'a grade without exercises',
      sent: () => ({ body: { grade: 12 } }),
      outcomes: forUsers('400 invalid-request'),
    },
  ],
  'POST /practice/placement/answer': [
    {
      sent: async ({ account }, site) => {
        await publishMap(site.store)
        if (account) await startPlacement(site, account.uid, 5)
        return { body: { question: 1, answers: ['4'] } }
      },
      outcomes: forUsers(200),
    },
    {
      when: 'no placement',
      sent: () => ({ body: { question: 1, answers: ['1'] } }),
      outcomes: forUsers('409 conflict'),
    },
  ],
  'POST /practice/placement/stop': [{ sent: () => ({}), outcomes: forUsers(200) }],
  'GET /exams/{id}/attempts': [{ sent: () => ({ params: { id: EXAM } }), outcomes: forUsers(200) }],
  'PUT /exams/{id}/attempt': [
    { sent: () => ({ params: { id: EXAM }, body: attemptWith('1') }), outcomes: SUBSCRIBERS_ONLY },
    {
      when: 'a revision that is not kept',
      sent: () => ({ params: { id: EXAM }, body: { ...attemptWith('1'), revision: 7 } }),
      outcomes: forUsers('403 limit-reached', { premium: '409 conflict', cancelled: '409 conflict' }),
    },
    {
      when: 'a date without tasks',
      sent: () => ({ params: { id: 'proba-2020-01-23' }, body: attemptWith('1') }),
      outcomes: forUsers('404 not-found'),
    },
  ],
  'DELETE /exams/{id}/attempts/{attemptId}': [
    {
      sent: async ({ named: { uid } }, { store }) => {
        const { attemptId, progress } = attemptWith('1')
        const kept = {
          userId: uid,
          setId: EXAM,
          attemptId,
          revision: 1,
          savedAt: '',
          progress: JSON.stringify(progress),
        }
        await store.set(EXAM_ATTEMPTS, `${uid}_${EXAM}`, kept)
        return { params: { id: EXAM, attemptId } }
      },
      outcomes: forUsers(204, OTHERS_ATTEMPT),
    },
    {
      when: 'one of nobody',
      sent: () => ({ params: { id: EXAM, attemptId: 'f'.repeat(32) } }),
      outcomes: forUsers('404 not-found'),
    },
  ],
  'PUT /exams/{id}/attempts/{attemptId}/self-marks': [
    {
      sent: async ({ named: { uid } }, { store }) => {
        const { attemptId, progress } = attemptWith('1')
        const subTask = { controls: [], points: 0, maxPoints: 2, selfMarking: { steps: 2 } }
        const task = { number: 1, subTasks: [subTask], points: 0, maxPoints: 2, counts: true }
        await store.set(EXAM_ATTEMPTS, `${uid}_${attemptId}`, {
          userId: uid,
          setId: EXAM,
          attemptId,
          handedInAt: '',
          progress: JSON.stringify(progress),
          result: JSON.stringify({ tasks: [task], points: 0, maxPoints: 2 }),
        })
        return { params: { id: EXAM, attemptId }, body: { number: 1, subTask: 0, marks: [true, false] } }
      },
      outcomes: forUsers(200, OTHERS_ATTEMPT),
    },
    {
      when: 'one of nobody',
      sent: () => ({
        params: { id: EXAM, attemptId: 'f'.repeat(32) },
        body: { number: 1, subTask: 0, marks: [true] },
      }),
      outcomes: forUsers('404 not-found'),
    },
  ],
  'POST /exams/{id}/hand-in': [
    { sent: () => ({ params: { id: EXAM }, body: attemptWith('1') }), outcomes: SUBSCRIBERS_ONLY },
    {
      when: 'an answer to another control',
      sent: () => ({ params: { id: EXAM }, body: attemptWith([true]) }),
      outcomes: forUsers('403 limit-reached', { premium: '400 invalid-request', cancelled: '400 invalid-request' }),
    },
    {
      when: 'a date without tasks',
      sent: () => ({ params: { id: 'proba-2020-01-23' }, body: attemptWith('1') }),
      outcomes: forUsers('404 not-found'),
    },
  ],
  'GET /exercises': [
    { sent: () => ({ query: { cls: 'hu|grade|5', page: '0' } }), outcomes: forAnyone(200) },
    { when: 'no classification', sent: () => ({ query: { cls: ' ,' } }), outcomes: forAnyone('400 invalid-request') },
  ],
  'GET /search': [{ sent: () => ({ query: { q: 'próba' } }), outcomes: forUsers(200) }],
  'GET /wiki/{id}': [
    { sent: () => ({ params: { id: 'szam' } }), outcomes: forAnyone(200) },
    { when: 'an unknown page', sent: () => ({ params: { id: 'nincs' } }), outcomes: forAnyone('404 not-found') },
  ],
  'GET /freemium/usage': [{ sent: () => ({ query: { currentExerciseId: 'elso' } }), outcomes: forUsers(200) }],
  'POST /freemium/check-access': [{ sent: () => ({ body: { exerciseId: 'negyedik' } }), outcomes: forUsers(200) }],
  'POST /account/register': [
    {
      sent: () => ({ body: registration(`${randomUUID()}@pelda.hu`) }),
      outcomes: forAnyone(204),
    },
    {
      when: 'an address that has an account',
      sent: ({ named }) => ({ body: registration(named.email) }),
      outcomes: forAnyone('409 email-already-in-use', { erased: 204 }),
    },
  ],
  'GET /account/verification': [{ outcomes: forUsers(200) }],
  'POST /account/verification': [{ outcomes: forUsers(204) }],
  'POST /account/verification/confirm': [
    {
      when: 'the token of a mail',
      sent: async ({ named }, site) => {
        const request = { purpose: 'verify-email', uid: named.uid, lifetimeMs: 1000 } as const
        return { body: { token: await issueToken(site, request) } }
      },
      outcomes: forAnyone(204, { erased: '400 invalid-token' }),
    },
    { when: 'an unknown token', sent: () => ({ body: { token: 'x' } }), outcomes: forAnyone('400 invalid-token') },
  ],
  'POST /account/verification/disown': [
    {
      when: 'the token of a mail',
      sent: async ({ named }, site) => {
        const request = { purpose: 'verify-email', uid: named.uid, lifetimeMs: 1000 } as const
        return { body: { token: await issueToken(site, request) } }
      },
      // Who has confirmed the address has an account that no mail deletes.
      outcomes: forAnyone('400 invalid-token', { unverified: 200 }),
    },
    { when: 'an unknown token', sent: () => ({ body: { token: 'x' } }), outcomes: forAnyone('400 invalid-token') },
  ],
  'POST /account/password-reset': [
    {
      sent: ({ named }) => ({ body: { email: named.email } }),
      outcomes: forAnyone(204, { disabled: '403 user-disabled', erased: '404 user-not-found' }),
    },
    {
      when: 'an address without an account',
      sent: () => ({ body: { email: 'nincs@pelda.hu' } }),
      outcomes: forAnyone('404 user-not-found'),
    },
  ],
  'POST /account/password-reset/confirm': [
    {
      when: 'the token of a mail',
      sent: async ({ named: { uid, sessionVersion } }, site) => {
        const request = { purpose: 'reset-password', uid, sessionVersion, lifetimeMs: 1000 } as const
        return { body: { token: await issueToken(site, request), password: 'bagoly8villamos' } }
      },
      outcomes: forAnyone(204, { disabled: '403 user-disabled', erased: '400 invalid-token' }),
    },
    {
      when: 'an unknown token',
      sent: () => ({ body: { token: 'x', password: 'bagoly8villamos' } }),
      outcomes: forAnyone('400 invalid-token'),
    },
  ],
  'PUT /account/password': [
    {
      sent: async ({ account }, { store }) => {
        if (account) await setPasswordHash(store, account.uid, await knownHash)
        return { body: { currentPassword: PASSWORD, newPassword: 'bagoly8villamos' } }
      },
      outcomes: forUsers(204),
    },
    {
      when: 'the password of somebody else',
      sent: async ({ account, named }, { store }) => {
        if (account !== named) await setPasswordHash(store, named.uid, await knownHash)
        return { body: { currentPassword: PASSWORD, newPassword: 'bagoly8villamos' } }
      },
      outcomes: forUsers('403 wrong-password'),
    },
  ],
  'PUT /account/age': [
    {
      when: 'of an account that was never asked',
      sent: async ({ account }, { store }) => {
        if (account) await store.update('users', account.uid, { ageBand: null })
        return { body: { kind: 'teacher' } }
      },
      outcomes: forUsers(204),
    },
    { when: 'once more', sent: () => ({ body: { kind: 'teacher' } }), outcomes: forUsers('409 conflict') },
    {
      when: 'a pupil without a year of birth',
      sent: () => ({ body: { kind: 'pupil' } }),
      outcomes: forUsers('400 invalid-birth-year'),
    },
  ],
  'PUT /account/parental-consent': [
    {
      when: 'of a child that waits for a parent',
      sent: async ({ account }, site) => {
        if (account) await makeWaitingChild(site, account)
        return { body: { parentEmail: 'apa@pelda.hu' } }
      },
      outcomes: forUsers(204),
    },
    {
      when: 'of somebody else',
      sent: () => ({ body: { parentEmail: 'apa@pelda.hu' } }),
      outcomes: forUsers('409 conflict'),
    },
  ],
  'POST /account/parental-consent/agree': [
    {
      when: 'the token of a mail',
      sent: async ({ named }, site) => {
        await makeWaitingChild(site, named)
        return {
          body: { token: await issueToken(site, { purpose: 'parent-agrees', uid: named.uid, lifetimeMs: 1000 }) },
        }
      },
      outcomes: forAnyone(204, { disabled: '400 invalid-token', erased: '400 invalid-token' }),
    },
    { when: 'an unknown token', sent: () => ({ body: { token: 'x' } }), outcomes: forAnyone('400 invalid-token') },
  ],
  'POST /account/parental-consent/refuse': [
    {
      when: 'the token of a mail',
      sent: async ({ named }, site) => {
        await makeWaitingChild(site, named)
        const request = { purpose: 'parent-refuses', uid: named.uid, lifetimeMs: 1000 } as const
        return { body: { token: await issueToken(site, request) } }
      },
      // Of staff who come with the token of a pupil it is the pupil's account that goes.
      outcomes: forAnyone(200, {
        disabled: '400 invalid-token',
        erased: '400 invalid-token',
        admin: '403 admin-only-deletion',
        editorOther: 200,
        adminOther: 200,
      }),
    },
    { when: 'an unknown token', sent: () => ({ body: { token: 'x' } }), outcomes: forAnyone('400 invalid-token') },
  ],
  'POST /account/newsletter/confirm': [
    {
      when: 'the token of a mail',
      sent: async ({ named }, site) => {
        const request = { purpose: 'confirm-newsletter', uid: named.uid, lifetimeMs: 1000 } as const
        return { body: { token: await issueToken(site, request) } }
      },
      outcomes: forAnyone(204, { disabled: '400 invalid-token', erased: '400 invalid-token' }),
    },
    { when: 'an unknown token', sent: () => ({ body: { token: 'x' } }), outcomes: forAnyone('400 invalid-token') },
  ],
  'POST /user/profile/{userId}': [
    {
      sent: ({ named }) => ({ params: { userId: named.uid }, body: { displayName: 'Új Név' } }),
      outcomes: forUsers(204, { other: '403 forbidden' }),
    },
  ],
  'POST /user/custom/{userId}': [
    {
      sent: ({ named }) => ({
        params: { userId: named.uid },
        body: { legalConsentDate: new Date(0).toISOString() },
      }),
      outcomes: forUsers(204, { other: '403 forbidden' }),
    },
    {
      when: 'a role',
      sent: ({ named }) => ({ params: { userId: named.uid }, body: { role: 1000 } }),
      outcomes: forUsers('403 forbidden'),
    },
  ],
  'POST /user/data': [
    { when: 'with the password', sent: withOwnPassword, outcomes: forUsers(200) },
    { when: 'within ten minutes of signing in', sent: () => ({ body: {} }), outcomes: forUsers(200) },
    { when: 'the password of somebody else', sent: withPasswordOfOther, outcomes: forUsers('403 wrong-password') },
  ],
  'GET /user/sessions': [{ outcomes: forUsers(200) }],
  'DELETE /user/sessions': [{ outcomes: forUsers(204) }],
  'DELETE /user/sessions/{id}': [
    {
      sent: async ({ named }, { store, clock }) => {
        const { id, data } = newSession(named, { browser: null, system: null }, clock.now())
        await store.set(SESSIONS, id, data)
        return { params: { id } }
      },
      outcomes: forUsers(204, { other: '404 not-found' }),
    },
  ],
  'DELETE /user': [
    {
      when: 'with the password',
      sent: withOwnPassword,
      outcomes: forUsers(200, { admin: '403 admin-only-deletion' }),
    },
    {
      when: 'within ten minutes of signing in',
      sent: () => ({ body: {} }),
      outcomes: forUsers(200, { admin: '403 admin-only-deletion' }),
    },
    { when: 'the password of somebody else', sent: withPasswordOfOther, outcomes: forUsers('403 wrong-password') },
  ],
  'GET /task/status/{id}': [
    {
      sent: async ({ named }, { store, clock }) => {
        const id = randomUUID()
        await store.transaction(async (transaction) => {
          createTask(transaction, id, { userId: named.uid, email: named.email }, clock.now())
        })
        return { params: { id } }
      },
      outcomes: forAnyone(200),
    },
    {
      when: 'the id of an account',
      sent: ({ named }) => ({ params: { id: named.uid } }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /payment/create-setup-intent': [
    { sent: () => ({ body: { priceId: 'price_1', email: 'mas@pelda.hu', username: 'Más' } }), outcomes: VERIFIED_ONLY },
    {
      when: 'of a child that waits for a parent',
      sent: async ({ account }, site) => {
        if (account) await makeWaitingChild(site, account)
        return { body: {} }
      },
      outcomes: WAITING_CHILD_REFUSED,
    },
  ],
  'POST /payment/create-subscription': [
    {
      sent: async ({ named }, site) => ({ body: await cardOf(site, named) }),
      outcomes: forUsers(200, { unverified: '403 email-not-verified', other: '403 forbidden' }),
    },
    {
      when: 'of a child that waits for a parent',
      sent: async ({ account, named }, site) => {
        if (account) await makeWaitingChild(site, account)
        return { body: await cardOf(site, named) }
      },
      outcomes: WAITING_CHILD_REFUSED,
    },
  ],
  'GET /payment/subscription': [
    {
      when: 'after a purchase',
      sent: async ({ account }, site) => {
        if (account) await boughtBy(site, account)
        return {}
      },
      outcomes: forUsers(200),
    },
    { when: 'without one', outcomes: forUsers(200) },
  ],
  'POST /payment/update-payment-method': [
    {
      sent: async ({ account }, site) => {
        if (account) await makeCustomer(site, account)
        return {}
      },
      outcomes: forUsers(200),
    },
    { when: 'before any purchase', outcomes: forUsers('409 conflict') },
  ],
  'POST /payment/setup-intent-complete': [
    {
      sent: async ({ named }, site) => ({ body: { setupIntentId: (await cardOf(site, named)).setupIntentId } }),
      outcomes: forUsers(204, { other: '403 forbidden' }),
    },
  ],
  'POST /payment/update-default-payment-method': [
    {
      sent: async ({ named }, site) => {
        const { customerId } = await cardOf(site, named)
        const [card] = await site.payments.paymentMethods(customerId)
        return { body: { paymentMethodId: card?.id } }
      },
      outcomes: forUsers(204, { other: '403 forbidden' }),
    },
    {
      when: 'the latest, before any purchase',
      sent: () => ({ body: { paymentMethodId: 'latest' } }),
      outcomes: forUsers('409 conflict'),
    },
    ...['cus_1', 'pm_', 'pm_1/../cus_1', 'Latest'].map((paymentMethodId) => ({
      when: `what cannot be a card: ${paymentMethodId}`,
      sent: () => ({ body: { paymentMethodId } }),
      outcomes: forUsers('400 invalid-request'),
    })),
  ],
  'POST /payment/cancel-subscription': [
    {
      sent: async ({ account }, site) => {
        if (account) await boughtBy(site, account)
        return {}
      },
      outcomes: forUsers(204),
    },
    { when: 'without one', outcomes: forUsers('409 conflict') },
  ],
  'POST /payment/reactivate-subscription': [
    {
      sent: async ({ account }, site) => {
        if (account) {
          await boughtBy(site, account)
          await beforeLock(site, account, () => cancelSubscription(site, account.uid))
        }
        return { query: { source: 'home' } }
      },
      outcomes: forUsers(204),
    },
    { when: 'without one', outcomes: forUsers('409 conflict') },
  ],
  'GET /payment/invoices': [
    {
      sent: async ({ account }, site) => {
        if (account) await boughtBy(site, account)
        return {}
      },
      outcomes: forUsers(200),
    },
  ],
  'GET /payment/rights': [
    {
      sent: async ({ account }, site) => {
        if (account) await boughtBy(site, account)
        return {}
      },
      outcomes: forUsers(200),
    },
  ],
  'POST /payment/withdraw': [
    {
      sent: async ({ account }, site) => {
        if (account) await boughtBy(site, account)
        return { body: { confirm: true } }
      },
      outcomes: forUsers(200),
    },
    { when: 'before any purchase', sent: () => ({ body: { confirm: true } }), outcomes: forUsers('409 conflict') },
  ],
  'POST /payment/refund-request': [
    {
      sent: async ({ account }, site) => {
        if (account) await boughtBy(site, account)
        return { body: { reason: 'Nem erre számítottunk.' } }
      },
      outcomes: forUsers(200),
    },
    { when: 'before any purchase', sent: () => ({ body: {} }), outcomes: forUsers('409 conflict') },
  ],
  'GET /sandbox/setup-intent': [
    {
      sent: async ({ named }, site) => ({ query: { client_secret: await newIntentSecret(site, named) } }),
      outcomes: forAnyone(200),
    },
    {
      when: 'a secret that is nobody’s',
      sent: async ({ named }, site) => ({ query: { client_secret: `${await newIntentSecret(site, named)}x` } }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /sandbox/confirm': [
    {
      sent: async ({ named }, site) => ({ body: { ...cardForm, clientSecret: await newIntentSecret(site, named) } }),
      outcomes: forAnyone(200),
    },
    {
      when: 'a secret that is nobody’s',
      sent: async ({ named }, site) => ({
        body: { ...cardForm, clientSecret: `${await newIntentSecret(site, named)}x` },
      }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /sandbox/authenticate': [
    {
      sent: async ({ named }, site) => ({ body: { clientSecret: await newIntentSecret(site, named), approved: true } }),
      outcomes: forAnyone(200),
    },
    {
      when: 'a secret that is nobody’s',
      sent: () => ({ body: { clientSecret: 'seti_x_secret_x', approved: true } }),
      outcomes: forAnyone('404 not-found'),
    },
  ],
  'POST /sandbox/clock': [
    {
      sent: async ({ account }, site) => {
        if (account) await makeCustomer(site, account)
        return { body: { days: 31 } }
      },
      outcomes: forUsers(200),
    },
    { when: 'before any purchase', sent: () => ({ body: { days: 31 } }), outcomes: forUsers('404 not-found') },
  ],
  'POST /sandbox/fault': [
    {
      sent: async ({ account }, site) => {
        if (account) await makeCustomer(site, account)
        return { body: { status: 500 } }
      },
      outcomes: forUsers(204),
    },
    { when: 'before any purchase', sent: () => ({ body: { status: 500 } }), outcomes: forUsers('404 not-found') },
  ],
  'POST /payment/webhook': [
    {
      when: 'signed by the provider',
      sent: async ({ named }, site) => {
        await makeCustomer(site, named)
        const [webhook] = await site.takeWebhooks()
        if (!webhook) throw new Error('the provider tells nothing')
        return { rawBody: webhook.body, headers: { 'stripe-signature': webhook.signature } }
      },
      outcomes: forAnyone(200),
    },
    {
      when: 'signed by somebody else',
      sent: () => ({ rawBody: '{"id":"evt_1"}', headers: { 'stripe-signature': 't=1,v1=ab' } }),
      outcomes: forAnyone('400 invalid-request'),
    },
  ],
  'POST /error-reports': [
    {
      // Who has no valid session is not believed to be anybody.
      sent: ({ named }) => ({ body: { ...errorReport, userId: named.uid } }),
      outcomes: forAnyone(204, { other: '403 forbidden' }),
    },
  ],
  'POST /feedback': [
    {
      // Who has no valid session is not believed to be anybody.
      sent: ({ named }) => ({ body: { ...feedback, userId: named.uid } }),
      outcomes: forAnyone(204, { other: '403 forbidden' }),
    },
    {
      when: 'without the proof of not being a machine',
      sent: () => ({ body: { ...feedback, 'g-recaptcha-response': '' } }),
      outcomes: forAnyone('400 captcha-failed'),
    },
  ],
  'POST /activity-log': [
    {
      sent: ({ named }) => ({ body: { userId: named.uid, activity: 'exerciseClose' } }),
      outcomes: forUsers(204, { other: '403 forbidden' }),
    },
  ],
  'GET /flags': [{ outcomes: forAnyone(200) }],
  'GET /captcha': [{ outcomes: forAnyone(200) }],
  'GET /upkeep': UPKEEP,
  'POST /upkeep': UPKEEP,
  'GET /health': [{ outcomes: forAnyone(200) }],
  'GET /openapi.json': [{ outcomes: forAnyone(200) }],
}

const errorReport = {
  description: 'Nem értem.',
  exerciseURL: '/exercise/elso',
  errorType: 'other',
  exerciseState: { seed: 5, difficultyLevel: 1, selectedSubtask: 0, numberOfFinishedTasks: 0, subTasks: [] },
}

const feedback = { email: 'szulo@pelda.hu', description: 'Köszönöm!', 'g-recaptcha-response': SOLVED_CAPTCHA }

const knownHash = hashPassword(PASSWORD)

const cardOf = (site: TestSite, user: StoredUser) => beforeLock(site, user, () => giveCard(site, user))
const boughtBy = (site: TestSite, user: StoredUser) => beforeLock(site, user, () => buy(site, user))

/** What an account has done that may be locked by now. */
async function beforeLock<Result>({ store }: TestSite, user: StoredUser, work: () => Promise<Result>): Promise<Result> {
  if (!user.disabled) return work()
  await store.update(USERS, user.uid, { disabled: false })
  const result = await work()
  await store.update(USERS, user.uid, { disabled: true })
  return result
}

async function withOwnPassword({ account }: Caller, { store }: TestSite): Promise<Sent> {
  if (account) await setPasswordHash(store, account.uid, await knownHash)
  return { body: { password: PASSWORD } }
}

async function withPasswordOfOther({ account, named }: Caller, { store }: TestSite): Promise<Sent> {
  if (account !== named) await setPasswordHash(store, named.uid, await knownHash)
  return { body: { password: PASSWORD } }
}

function registration(email: string): object {
  return { email, username: 'Kata', password: PASSWORD, newsletter: false, consent: true }
}

const cardForm = {
  card: { number: GOOD_CARD, expMonth: 12, expYear: 2030, cvc: '123' },
  country: 'HU',
  returnUrl: 'http://localhost:3000/subscribe',
}

/** The client secret of a setup intent that waits for a card. */
async function newIntentSecret(site: TestSite, payer: StoredUser): Promise<string> {
  const customerId = await makeCustomer(site, payer)
  return (await site.payments.createSetupIntent(customerId, { idempotencyKey: randomUUID() })).clientSecret
}
