import type { LoadedExercise } from './load-exercise'
import type { GeneratedExercise, WorkedSubtask } from './model'
import { toPaperControl } from './paper-control'

/**
 * The right answers and hints of every sub-task. They are for Premium users: who asks decides that before.
 *
 * @param generated the exercise for the seed and level whose solution is wanted.
 */
export function workedSolution(exercise: LoadedExercise, generated: GeneratedExercise): readonly WorkedSubtask[] {
  const key = exercise.key.keyFor(generated)
  return generated.subTasks.map(({ controls }, subTask) => {
    const keys = key.controls(subTask)
    return {
      controls: controls.map((control, index) => {
        const controlKey = keys[index]
        return controlKey ? toPaperControl(control, controlKey) : control
      }),
      hints: key.hints(subTask),
    }
  })
}
