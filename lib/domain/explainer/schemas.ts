import { CheckAnswer } from '@/lib/domain/exercise/schemas'

/** What `POST /explainer/{id}/check` answers. */
export const ExplainerCheckAnswer = CheckAnswer.omit({ wayOn: true })
