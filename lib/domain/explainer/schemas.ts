import { z } from 'zod'
import { CheckAnswer } from '@/lib/domain/exercise/schemas'

const Markdown = z.string().describe('Markdown with `$…$` mathematics.')

/** What `POST /explainer/{id}/check` answers. */
export const ExplainerCheckAnswer = CheckAnswer.omit({ wayOn: true })

/** What `POST /explainer/{id}/solution` answers. */
export const ExplainerSolutionAnswer = z.strictObject({
  say: Markdown.describe(
    'A step of the example as it is solved; of a scene the right answer. Empty where that is a picture.',
  ),
  why: Markdown.exactOptional().describe('Why that is the answer.'),
  show: Markdown.exactOptional().describe(
    'A text with one figure or a formula; absent where the picture stays as it is.',
  ),
  spoken: z.string().describe('`say` and `why` for a voice.'),
  durationMs: z.int().min(0).describe('How long reading it takes at the ordinary speed.'),
})
