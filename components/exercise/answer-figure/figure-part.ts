import type { AnswerFigure } from '@/lib/domain/exercise/model'
import type { ControlState } from '../player/control-state'
import type { FigureState } from './figure-draft'

/** What the part for figures of some kinds gets. */
export interface FigurePartProps<Kind extends AnswerFigure['kind']> {
  readonly figure: Extract<AnswerFigure, { kind: Kind }>
  readonly control: FigureState
  readonly onChange: (control: ControlState) => void
  readonly isLocked: boolean
}

/** A place in the units of the drawing. */
export type Point = readonly [x: number, y: number]
