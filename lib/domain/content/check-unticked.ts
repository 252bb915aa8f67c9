import { type GradedSubtask, gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import type { Answer } from '@/lib/domain/exercise/model'
import { WORDS_OF_TICKING } from '@/lib/shared/messages/spellings'
import type { Finding } from './content-fault'

/**
 * Remarks on what was ticked that are also made to a pupil who has ticked nothing, which is an answer as well.
 * @param right the right answers.
 */
export function checkUnticked(
  subtask: GradedSubtask,
  right: readonly Answer[],
  at: readonly PropertyKey[],
): readonly Finding[] {
  return subtask.controls.flatMap((control, index) => {
    if (control.type !== 'multi-choice') return []
    const nothing = control.props.options.map(() => false)
    const { outcome, feedback = '' } = gradeSubtask(subtask, right.with(index, nothing))
    if (outcome !== 'wrong' || !WORDS_OF_TICKING.test(feedback)) return []
    const reason = `says ${JSON.stringify(feedback)} to a pupil who has ticked nothing`
    return [{ at: [...at, index, 'feedback'], reason }]
  })
}
