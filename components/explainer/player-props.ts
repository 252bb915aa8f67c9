import type { RenderedTexts } from '@/components/exercise/exercise-text'
import type { Beat, ExplainerQuestion, ExplainerView } from '@/lib/domain/explainer/model/view'

/** What the player needs to know of a moment; its picture and its caption stand in the document. */
export type PlayedBeat = Pick<Beat, 'chapter' | 'spoken' | 'durationMs' | 'question'>

/** What the page gives the player of an explainer. */
export interface PlayerProps {
  readonly id: string
  readonly seed: number
  readonly beats: readonly PlayedBeat[]
  readonly questions: readonly ExplainerQuestion[]
  /** The texts of the questions as the server rendered them. */
  readonly texts: RenderedTexts
  readonly exercise: ExplainerView['exercise']
  /** With other numbers. */
  readonly nextSeed: number
}
