/** What the calls about practice answer. Texts are Markdown with `$…$` mathematics. */
import { z } from 'zod'
import { ExerciseId, LeftAnswer } from '@/lib/domain/exercise/model'
import { GeneratedControl } from '@/lib/domain/exercise/schemas'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

const Day = z.iso.date().describe('Of the calendar in Budapest.')

const LoggedMistake = z.strictObject({
  id: z.string(),
  exerciseId: ExerciseId,
  subTask: z.int().min(0).describe('Index of the sub-task, from 0.'),
  title: z.string().describe('Of the exercise.'),
  madeOn: Day,
  mendedOn: Day.exactOptional().describe('When it went well at first try, without help, on a second day since.'),
  asked: z
    .strictObject({
      description: z.string(),
      question: z.string(),
      controls: z.array(GeneratedControl),
      answers: z.array(LeftAnswer.nullable()).exactOptional().describe('What was handed in first, by control.'),
      remark: z.string().exactOptional().describe('What is said of that answer.'),
    })
    .exactOptional()
    .describe('The question as it was, unless its author has changed the exercise since.'),
  isFixed: z.boolean().describe('Whether the exercise has these numbers only, as a task of an exam.'),
  again: z.string().describe('The address of the same exercise and level, with other numbers where it has others.'),
})
export type LoggedMistake = DeepReadonly<z.output<typeof LoggedMistake>>

/** What `GET /practice/mistakes` answers. */
export const MistakesAnswer = z.strictObject({
  open: z.array(LoggedMistake).describe('Those that are not mended, the newest first.'),
  mended: z.array(LoggedMistake),
})
export type MistakesAnswer = DeepReadonly<z.output<typeof MistakesAnswer>>
