import type { RenderedTexts } from '@/components/exercise/exercise-text'
import { renderTexts } from '@/components/exercise/rendered-texts'
import type { ExplainerQuestion } from '@/lib/domain/explainer/model'

/** Every text of the questions, rendered on the server for the player. */
export function renderQuestionTexts(questions: readonly ExplainerQuestion[]): RenderedTexts {
  return renderTexts({
    seed: 1,
    difficultyLevel: 1,
    description: '',
    subTasks: questions.map(({ question, control }) => ({
      description: question,
      controls: [control],
      maxHints: 0,
      hasHints: false,
    })),
  })
}
