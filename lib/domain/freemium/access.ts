import { z } from 'zod'
import { PAYMENTS, readEntitlement, type SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { createKeyedQueue } from '@/lib/shared/keyed-queue'
import {
  type AccessFacts,
  countsUntil,
  decideAccess,
  decideUsage,
  LONGEST_WINDOW_HOURS,
  type Starts,
  startsWithinWindow,
  strictestTerms,
} from './decide-access'
import type { Access, Usage, UsageView } from './model'

export const USAGE = 'usage'

const inOrderByUser = createKeyedQueue()

/** A document of `usage`, by the uid of its account. An entry that cannot be read counts as absent. */
const UsageDocument = z.object({
  starts: z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((entries) =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([id, at]) => {
          return isIsoTime(at) ? [[id, at]] : []
        }),
      ),
    ),
})

/** Of every check, so without a schema for each of its entries. */
function isIsoTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))
}

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Who wants to work on which exercise. */
export interface Attempt {
  readonly userId: string
  readonly exerciseId: string
}

/** Whose usage, seen from which exercise, if any. */
export interface UsageParams {
  readonly userId: string
  readonly exerciseId?: string | undefined
}

type AskedTerms = Parameters<typeof strictestTerms>[0]

/** How an account stands. @param asked makes the answer stricter than the server's terms, never looser */
export async function readUsage(deps: Deps, question: UsageParams, asked: AskedTerms): Promise<Usage> {
  const now = deps.clock.now()
  const standing = await readStanding(deps.store, question.userId, now, deps)
  return decideUsage(standing, question.exerciseId, now, strictestTerms(asked))
}

/** How an account stands, for a page that also tells when the next exercise becomes free. */
export async function readUsageView(deps: Deps, { userId, exerciseId }: UsageParams): Promise<UsageView> {
  const now = deps.clock.now()
  const standing = await readStanding(deps.store, userId, now, deps)
  return {
    usage: decideUsage(standing, exerciseId, now),
    asOf: now.toISOString(),
    countsUntil: countsUntil(startsWithinWindow(standing.starts, now)),
  }
}

/** Tells whether an account may work on an exercise now, without starting it. @param asked as for `readUsage` */
export async function checkAccess(
  deps: Deps,
  { userId, exerciseId }: Attempt,
  asked: AskedTerms = {},
): Promise<Access> {
  const now = deps.clock.now()
  return decideAccess(await readStanding(deps.store, userId, now, deps), exerciseId, now, strictestTerms(asked))
}

/** Reads within a transaction how an account stands, and gives the write that registers the start. */
export type PlanStart = (transaction: Transaction) => Promise<() => void>

/**
 * Registers the start of an exercise, in one transaction with the decision, so that any number of requests at once
 * start no more than the limit allows.
 *
 * @throws AppError `limit-reached` when the free tier does not allow the exercise.
 */
export async function startExercise(deps: Deps, attempt: Attempt): Promise<void> {
  await withStart(deps, attempt, async (planStart) => {
    if (planStart) await deps.store.transaction(async (transaction) => (await planStart(transaction))())
  })
}

/**
 * Does what an exercise has to be started for. Where it is not yet, `work` gets the start to register in the commit of its
 * own, so that both are one write.
 *
 * @throws AppError `limit-reached` when the free tier does not allow the exercise, here or within that transaction.
 */
export async function withStart(
  deps: Deps,
  attempt: Attempt,
  work: (planStart?: PlanStart) => Promise<void>,
): Promise<void> {
  // Most calls are about a started exercise, and a refusal changes nothing either: neither has a start to register.
  if (await isStarted(deps, attempt)) return work()
  // Transactions that meet at one document of Firestore undo each other, and its SDK then waits for seconds. So those
  // of one account take turns.
  await inOrderByUser(attempt.userId, () => work((transaction) => planStart(transaction, deps, attempt)))
}

/** @throws AppError `limit-reached` when the exercise must not be started. */
async function isStarted(deps: Deps, attempt: Attempt): Promise<boolean> {
  const { allowed, hasStartedThisExercise } = await checkAccess(deps, attempt)
  if (!allowed) throw new AppError('limit-reached')
  return hasStartedThisExercise
}

async function planStart(transaction: Transaction, deps: Deps, { userId, exerciseId }: Attempt): Promise<() => void> {
  const now = deps.clock.now()
  const standing = await readStanding(transaction, userId, now, deps)
  const { allowed, hasStartedThisExercise } = decideAccess(standing, exerciseId, now)
  if (!allowed) throw new AppError('limit-reached')
  if (hasStartedThisExercise) return () => {}
  const kept = startsWithinWindow(standing.starts, now, LONGEST_WINDOW_HOURS)
  return () => transaction.set(USAGE, userId, { starts: { ...kept, [exerciseId]: now.toISOString() } })
}

async function readStanding(
  reader: Pick<DocumentStore, 'get'>,
  userId: string,
  now: Date,
  site: SiteMode,
): Promise<AccessFacts> {
  const [starts, payments] = await Promise.all([readStarts(reader, USAGE, userId), reader.get(PAYMENTS, userId)])
  return { starts, entitlement: readEntitlement(payments, now, site) }
}

/** The starts in a document like those of `usage`; none where there is no document. */
export async function readStarts(reader: Pick<DocumentStore, 'get'>, collection: string, id: string): Promise<Starts> {
  const document = await reader.get(collection, id)
  return UsageDocument.parse(document?.data ?? {}).starts
}
