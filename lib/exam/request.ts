import { z } from 'zod'
import { Answers } from '@/lib/exercise/model'

/** The answers to one task by sub-task and control; `null` where there is none. */
const TaskAnswers = z.array(z.array(Answers.element.nullable()).max(20)).max(20)

/** What is handed in at the end of an exam. */
export const HandInRequest = z.strictObject({
  /** By the number of the task. Tasks that were not begun may be missing. */
  answers: z.record(z.string().regex(/^[1-9]\d?$/), TaskAnswers),
  /** The number of the task that is not to count, where one may be left out. */
  leftOut: z.int().min(1).max(99).optional(),
})
export type HandInRequest = z.infer<typeof HandInRequest>
