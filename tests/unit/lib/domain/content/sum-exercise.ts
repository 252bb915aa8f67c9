import type { ExerciseFile } from '@/lib/domain/content/content-files'
import { parseExercise } from '@/lib/domain/content/content-files'

export interface SumControl {
  readonly type?: string
  readonly props?: string
  readonly solution?: string
}

/** An exercise that asks for 2 + 2 with even seeds, and for 2 + 5 with odd ones. @param feedback entries of YAML. */
export function parseSum(
  feedback: string,
  { type = 'single-number', props = '{}', solution = '(+ a b)' }: SumControl,
): ExerciseFile {
  const { exercise, found } = parseExercise(
    'content/exercises/proba.yaml',
    `
classifications: ["hu|topic|whole-numbers"]
status: public
summary: Összeadás
script: |
  (def a 2)
  (def b (if (== 0 (mod seed 2)) 2 5))
subtasks:
  - description: Mennyi $2$ és $@b@$ összege?
    controls:
      - type: ${type}
        props: ${props}
        solution: ${JSON.stringify(solution)}
        feedback:
${feedback}
    hints: [Adj hozzá kettőt!, "$@a@ + @b@$"]
`,
  )
  if (!exercise) throw new Error(JSON.stringify(found))
  return exercise
}
