import { z } from 'zod'
import { Answers } from '@/lib/domain/exercise/model'
import type { HandInRequest } from './model'

/** The answers to one task by sub-task and control; `null` where there is none. */
const TaskAnswers = z.array(z.array(Answers.element.nullable()).max(20)).max(20)

/** What is handed in at the end of an exam, as the API takes it. Tasks that were not begun may be missing. */
export const HandInBody = z.strictObject({
  answers: z.record(z.string().regex(/^[1-9]\d?$/), TaskAnswers),
  leftOut: z.int().min(1).max(99).optional(),
}) satisfies z.ZodType<HandInRequest>
