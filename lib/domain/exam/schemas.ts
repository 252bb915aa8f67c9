/** What handing in an exam takes and answers. */
import { z } from 'zod'
import { Answers } from '@/lib/domain/exercise/model'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

/** The answers to one task by sub-task and control; `null` where there is none. */
const TaskAnswers = z.array(z.array(Answers.element.nullable()).max(20)).max(20)

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

const ControlOutcome = z.enum(['correct', 'wrong', 'ungraded', 'empty'])
/** What a control got: an answer that is missing is `empty`, and one that cannot be read `ungraded`. */
export type ControlOutcome = z.output<typeof ControlOutcome>

const SubtaskResult = z.strictObject({
  controls: z.array(ControlOutcome).describe('One for each control, in order.'),
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
