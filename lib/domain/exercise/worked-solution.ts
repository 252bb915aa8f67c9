import type { WorkedSubtask } from './model'
import { toPaperControl } from './paper-control'
import type { ExerciseVariant } from './variant/exercise-variant'

/**
 * The right answers and hints of every sub-task. They are for Premium users: who asks decides that before.
 */
export function workedSolution(variant: ExerciseVariant): readonly WorkedSubtask[] {
  return variant.question().subTasks.map(({ controls }, subTask) => {
    const keys = variant.keys(subTask)
    const scheme = variant.scheme(subTask)
    return {
      ...(scheme && { scheme }),
      controls: controls.map((control, index) => {
        const controlKey = keys[index]
        return controlKey ? toPaperControl(control, controlKey) : control
      }),
      hints: variant.hints(subTask),
    }
  })
}
