import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import type { RenderedTexts } from '../exercise/exercise-text'

/** One of the exercises of a grade that can be tried, and what follows it. */
export interface TrialOffer {
  readonly grade: number
  /** Of the exercise among those of its grade, from 1. */
  readonly position: number
  /** All of the grade, in their order. */
  readonly exercises: readonly { readonly exercise: string; readonly title: string }[]
  readonly isFixed: boolean
  readonly generated: GeneratedExercise
  /** Its texts as the server rendered them, for whom they are not in the document already. */
  readonly texts: RenderedTexts | undefined
}
