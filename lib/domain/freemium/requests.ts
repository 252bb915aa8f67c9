import { z } from 'zod'
import { ExerciseId } from '@/lib/domain/exercise/model'

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
