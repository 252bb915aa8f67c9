import { isVector, type Value } from '@/interpreter'
import { grades, gradesOf } from '@/lib/domain/classification/model'
import { levelsOf } from '@/lib/domain/content/check-exercise'
import { gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import { toRational } from '@/lib/domain/exercise/grade/script-values'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { Answer, PaperControl, WrittenNumber } from '@/lib/domain/exercise/model'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import { workedSolution } from '@/lib/domain/exercise/worked-solution'
import { allExercises } from '@/tests/support/right-answers'

const SEEDS = dispersedSeeds(4)

const lowestGrade = ({ classifications }: LoadedExercise) => gradesOf(classifications)[0]

test.each([undefined, ...grades])(
  'the printed answers to exercises from grade %s on are right, as the grader reads them',
  async (grade) => {
    for (const exercise of (await allExercises()).filter((each) => lowestGrade(each) === grade)) {
      for (const difficultyLevel of levelsOf(exercise.definition)) {
        for (const seed of SEEDS) {
          const ref = { seed, difficultyLevel }
          const variant = exercise.variant(ref)
          const generated = variant.question()
          for (const [index, { controls }] of workedSolution(variant).entries()) {
            const subTask = {
              controls: generated.subTasks[index]?.controls ?? [],
              keys: variant.keys(index),
              run: variant.run,
            }
            const result = gradeSubtask(subTask, controls.map(copied))
            expect({ ...ref, id: exercise.id, subTask: index, result }).toMatchObject({ result: { correct: true } })
            const inFractions = controls.map((control, at) => asFractions(control, copied(control), at, subTask.keys))
            expect({ ...ref, id: exercise.id, inFractions, ...gradeSubtask(subTask, inFractions) }).toMatchObject({
              correct: true,
            })
            for (const other of otherTexts(controls)) expect(gradeSubtask(subTask, other).correct).toBe(true)
          }
        }
      }
    }
  },
)

/** The answer that a pupil gives who copies what is printed. */
function copied(control: PaperControl): Answer {
  switch (control.type) {
    case 'single-number':
      return control.written ? typed(control.written) : ''
    case 'number-list':
      return control.written?.map(typed) ?? []
    case 'fraction-number':
      return control.written ?? ''
    case 'point':
      return control.written?.map(([x, y]) => `(${typed(x)}; ${typed(y)})`) ?? []
    case 'simple-text':
      return control.written?.[0] ?? ''
    case 'expression':
    case 'number-set':
    case 'interval':
      return control.written ?? ''
    case 'single-choice':
      return control.written ?? -1
    default:
      return [...(control.written ?? [])]
  }
}

/** The answer with each number as a fraction, where no decimal places are asked for. */
function asFractions(
  { type, props }: PaperControl,
  answer: Answer,
  at: number,
  keys: readonly ControlAnswerKey[],
): Answer {
  const isNumber = type === 'single-number' || type === 'number-list'
  if (!isNumber || props.fractionDigits !== undefined) return answer
  const solution = keys[at]?.solution as Value // a key a control
  const fractions = (isVector(solution) ? solution : [solution]).map((value) => {
    const { numerator, denominator } = toRational(value)
    return `${2n * numerator}/${2n * denominator}`
  })
  return type === 'number-list' ? fractions : (fractions[0] ?? '')
}

function typed(number: WrittenNumber): string {
  return 'digits' in number ? number.digits : `${number.sign}${number.numerator}/${number.denominator}`
}

/** The answers with each of the other texts that are printed as right too. */
function otherTexts(controls: readonly PaperControl[]): readonly (readonly Answer[])[] {
  return controls.flatMap((control, changed) =>
    control.type === 'simple-text'
      ? (control.written ?? []).map((text) => controls.map((each, index) => (index === changed ? text : copied(each))))
      : [],
  )
}
