import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { toPlainText } from '@/lib/shared/plain-text'
import { ExerciseText } from '../exercise-text'
import { fieldMark } from '../player/control-state'
import { CHECKBOX_CLASS, optionClass, optionsClass } from './answer-class'
import type { ControlViewProps } from './control-view-props'

export function MultiChoiceControl({ control, onChange, isLocked, markId }: ControlViewProps<'multi-choice'>) {
  // What the box says, not its other state: one that was ticked before the page's code came may tell so twice.
  const tick = (ticked: number, isTicked: boolean) =>
    onChange({ ...control, draft: control.draft.map((old, index) => (index === ticked ? isTicked : old)) })
  return (
    <fieldset disabled={isLocked} aria-describedby={markId} className={optionsClass(control.props.options)}>
      <legend className="mb-2.5 text-base text-quiet low:mb-1.5">{exerciseMessages.chooseAll}</legend>
      {control.props.options.map(({ label }, index) => (
        <label key={index} className={optionClass({ mark: fieldMark(control, index), isLocked })}>
          <input
            type="checkbox"
            data-field={index}
            checked={control.draft[index] ?? false}
            onChange={({ target }) => tick(index, target.checked)}
            aria-label={toPlainText(label)}
            aria-invalid={fieldMark(control, index) === 'wrong' || undefined}
            className={CHECKBOX_CLASS}
          />
          <span className="min-w-0">
            <ExerciseText source={label} inline />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
