import { isExamTask } from '@/lib/domain/classification/model'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { readUsageView, type UsageParams } from '@/lib/domain/freemium/access'
import { type ContinuableExercise, EXERCISE_LIMIT, type UsageReading } from '@/lib/domain/freemium/model'
import { services } from '@/lib/server/services'

/** How an account stands, for a page: one that cannot tell it still shows the rest, so every failure is only reported. */
export async function loadUsage(question: UsageParams): Promise<UsageReading> {
  try {
    const view = await readUsageView(services(), question)
    const { limitReached, exercisesUsed } = view.usage
    return limitReached ? { ...view, continuable: await findContinuable(exercisesUsed) } : view
  } catch (error) {
    services().errorReporter.report(error, { part: 'usage' })
    return 'unavailable'
  }
}

/** The last of the started exercises, by name; one that is not public any more is left out. */
async function findContinuable(started: readonly string[]): Promise<readonly ContinuableExercise[]> {
  const { store } = services()
  const exercises = await Promise.all(started.slice(-EXERCISE_LIMIT).map((id) => loadExercise(store, id)))
  return exercises.flatMap((exercise) =>
    exercise ? [{ id: exercise.id, title: exercise.summary, isFixed: isExamTask(exercise.classifications) }] : [],
  )
}
