/** What the calls about the free tier take and answer. */
import { z } from 'zod'
import { ExerciseId } from '@/lib/domain/exercise/model'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

/** Digits only: `Number` alone would also take the empty text, spaces and hexadecimals. */
const WHOLE = /^\d{1,9}$/
const DECIMAL = /^\d{1,9}(\.\d{1,9})?$/

/** The query of both calls. What it asks can make the answer stricter, never looser. */
export const UsageQuery = z.object({
  timeWindowHours: z
    .string()
    .regex(DECIMAL, 'a number of hours')
    .transform(Number)
    .pipe(z.number().positive())
    .optional(),
  exerciseLimit: z.string().regex(WHOLE, 'a whole number').transform(Number).optional(),
  currentExerciseId: ExerciseId.optional(),
})

/** The body of `POST /api/freemium/check-access`. */
export const AccessRequest = z.strictObject({ exerciseId: ExerciseId })

/** How an account stands with the free tier. */
export const UsageAnswer = z.strictObject({
  /** Also with a cancelled one, until it expires. */
  hasSubscription: z.boolean(),
  isCancelled: z.boolean(),
  /** End of the paid period. */
  expiresAt: z.iso.datetime().nullable(),
  /** Ids of the exercises that were started within the window, the oldest start first. */
  exercisesUsed: z.array(z.string()),
  /** How many other exercises may still be started; null without a limit. */
  exercisesRemaining: z.int().min(0).nullable(),
  limitReached: z.boolean(),
  hasStartedThisExercise: z.boolean(),
})
export type Usage = DeepReadonly<z.output<typeof UsageAnswer>>

/** What the free tier or a subscription allows now. */
export const AccessAnswer = z.strictObject({ allowed: z.boolean(), hasStartedThisExercise: z.boolean() })
export type Access = DeepReadonly<z.output<typeof AccessAnswer>>
