import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Notice } from '@/components/ui/notice'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { AnswerFigureView } from '../answer-figure/answer-figure-view'
import { type ControlState, fieldCount, groupMark, rebaseEdit } from '../player/control-state'
import { BinaryChoiceControl } from './binary-choice-control'
import { ControlMark } from './control-mark'
import { FormulaControl } from './formula-control'
import { FractionNumberControl } from './fraction-number-control'
import { MultiChoiceControl } from './multi-choice-control'
import { NumberListControl } from './number-list-control'
import { PointControl } from './point-control'
import { hasSameAnswer, readPreHydrationAnswer } from './pre-hydration-answer'
import { SimpleTextControl } from './simple-text-control'
import { SingleChoiceControl } from './single-choice-control'
import { SingleNumberControl } from './single-number-control'

interface ControlViewProps {
  readonly control: ControlState
  /** Index of the control in its sub-task. */
  readonly index: number
  readonly onChange: (control: ControlState) => void
  readonly isLocked: boolean
}

/** A control of any type, with what the last check said of it. */
export function ControlView({ control, index, onChange, isLocked }: ControlViewProps) {
  const id = useId()
  const view = useRef<HTMLDivElement>(null)
  const latest = useRef(control)
  useLayoutEffect(() => {
    latest.current = control
  }, [control])
  function change(edited: ControlState): void {
    latest.current = rebaseEdit(latest.current, control, edited)
    onChange(latest.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code takes over from the server's page
  useEffect(() => {
    if (isLocked || !view.current) return
    const early = readPreHydrationAnswer(view.current, control)
    if (!hasSameAnswer(early, control)) change(early)
  }, [])
  const markId = control.mark ? id : undefined
  const rest = { onChange: change, isLocked, markId }
  const ofGroup = groupMark(control)
  // A choice says it itself.
  const isMarkedInside = control.type === 'single-choice'
  return (
    <div
      ref={view}
      data-control={index}
      data-mark={control.mark}
      className={classNames(
        'relative space-y-2.5',
        isOfFields(control) && 'w-fit max-w-full',
        // What is around it all leaves a figure above alone.
        fieldCount(control) > 1 && 'max-sm:in-[.trial]:first:mt-3',
        ofGroup && `rounded-control outline-2 outline-offset-6 ${FRAMES[ofGroup]}`,
      )}
    >
      <AnswerFigureView control={control} onChange={change} isLocked={isLocked} />
      {renderControl(control, rest)}
      {control.mark && !isMarkedInside && (
        <ControlMark
          id={id}
          mark={control.mark}
          isOfGroup={ofGroup !== undefined}
          isRepeated={control.isRepeated === true}
        />
      )}
    </div>
  )
}

const FRAMES = { wrong: 'outline-miss', ungraded: 'outline-sky' }

/** Whether it is as wide as what is typed into it, and not as the page. */
function isOfFields({ type, props }: ControlState): boolean {
  return type === 'fraction-number' || type === 'point' || (type === 'number-list' && !props.multiLine)
}

interface RestProps extends Pick<ControlViewProps, 'onChange' | 'isLocked'> {
  readonly markId: string | undefined
}

/** The registry of control types. A switch, so that each view gets the properties and the draft of its own type. */
function renderControl(control: ControlState, rest: RestProps) {
  switch (control.type) {
    case 'single-number':
      return <SingleNumberControl control={control} {...rest} />
    case 'fraction-number':
      return <FractionNumberControl control={control} {...rest} />
    case 'number-list':
      return <NumberListControl control={control} {...rest} />
    case 'simple-text':
      return <SimpleTextControl control={control} {...rest} />
    case 'expression':
    case 'number-set':
    case 'interval':
      return <FormulaControl control={control} {...rest} />
    case 'point':
      return <PointControl control={control} {...rest} />
    case 'single-choice':
      return <SingleChoiceControl control={control} {...rest} />
    case 'binary-choice':
      return <BinaryChoiceControl control={control} {...rest} />
    case 'multi-choice':
      return <MultiChoiceControl control={control} {...rest} />
    default:
      return <UnknownControl control={control} />
  }
}

/** Content newer than this code may name a type that it does not know. */
function UnknownControl({ control }: { readonly control: never }) {
  const { type } = control as { type: string }
  return <Notice tone="error">{exerciseMessages.unknownControl(type)}</Notice>
}
