import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import { exerciseOf } from '@/tests/support/exercise-builder'

test.each([
  ['a fraction as one', '(/ (Fraction 3 1) 4)', {}, '3/4'],
  ['a fraction that is whole as a whole number', '(Fraction 45 1)', {}, '45'],
  ['a fraction with its places where decimals are asked for', '(Fraction 3 4)', { fractionDigits: 2 }, '0,75'],
  ['a decimal with a comma', '2.5', {}, '2,5'],
])('writes %s', (_, solution, props, written) => {
  const exercise = compileExercise(exerciseOf({ controls: [{ type: 'single-number', props, solution }] }))
  const variant = exercise.variant({ seed: 1, difficultyLevel: 1 })
  const [control] = variant.controls(0) ?? []
  const [key] = variant.keys(0)
  if (!control || !key) throw new Error('there is one control')
  expect(modelAnswer(control, key)).toBe(written)
})
