import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { figureScales, isBeyondFigure } from '@/lib/domain/exercise/model/figure-answer'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { ExerciseText } from '../exercise-text'
import { type FigureState, typedOf } from './figure-draft'

interface FigureFrameProps {
  readonly control: FigureState
  readonly isLocked: boolean
  /** What lies over the picture. */
  readonly children: ReactNode
}

/** The empty picture to answer in, which has its room from the beginning: what answers in it comes later. */
export function FigureFrame({ control, isLocked, children }: FigureFrameProps) {
  const { kind, drawing } = control.props.figure
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, which would be read before each slider
    <div role="group" aria-label={messages.name} className="w-fit max-w-full space-y-2" data-figure={kind}>
      {/* It keeps its place when there is nothing left to answer, so that nothing moves. */}
      <p className={classNames('text-base text-quiet print:hidden', isLocked && 'invisible')}>{hintOf(control)}</p>
      <div className="relative w-fit max-w-full">
        <ExerciseText source={drawing} inline />
        {children}
      </div>
      <p role="status" className="text-base text-sky empty:hidden">
        {isBeyondFigure(control, typedOf(control)) ? messages.beyond : null}
      </p>
    </div>
  )
}

function hintOf(control: FigureState): string {
  const { kind } = control.props.figure
  const values = figureScales(control).length
  switch (kind) {
    case 'number-line':
      return messages.hint[kind](values)
    case 'coordinate-plane':
      return messages.hint[kind](values / 2, control.type === 'point' ? control.props.shape : undefined)
    case 'fraction-bar':
    case 'fraction-pie':
    case 'clock':
      return messages.hint[kind]
  }
}
