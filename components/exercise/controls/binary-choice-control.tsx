import { useId } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { toPlainText } from '@/lib/shared/plain-text'
import { ExerciseText } from '../exercise-text'
import { fieldMark } from '../player/control-state'
import { optionClass, RADIO_CLASS } from './answer-class'
import type { ControlViewProps } from './control-view-props'

export function BinaryChoiceControl({ control, onChange, isLocked, markId }: ControlViewProps<'binary-choice'>) {
  const id = useId()
  const decide = (decided: number, choice: boolean) =>
    onChange({ ...control, draft: control.draft.map((old, index) => (index === decided ? choice : old)) })
  return (
    <fieldset disabled={isLocked} aria-describedby={markId}>
      <legend className="mb-2.5 text-base text-quiet">{exerciseMessages.decideEach}</legend>
      <div className="divide-y divide-line">
        {control.props.options.map((option, index) => (
          <div
            key={index}
            data-statement=""
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 py-3.5"
          >
            <span className="min-w-0 grow basis-64">
              <ExerciseText source={option.statement} inline />
            </span>
            <div
              role="radiogroup"
              aria-label={toPlainText(option.statement)}
              aria-invalid={fieldMark(control, index) === 'wrong' || undefined}
              className="flex max-w-full flex-wrap gap-2.5"
            >
              {[true, false].map((choice) => (
                <label key={String(choice)} className={optionClass({ mark: fieldMark(control, index), isLocked })}>
                  <input
                    type="radio"
                    name={`${id}-${index}`}
                    data-field={index}
                    checked={control.draft[index] === choice}
                    onChange={() => decide(index, choice)}
                    aria-label={toPlainText(choice ? option.trueLabel : option.falseLabel)}
                    className={RADIO_CLASS}
                  />
                  <span className="min-w-0">
                    <ExerciseText source={choice ? option.trueLabel : option.falseLabel} inline />
                  </span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
