import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { ControlState } from '../player/control-state'
import { type FigureState, hasFigure } from './figure-draft'
import { FigureFrame } from './figure-frame'
import type { FigurePartProps } from './figure-part'

interface AnswerFigureViewProps {
  readonly control: ControlState
  readonly onChange: (control: ControlState) => void
  readonly isLocked: boolean
}

/* Each comes with the pages alone that have such a figure. */
const NumberLinePart = lazyWithRetry<FigurePartProps<'number-line'>>(
  async () => (await import('./number-line-part')).NumberLinePart,
)
const PlanePart = lazyWithRetry<FigurePartProps<'coordinate-plane'>>(
  async () => (await import('./plane-part')).PlanePart,
)
const PartsPart = lazyWithRetry<FigurePartProps<'fraction-bar' | 'fraction-pie'>>(
  async () => (await import('./shading-part')).ShadingPart,
)
const ClockPart = lazyWithRetry<FigurePartProps<'clock'>>(async () => (await import('./clock-part')).ClockPart)

/** The figure in which a control may be answered, where it has one. What it shows is what stands in the fields. */
export function AnswerFigureView({ control, onChange, isLocked }: AnswerFigureViewProps) {
  if (!hasFigure(control)) return null
  return (
    <FigureFrame control={control} isLocked={isLocked}>
      <AnsweringPart control={control} onChange={onChange} isLocked={isLocked} />
    </FigureFrame>
  )
}

interface AnsweringPartProps extends AnswerFigureViewProps {
  readonly control: FigureState
}

function AnsweringPart({ control, ...rest }: AnsweringPartProps) {
  const { figure } = control.props
  switch (figure.kind) {
    case 'number-line':
      return <NumberLinePart figure={figure} control={control} {...rest} />
    case 'coordinate-plane':
      return <PlanePart figure={figure} control={control} {...rest} />
    case 'fraction-bar':
    case 'fraction-pie':
      return <PartsPart figure={figure} control={control} {...rest} />
    case 'clock':
      return <ClockPart figure={figure} control={control} {...rest} />
  }
}
