import type { z } from 'zod'
import { ExerciseDefinition, type ExerciseSource } from '@/lib/domain/exercise/definition'
import { gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import { compileExercise, type LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { Answer, CheckResult, DifficultyLevel } from '@/lib/domain/exercise/model'

type Source = z.input<typeof ExerciseSource>
export type ControlSource = NonNullable<Source['subtasks'][number]['controls']>[number]

/** A public exercise; what does not matter to a test is filled in. */
export function exerciseOf(source: Partial<Source> & { readonly id?: string; readonly controls?: ControlSource[] }) {
  const { id = 'proba', controls = [], ...rest } = source
  return ExerciseDefinition.parse({
    id,
    classifications: ['hu|grade|5'],
    status: 'public',
    summary: 'Próba',
    subtasks: [{ description: 'Mennyi?', controls, hints: ['Gondolkodj!', 'Számolj!'] }],
    ...rest,
  })
}

/** Grades answers to the controls of one sub-task. */
export function grade(
  controls: ControlSource[],
  answers: readonly Answer[],
  {
    script = '',
    seed = 1,
    difficultyLevel = 1,
  }: { script?: string; seed?: number; difficultyLevel?: DifficultyLevel } = {},
): CheckResult {
  return gradeFirst(compileExercise(exerciseOf({ script, controls })), answers, { seed, difficultyLevel })
}

export function gradeFirst(
  exercise: LoadedExercise,
  answers: readonly Answer[],
  ref: { seed: number; difficultyLevel: DifficultyLevel },
): CheckResult {
  const variant = exercise.variant(ref)
  return gradeSubtask({ controls: variant.controls(0) ?? [], keys: variant.keys(0), run: variant.run }, answers)
}
