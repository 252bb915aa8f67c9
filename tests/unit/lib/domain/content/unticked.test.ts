import { checkExercise } from '@/lib/domain/content/check-exercise'
import { parseExercise } from '@/lib/domain/content/content-files'

/** @param text what is said to whoever has not ticked both. */
function faultsOf(text: string): readonly string[] {
  const { exercise } = parseExercise(
    'content/exercises/proba.yaml',
    `
classifications: ["hu|erettsegi|2019"]
skills: [add-whole-numbers]
status: public
summary: Páros számok
subtasks:
  - description: Jelöld be a páros számokat!
    controls:
      - type: multi-choice
        props: { options: [{ label: "$2$" }, { label: "$3$" }, { label: "$4$" }] }
        solution: "[true false true]"
        constant: the same numbers for everybody
        feedback: [{ when: "true", text: ${JSON.stringify(text)} }]
`,
  )
  if (!exercise) throw new Error('the exercise is faulty')
  return checkExercise(exercise, 1).flatMap(({ reason }) => (reason.includes('controls') ? [reason] : []))
}

test('a remark on what was ticked is not for who has ticked nothing', () => {
  expect(faultsOf('Amit megjelöltél, jó, de van még ilyen.')).toEqual([
    expect.stringContaining('to a pupil who has ticked nothing'),
  ])
  const told = '@(if (some #(== % true) answer) "Amit megjelöltél, jó." "Van köztük ilyen.")@'
  expect(faultsOf(told)).toEqual([])
  expect(faultsOf('Van még ilyen.')).toEqual([])
})
