/** What the calls about exams take and answer. */
import { z } from 'zod'
import { fieldOutcomes, LeftAnswer } from '@/lib/domain/exercise/model'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import { attemptPhases, paces } from './model/kinds'

const TaskNumber = z.int().min(1).max(99)
const DAY_MS = 24 * 60 * 60 * 1000

/** Drawn by the browser that begins the attempt, which may be without a connection. */
export const AttemptId = z.string().regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits')

const TaskProgress = z.strictObject({
  content: z
    .string()
    .max(20)
    .describe('Tells whether the task has changed since: a mark that the browser makes of it.'),
  drafts: z
    .array(z.array(LeftAnswer.nullable()).max(20))
    .max(20)
    .describe('What was left by sub-task and control; `null` where there is nothing.'),
  seconds: z
    .int()
    .min(0)
    .max(DAY_MS / 1000)
    .describe('How long it was on the screen.'),
})

/** How far somebody is with a set. */
export const ExamProgress = z.strictObject({
  phase: z.enum(attemptPhases),
  pace: z.enum(paces),
  part: z.int().min(0).max(4).describe('Index of the part that is worked on, or was worked on last.'),
  remainingMs: z.int().min(0).max(DAY_MS).describe('Of that part.'),
  isTimeUp: z.boolean(),
  current: TaskNumber.describe('The number of the task on the screen.'),
  leftOut: TaskNumber.optional().describe('The number of the task that is not to count, where one may be left out.'),
  tasks: z.array(TaskProgress).max(30).describe('In the order of the set.'),
})
export type ExamProgress = DeepReadonly<z.output<typeof ExamProgress>>

const Attempt = z.strictObject({
  attemptId: AttemptId,
  revision: z.int().min(0).describe('Of the attempt that is kept, as this one knows it; 0 when it knows of none.'),
  progress: ExamProgress,
})

/** What one attempt is kept with, or ended. */
export const AttemptBody = Attempt.extend({
  account: z
    .string()
    .max(128)
    .exactOptional()
    .describe('The uid of whom the page was made for: `unauthenticated` when another has signed in since.'),
})
export type AttemptRequest = DeepReadonly<z.output<typeof AttemptBody>>

/** Which revision was made of what was sent. */
export const KeptAnswer = z.strictObject({ revision: z.int() })

const Points = z.int().min(0)

const SubtaskResult = z.strictObject({
  controls: z
    .array(z.array(z.enum(fieldOutcomes)))
    .describe('By control and field: a list of numbers, statements and boxes to tick have several.'),
  points: Points,
  maxPoints: Points,
  selfMarking: z
    .strictObject({
      steps: z.int().min(1).describe('Of the scheme by which it is marked.'),
      marks: z.array(z.boolean()).exactOptional().describe('Which of them are there; absent until it is marked.'),
    })
    .exactOptional()
    .describe('Of a sub-task that is solved on paper, and marked by the candidate after the exam.'),
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

/** Which steps of the scheme candidates find in their own work. */
export const SelfMarksBody = z.strictObject({
  number: TaskNumber,
  subTask: z.int().min(0).max(19).describe('Index of the sub-task.'),
  marks: z.array(z.boolean()).min(1).max(20).describe('By step.'),
})
export type SelfMarks = DeepReadonly<z.output<typeof SelfMarksBody>>

/** The attempts at one set. */
export const AttemptsAnswer = z.strictObject({
  running: Attempt.extend({ savedAt: z.iso.datetime() }).exactOptional(),
  finished: z
    .array(z.strictObject({ attemptId: AttemptId, handedInAt: z.iso.datetime(), points: Points, maxPoints: Points }))
    .describe('The last one first.'),
})
export type ExamAttempts = DeepReadonly<z.output<typeof AttemptsAnswer>>
