import { randomUUID } from 'node:crypto'
import { createUser, type StoredUser } from '@/lib/domain/account/users'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { WAITING_CHILD } from './ages'

/** Every collection in which something of an account may stand. */
const PERSONAL_COLLECTIONS = [
  'users',
  'credentials',
  'emailClaims',
  'accountTokens',
  'payments',
  'paymentMails',
  'withdrawals',
  'refundRequests',
  'accounts',
  'sessions',
  'usage',
  'progress',
  'rounds',
  'memory',
  'memorySnapshots',
  'practicePlans',
  'placements',
  'examAttempts',
  'activityLog',
  'errorReports',
  'feedback',
  'tasks',
]

const SKILL = {
  card: { due: '2026-01-20', lastReview: '2026-01-10', stability: 2.3, difficulty: 5, reps: 1, lapses: 0 },
  goodDays: ['2026-01-10'],
  goodAtHighest: false,
  lastRating: 'good',
  goodRun: 1,
  level: 1,
  reached: 'working',
}

const roundOf = (userId: string, at: string) => ({
  userId,
  exerciseId: 'szamolas',
  seed: 7,
  difficultyLevel: 2,
  highestLevel: 3,
  content: 'x',
  skills: ['szorzas'],
  source: 'free',
  startedAt: at,
  updatedAt: at,
  finishedAt: at,
  endedAt: at,
  open: false,
  missed: true,
  subTasks: [{ tries: 2, hints: 0, hintCount: 1, solved: true, firstAnswers: '["3"]', answers: '["4"]' }],
})

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** An account with a confirmed address that has used all that the site offers. @param activities how long its log is */
export async function addFullAccount(deps: Deps, email: string, activities = 3): Promise<StoredUser> {
  const { store } = deps
  const at = '2026-01-10T08:00:00.000Z'
  const user = await createUser(deps, {
    email,
    name: 'Kerek Kata',
    emailVerified: at,
    passwordHash: `hash of ${email}`,
    age: WAITING_CHILD,
  })
  const { uid } = user
  const { email: address, uid: userId } = user
  await store.set('usage', uid, { starts: { szamolas: at } })
  await store.set('progress', uid, { solved: { szamolas: { 2: at } } })
  await store.set('rounds', `${uid}_szamolas_2_7`, roundOf(uid, at))
  await store.set('memory', uid, { skills: { szorzas: SKILL } })
  await store.set('practicePlans', uid, { grade: 5, size: 6, weeklyGoal: 3 })
  await store.set('placements', uid, {
    grade: 5,
    startedAt: at,
    answers: [{ skill: 'szorzas', right: true }],
    found: ['szorzas'],
  })
  await store.set('memorySnapshots', uid, {
    until: at,
    memory: { skills: { szorzas: SKILL } },
    months: { '2024-11': 3 },
  })
  const attempt = { userId, setId: 'proba-2020-01-18', attemptId: '0'.repeat(32), progress: '{"part":0}' }
  await store.set('examAttempts', `${uid}_proba-2020-01-18`, { ...attempt, revision: 1, savedAt: at })
  await store.set('payments', uid, { status: 'active', isCancelled: false, expiresAt: '2026-12-31T00:00:00.000Z' })
  await store.set('paymentMails', `receipt-${uid}`, { uid: userId, status: 'sent', createdAt: at })
  await store.set('withdrawals', `sub-${uid.slice(0, 8)}`, {
    uid: userId,
    withdrawnAt: at,
    amount: 199_000,
    currency: 'huf',
    invoiceIds: [],
    status: 'done',
  })
  await store.set('refundRequests', randomUUID(), { uid: userId, requestedAt: at, reason: '', status: 'new' })
  await store.set('accountTokens', randomUUID(), { purpose: 'verify-email', uid, expiresAt: at })
  await store.set('accounts', randomUUID(), {
    userId,
    provider: 'google',
    providerAccountId: 'google-id-17',
    type: 'oidc',
    access_token: 'secret access',
    refresh_token: 'secret refresh',
    id_token: 'secret id',
  })
  await store.set('sessions', randomUUID(), {
    uid,
    sessionVersion: 0,
    signedInAt: at,
    lastSeenDay: '2026-01-10',
    expiresAt: at,
    browser: 'Firefox',
    system: 'Linux',
  })
  await store.set('errorReports', randomUUID(), { description: 'Elírás van benne.', userId, email: address })
  await store.set('feedback', randomUUID(), { description: 'Tetszik!', userId, email: address })
  await store.set('feedback', randomUUID(), { description: 'Belépés nélkül írom.', userId: null, email: address })
  await store.transaction(async (transaction) => {
    for (let index = 0; index < activities; index += 1) {
      const entry = { userId, activity: 'navigate', metadata: { to: `/${index}` }, createdAt: at }
      transaction.create('activityLog', randomUUID(), entry)
    }
  })
  return user
}

/** Documents in which an account's id or address stands, by collection. */
export async function documentsAbout(
  store: DocumentStore,
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<readonly string[]> {
  const found = await Promise.all(
    PERSONAL_COLLECTIONS.map(async (collection) => {
      const documents = await store.query(collection)
      return documents
        .filter(({ id, data }) => [uid, email].some((trace) => id === trace || JSON.stringify(data).includes(trace)))
        .map(() => collection)
    }),
  )
  return found.flat()
}

/** All that the personal collections hold, without versions. */
export async function contentsOf(store: DocumentStore, { uid }: { readonly uid: string }): Promise<unknown> {
  const contents = await Promise.all(PERSONAL_COLLECTIONS.map((collection) => store.query(collection)))
  return contents.flat().filter(({ id, data }) => id === uid || JSON.stringify(data).includes(uid))
}
