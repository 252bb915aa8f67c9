import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { Finding } from './content-fault'

/** `answer` as a name of its own, not a part of another such as `answer-kind`. */
const LOOKS_AT_ANSWER = /(?<![\w-])answer(?![\w-])/

/**
 * Rules on statements to judge that name a typical mistake without looking at the answer: which statement was misjudged,
 * and which way, they cannot know.
 */
export function checkStatementMistakes({ subtasks }: ExerciseDefinition): readonly Finding[] {
  return subtasks.flatMap(({ controls }, subtask) =>
    controls.flatMap(({ type, feedback }, control) =>
      feedback.flatMap(({ when, mistake }, rule) => {
        if (type !== 'binary-choice' || mistake === undefined || LOOKS_AT_ANSWER.test(when)) return []
        const at = ['subtasks', subtask, 'controls', control, 'feedback', rule, 'mistake']
        return [{ at, reason: `names ${mistake} without looking at which statement was misjudged` }]
      }),
    ),
  )
}
