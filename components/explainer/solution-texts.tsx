import { ExerciseText } from '@/components/exercise/exercise-text'
import type { ExplainerSolution } from '@/lib/domain/explainer/model/solution'

/**
 * What was told of questions that were left out, by the moment. It is not seen here: the player takes its pictures and
 * captions from it as it does from the text of the explainer.
 */
export function SolutionTexts({ solutions }: { readonly solutions: ReadonlyMap<number, ExplainerSolution> }) {
  return (
    <div data-explainer="" hidden>
      {[...solutions].map(([moment, { say, why, show }]) => (
        <div key={moment}>
          {show && (
            <div data-picture={moment}>
              <ExerciseText source={show} />
            </div>
          )}
          <div data-solution={moment} className="space-y-2 leading-relaxed">
            {say && <ExerciseText source={say} />}
            {why && <ExerciseText source={why} />}
          </div>
        </div>
      ))}
    </div>
  )
}
