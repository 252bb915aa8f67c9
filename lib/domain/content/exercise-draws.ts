import type { Run } from '@/interpreter'
import type { DifficultyLevel, GeneratedExercise } from '@/lib/domain/exercise/model'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import { nestedStrings } from '@/lib/shared/nested-strings'

/** So many draws of a level are compared with each other. */
export const COMPARED_DRAWS = 30

/** One draw of an exercise, with what the server keeps of each sub-task. */
export interface Draw {
  readonly run: Run
  readonly question: GeneratedExercise
  readonly subTasks: readonly DrawnSubtask[]
}

export interface DrawnSubtask {
  readonly keys: readonly ControlAnswerKey[]
  readonly hints: readonly string[]
}

/** The first draws of one level, the same whatever number of seeds is checked. */
export interface LevelDraws {
  readonly level: DifficultyLevel
  readonly draws: readonly Draw[]
}

/** What a pupil reads above an exercise and in one of its sub-tasks, options included; their order does not matter. */
export function subTaskText({ description, subTasks }: GeneratedExercise, subTask: number): string {
  const { description: question = '', controls = [] } = subTasks[subTask] ?? {}
  const labels = controls.flatMap(({ props }) => {
    const { figure: _, ...rest } = 'figure' in props ? props : { ...props, figure: undefined }
    return nestedStrings(rest).toSorted()
  })
  return [description, question, ...labels].join('\n')
}
