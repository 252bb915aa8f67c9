import { type GradedSubtask, gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import { WORDS_OF_TICKING } from '@/lib/shared/messages/spellings'
import type { Finding } from './content-fault'

/** Remarks on what was ticked that are also made to a pupil who has ticked nothing, which is an answer as well. */
export function checkUnticked(subtask: GradedSubtask, at: readonly PropertyKey[]): readonly Finding[] {
  const { controls, keys } = subtask
  const right = controls.map((control, index) => modelAnswer(control, keys[index] as ControlAnswerKey)) // a key a control
  return controls.flatMap((control, index) => {
    if (control.type !== 'multi-choice') return []
    const nothing = control.props.options.map(() => false)
    const { outcome, feedback = '' } = gradeSubtask(subtask, right.with(index, nothing))
    if (outcome !== 'wrong' || !WORDS_OF_TICKING.test(feedback)) return []
    const reason = `says ${JSON.stringify(feedback)} to a pupil who has ticked nothing`
    return [{ at: [...at, index, 'feedback'], reason }]
  })
}
