import type { Script } from '@/interpreter'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { unlessFaulty } from '@/lib/domain/exercise/unless-faulty'
import { BEGINS_A_SUPPOSITION, VERB_OF_WHAT_WAS_DONE } from '@/lib/shared/messages/spellings'
import type { Finding } from './content-fault'
import type { LevelDraws } from './exercise-draws'
import { compileTypicalMistakes, missedRemarks } from './typical-mistakes'

/** A sentence with its mark. */
const SENTENCES = /[^.!?]+[.!?]?/g

/**
 * Remarks that say what the pupil did, in draws in which another mistake that the exercise knows comes to the same
 * number: who made that one reads what is not true of him. Words on what the number is, a question, or a draw that is
 * left out, mend it.
 */
export function checkCoincidingMistakes(
  { subtasks }: ExerciseDefinition,
  levels: readonly LevelDraws[],
  script: Script,
): readonly Finding[] {
  return subtasks.flatMap(({ controls }, subTask) =>
    controls.flatMap((definition, place) => {
      const mistakes = compileTypicalMistakes(script, definition)
      return levels.flatMap(({ level, draws }) =>
        draws.flatMap(({ run, question, subTasks }): readonly Finding[] => {
          const [control, key] = [question.subTasks[subTask]?.controls[place], subTasks[subTask]?.keys[place]]
          if (!control || !key) return []
          return missedRemarks(mistakes, { control, key, run }).flatMap(({ rule, earlier = rule, answer }) => {
            const [shown, meant] = [earlier, rule].map((index) =>
              unlessFaulty(() => key.feedback[index]?.text.render(run, [answer])),
            )
            if (shown === undefined || meant === undefined || shown === meant || !saysWhatWasDone(shown)) return []
            const at = ['subtasks', subTask, 'controls', place, 'feedback', earlier, 'text']
            const where = `(seed ${question.seed}, level ${level})`
            return [
              { at, reason: `says what the pupil did, who may have made the mistake of rule ${rule + 1} ${where}` },
            ]
          })
        }),
      )
    }),
  )
}

/** Whether a remark claims that the pupil did something; it may ask, or say what follows if so. */
export function saysWhatWasDone(remark: string): boolean {
  return (remark.match(SENTENCES) ?? []).some(
    (sentence) => isClaim(sentence.trim()) && VERB_OF_WHAT_WAS_DONE.test(sentence),
  )
}

function isClaim(sentence: string): boolean {
  return !sentence.endsWith('?') && !BEGINS_A_SUPPOSITION.test(sentence)
}
