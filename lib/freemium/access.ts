import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { hasSubscription, PAYMENTS } from '@/lib/payment/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'

/** How many different exercises the free tier lets start within the window. */
export const EXERCISE_LIMIT = 3
export const TIME_WINDOW_HOURS = 12

const USAGE = 'usage'
const MS_PER_HOUR = 3_600_000

/** When each exercise of the window was first checked or asked a hint of, by exercise id. */
type Starts = Readonly<Record<string, string>>

/** A document of `usage`, by the uid of its account. */
const Usage = z.object({ starts: z.record(z.string(), z.iso.datetime()).default({}) })

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Who wants to work on which exercise. */
export interface Attempt {
  readonly userId: string
  readonly exerciseId: string
}

/** What the free tier or a subscription allows now. */
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
export function decideAccess(starts: Starts, isSubscribed: boolean, exerciseId: string, now: Date): Access {
  const started = Object.keys(startsWithinWindow(starts, now))
  const hasStartedThisExercise = started.includes(exerciseId)
  return {
    allowed: isSubscribed || hasStartedThisExercise || started.length < EXERCISE_LIMIT,
    hasStartedThisExercise,
  }
}

/** Tells whether an account may work on an exercise now, without starting it. */
export async function checkAccess({ store, clock }: Deps, { userId, exerciseId }: Attempt): Promise<Access> {
  const now = clock.now()
  const { starts, isSubscribed } = await readStanding(store, userId, now)
  return decideAccess(starts, isSubscribed, exerciseId, now)
}

/**
 * Registers the start of an exercise, in one transaction with the decision, so that any number of requests at once
 * start no more than the limit allows.
 *
 * @throws AppError `limit-reached` when the free tier does not allow the exercise.
 */
export async function startExercise({ store, clock }: Deps, { userId, exerciseId }: Attempt): Promise<void> {
  await store.transaction(async (transaction) => {
    const now = clock.now()
    const { starts, isSubscribed } = await readStanding(transaction, userId, now)
    const { allowed, hasStartedThisExercise } = decideAccess(starts, isSubscribed, exerciseId, now)
    if (!allowed) throw new AppError('limit-reached')
    if (hasStartedThisExercise) return
    const counted = { ...startsWithinWindow(starts, now), [exerciseId]: now.toISOString() }
    transaction.set(USAGE, userId, { starts: counted })
  })
}

/** What the decision rests on. */
async function readStanding(
  reader: Pick<DocumentStore, 'get'>,
  userId: string,
  now: Date,
): Promise<{ readonly starts: Starts; readonly isSubscribed: boolean }> {
  const [usage, payments] = await Promise.all([reader.get(USAGE, userId), reader.get(PAYMENTS, userId)])
  return { starts: Usage.parse(usage?.data ?? {}).starts, isSubscribed: hasSubscription(payments, now) }
}
