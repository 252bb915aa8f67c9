import type { RenderedTexts } from '@/components/exercise/exercise-text'
import type { Beat, ExplainerQuestion } from '@/lib/domain/explainer/model/view'

/** What the player needs to know of a moment; its picture and its caption stand in the document. */
export type PlayedBeat = Pick<Beat, 'chapter' | 'spoken' | 'durationMs' | 'question'>

/** Where one goes on from an explainer: to its exercise, or to where one came from. */
export interface WayOn {
  readonly href: string
  readonly label: string
}

/** What the page gives the player of an explainer. */
export interface PlayerProps {
  readonly id: string
  readonly seed: number
  readonly beats: readonly PlayedBeat[]
  readonly questions: readonly ExplainerQuestion[]
  /** The texts of the questions as the server rendered them. */
  readonly texts: RenderedTexts
  readonly goOn: WayOn
  /** How high the pictures of the text without a drawing were when it was last seen, by their moments. */
  readonly heights: ReadonlyMap<number, number>
  /** The address of the same with other numbers. */
  readonly renewed: string
}
