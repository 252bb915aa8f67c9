import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'

/** How many different exercises the free tier lets start within the window. */
export const EXERCISE_LIMIT = 3
export const TIME_WINDOW_HOURS = 12

const MS_PER_HOUR = 3_600_000

/** When each exercise of the window was first checked or asked a hint of, by exercise id. */
type Starts = Readonly<Record<string, string>>

const Usage = z.object({ starts: z.record(z.string(), z.iso.datetime()).default({}) })

/** The payment side's record of what an account may do; see docs/decisions. */
const Entitlement = z.object({
  status: z.string().default('none'),
  expiresAt: z.iso.datetime().nullable().default(null),
})

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

export interface Attempt {
  readonly userId: string
  readonly exerciseId: string
}

export interface Access {
  readonly allowed: boolean
  readonly hasStartedThisExercise: boolean
}

/** The starts that still count at `now`: those of the last 12 hours. */
export function startsWithinWindow(starts: Starts, now: Date): Starts {
  const windowStart = now.getTime() - TIME_WINDOW_HOURS * MS_PER_HOUR
  return Object.fromEntries(Object.entries(starts).filter(([, at]) => Date.parse(at) > windowStart))
}

/** The whole free-tier rule, without I/O. A started exercise may always be continued. */
export function decideAccess(starts: Starts, hasSubscription: boolean, exerciseId: string, now: Date): Access {
  const started = Object.keys(startsWithinWindow(starts, now))
  const hasStartedThisExercise = started.includes(exerciseId)
  return {
    allowed: hasSubscription || hasStartedThisExercise || started.length < EXERCISE_LIMIT,
    hasStartedThisExercise,
  }
}

/** Tells whether an account may work on an exercise now, without starting it. */
export async function checkAccess({ store, clock }: Deps, { userId, exerciseId }: Attempt): Promise<Access> {
  const [usage, payments] = await Promise.all([store.get('usage', userId), store.get('payments', userId)])
  const now = clock.now()
  return decideAccess(readStarts(usage), readSubscription(payments, now), exerciseId, now)
}

/**
 * Registers the start of an exercise, in one transaction with the decision, so that any number of requests at once
 * start no more than the limit allows.
 *
 * @throws AppError `limit-reached` when the free tier does not allow the exercise.
 */
export async function startExercise({ store, clock }: Deps, { userId, exerciseId }: Attempt): Promise<void> {
  await store.transaction(async (transaction) => {
    const usage = await transaction.get('usage', userId)
    const payments = await transaction.get('payments', userId)
    const now = clock.now()
    const starts = readStarts(usage)
    const { allowed, hasStartedThisExercise } = decideAccess(starts, readSubscription(payments, now), exerciseId, now)
    if (!allowed) throw new AppError('limit-reached')
    if (hasStartedThisExercise) return
    transaction.set('usage', userId, {
      starts: { ...startsWithinWindow(starts, now), [exerciseId]: now.toISOString() },
    })
  })
}

function readStarts(usage: StoredDocument | undefined): Starts {
  return Usage.parse(usage?.data ?? {}).starts
}

/** A paid period that has not ended grants, also after a cancellation. */
function readSubscription(payments: StoredDocument | undefined, now: Date): boolean {
  const { status, expiresAt } = Entitlement.parse(payments?.data ?? {})
  const isPaid = status === 'active' || status === 'trialing' || status === 'past_due'
  return isPaid && (expiresAt === null || Date.parse(expiresAt) > now.getTime())
}
