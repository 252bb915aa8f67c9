/** What handing in an exam takes and answers. */
import { z } from 'zod'
import { fieldOutcomes, LeftAnswer } from '@/lib/domain/exercise/model'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

/** What was left in one task by sub-task and control; `null` where there is nothing. */
const TaskAnswers = z.array(z.array(LeftAnswer.nullable()).max(20)).max(20)

/** What is handed in at the end of an exam: by the number of the task. Tasks that were not begun may be missing. */
export const HandInBody = z.strictObject({
  answers: z.record(z.string().regex(/^[1-9]\d?$/), TaskAnswers),
  leftOut: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe('The number of the task that is not to count, where one may be left out.'),
})
export type HandInRequest = z.output<typeof HandInBody>

const Points = z.int().min(0)

const SubtaskResult = z.strictObject({
  controls: z
    .array(z.array(z.enum(fieldOutcomes)))
    .describe('By control and field: a list of numbers, statements and boxes to tick have several.'),
  points: Points,
  maxPoints: Points,
})
export type SubtaskResult = DeepReadonly<z.output<typeof SubtaskResult>>

const TaskResult = z.strictObject({
  number: Points,
  subTasks: z.array(SubtaskResult),
  points: Points,
  maxPoints: Points,
  counts: z.boolean().describe('Not so for the task that was left out.'),
})
export type TaskResult = DeepReadonly<z.output<typeof TaskResult>>

export const ExamAnswer = z.strictObject({
  tasks: z.array(TaskResult),
  points: Points.describe('Of the tasks that count.'),
  maxPoints: Points,
})
export type ExamResult = DeepReadonly<z.output<typeof ExamAnswer>>
