import { useId } from 'react'
import { toPlainText } from '@/components/rich-text/plain-text'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { ExerciseText } from '../exercise-text'
import { optionClass, RADIO_CLASS } from './answer-class'
import type { ControlViewProps } from './control-view-props'

export function SingleChoiceControl({ control, onChange, isLocked, markId }: ControlViewProps<'single-choice'>) {
  const name = useId()
  const optionLook = optionClass({ mark: control.mark, isLocked })
  return (
    <fieldset disabled={isLocked} aria-describedby={markId} className="grid gap-2.5">
      <legend className="mb-2.5 text-base text-quiet">{exerciseMessages.chooseOne}</legend>
      {control.props.options.map(({ label }, index) => (
        <label key={index} className={optionLook}>
          <input
            type="radio"
            name={name}
            data-field={0}
            checked={control.draft === index}
            onChange={() => onChange({ ...control, draft: index })}
            aria-label={toPlainText(label)}
            aria-invalid={control.mark === 'wrong' || undefined}
            className={RADIO_CLASS}
          />
          <span className="min-w-0">
            <ExerciseText source={label} inline />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
