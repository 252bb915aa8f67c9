import { z } from 'zod'
import { answerSchemas, SubtaskRef } from '@/lib/domain/exercise/model'
import { toWellFormed } from '@/lib/shared/to-well-formed'
import { DESCRIPTION_MAX_LENGTH, DRAFT_MAX_LENGTH, errorTypes } from './model/fields'

const Typed = z.string().max(DRAFT_MAX_LENGTH).overwrite(toWellFormed)
const Fields = z.array(Typed).max(100)

/**
 * What stands in a control, finished or not; `null` where nothing has been chosen yet. Named by its type, since a store
 * takes no list inside a list.
 */
const ReportedAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single-number'), answer: Typed }),
  z.strictObject({ type: z.literal('simple-text'), answer: Typed }),
  z.strictObject({ type: z.literal('expression'), answer: Typed }),
  z.strictObject({ type: z.literal('number-set'), answer: Typed }),
  z.strictObject({ type: z.literal('interval'), answer: Typed }),
  z.strictObject({
    type: z.literal('fraction-number'),
    answer: z.strictObject({ numerator: Typed, denominator: Typed }),
  }),
  z.strictObject({ type: z.literal('number-list'), answer: Fields }),
  z.strictObject({ type: z.literal('point'), answer: Fields }),
  z.strictObject({ type: z.literal('single-choice'), answer: answerSchemas['single-choice'].nullable() }),
  z.strictObject({ type: z.literal('binary-choice'), answer: z.array(z.boolean().nullable()).max(100) }),
  z.strictObject({ type: z.literal('multi-choice'), answer: answerSchemas['multi-choice'] }),
])

const Count = z.int().min(0).max(10_000)

/** All that is needed to see what the pupil saw: the numbers of the exercise, and how far it was solved with what. */
const ReportedState = z.strictObject({
  seed: SubtaskRef.shape.seed,
  difficultyLevel: SubtaskRef.shape.difficultyLevel,
  /** Index of the sub-task on the screen, from 0. */
  selectedSubtask: SubtaskRef.shape.subTask,
  numberOfFinishedTasks: Count,
  subTasks: z
    .array(z.strictObject({ answers: z.array(ReportedAnswer).max(20), numberOfHints: Count, numberOfAttempts: Count }))
    .max(100),
})

export type ReportedState = z.infer<typeof ReportedState>

/** The body of a report. Whose it is says the session: `userId` and `email` only tell whom the sender takes it for. */
export const ErrorReportBody = z.strictObject({
  description: z.string().max(DESCRIPTION_MAX_LENGTH).overwrite(toWellFormed),
  email: z.string().max(320).optional(),
  userId: z.string().max(200).optional(),
  exerciseURL: z.string().max(2048),
  errorType: z.enum(errorTypes),
  exerciseState: ReportedState,
})

export type ErrorReportBody = z.infer<typeof ErrorReportBody>
