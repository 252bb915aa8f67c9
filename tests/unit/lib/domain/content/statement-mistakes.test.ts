import { checkExercise } from '@/lib/domain/content/check-exercise'
import { parseExercise } from '@/lib/domain/content/content-files'

/** @param rule what is said to whoever misjudges a statement. */
function faultsOf(rule: string): readonly string[] {
  const { exercise } = parseExercise(
    'content/exercises/proba.yaml',
    `
classifications: ["hu|erettsegi|2019"]
skills: [add-whole-numbers]
status: public
summary: Páros számok
script: (def answer-kind 1)
subtasks:
  - description: Igaz vagy hamis?
    controls:
      - type: binary-choice
        props: { options: [{ statement: "A $2$ páros." }, { statement: "A $3$ páros." }] }
        solution: "[true false]"
        constant: the same numbers for everybody
        feedback: [${rule}]
    hints: [Oszd el kettővel!, Az egyik páratlan.]
`,
  )
  if (!exercise) throw new Error('the exercise is faulty')
  return checkExercise(exercise, 1).flatMap(({ reason }) => (reason.includes('feedback') ? [reason] : []))
}

test('a rule on statements names a mistake only if it looks at the answer', () => {
  const told = [expect.stringContaining('names not-divisible without looking at which statement was misjudged')]
  expect(faultsOf('{ when: "true", text: Nézd meg újra!, mistake: not-divisible }')).toEqual(told)
  expect(faultsOf('{ when: (== answer-kind 1), text: Nézd meg újra!, mistake: not-divisible }')).toEqual(told)
  expect(faultsOf('{ when: (get answer 1), text: Osztható?, mistake: not-divisible }')).toEqual([])
  expect(faultsOf('{ when: "true", text: Nézd meg újra! }')).toEqual([])
})
