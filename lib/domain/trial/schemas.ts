import { z } from 'zod'
import { Answers, ExerciseId, SubtaskRef } from '@/lib/domain/exercise/model'
import { MOST_TRIALS } from './model/most-trials'

/** An exercise that was solved without an account, with the right answers to its sub-tasks in their order. */
const SolvedTrial = z.strictObject({
  exerciseId: ExerciseId,
  ...SubtaskRef.omit({ subTask: true }).shape,
  answers: z.array(Answers).min(1).max(20),
  work: z
    .array(z.strictObject({ misses: z.int().min(0).max(1000), hints: z.int().min(0).max(10) }))
    .max(20)
    .exactOptional()
    .describe('How it went: wrong answers to each sub-task before the right one, and hints that were read.'),
})
export type SolvedTrial = z.output<typeof SolvedTrial>

/** The body of `POST /user/trial`. */
export const TakeOverRequest = z.strictObject({ solved: z.array(SolvedTrial).max(MOST_TRIALS) })

/** What it answers. */
export const TakeOverAnswer = z.strictObject({
  solved: z.int().min(0).describe('How many of the exercises are noted as solved.'),
})
