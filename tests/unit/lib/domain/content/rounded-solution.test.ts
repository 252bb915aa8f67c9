import { checkRoundedSolutions } from '@/lib/domain/content/check-rounded-solution'
import { parseExercise } from '@/lib/domain/content/content-files'

/** @param control the type, properties and solution of the only control. */
function placesOf(script: string, control: string): readonly (readonly PropertyKey[])[] {
  const { exercise } = parseExercise(
    'content/exercises/proba.yaml',
    `
classifications: ["hu|grade|8"]
skills: [add-whole-numbers]
status: public
summary: Osztás
script: ${JSON.stringify(script)}
subtasks:
  - description: Mennyi?
    controls: [${control}]
    hints: [Oszd el!, Kerekítsd!]
`,
  )
  if (!exercise) throw new Error('the exercise is faulty')
  return checkRoundedSolutions(exercise.definition).map(({ at }) => at)
}

const number = (props: string, solution: string) =>
  `{ type: single-number, props: ${props}, solution: ${JSON.stringify(solution)} }`
const PLACE = ['subtasks', 0, 'controls', 0, 'solution']

test.each([
  ['as it stands', '(def x 5)', number('{ fractionDigits: 1 }', '(round (/ x 3) 1)')],
  ['to a whole number', '(def x 5)', number('{ fractionDigits: 0 }', '(round (/ x 3))')],
  ['by a name', '(def third (round (/ 5 3) 1)) (def asked third)', number('{ fractionDigits: 1 }', 'asked')],
  [
    'in a list',
    '(def half (round (/ 5 2)))',
    '{ type: number-list, props: { fractionDigits: 0, fields: [{ prefix: a }, { prefix: b }] }, solution: "[1 half]" }',
  ],
])('a solution that is rounded already, %s, is told', (_, script, control) => {
  expect(placesOf(script, control)).toEqual([PLACE])
})

test.each([
  ['is not', '(def x 5)', number('{ fractionDigits: 1 }', '(/ x 3)')],
  ['is rounded within', '(def x 5)', number('{ fractionDigits: 1 }', '(* 3 (round (/ x 3) 1))')],
  ['is rounded to tens, which only a script can', '(def x 57)', number('{ fractionDigits: 0 }', '(round x -1)')],
  ['is graded as it is', '(def x 5)', number('{}', '(round (/ x 3) 1)')],
  ['is said to come out', '(def x 5)', number('{ fractionDigits: 1, rounded: false }', '(round (/ x 2) 1)')],
  ['cannot be read', '(def x 5)', number('{ fractionDigits: 1 }', '(round (/ x 3) 1')],
])('a solution that %s is not', (_, script, control) => {
  expect(placesOf(script, control)).toEqual([])
})
