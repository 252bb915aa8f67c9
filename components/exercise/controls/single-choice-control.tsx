import { useId } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { toPlainText } from '@/lib/shared/plain-text'
import { ExerciseText } from '../exercise-text'
import { fieldMark } from '../player/control-state'
import { optionClass, optionsClass, RADIO_CLASS, WRONG_RADIO_CLASS } from './answer-class'
import type { ControlViewProps } from './control-view-props'

export function SingleChoiceControl({ control, onChange, isLocked, markId }: ControlViewProps<'single-choice'>) {
  const name = useId()
  const missText = control.isRepeated ? exerciseMessages.chosenBefore : exerciseMessages.chosen
  return (
    // Nearer to the card below; in what is tried the buttons may follow.
    <fieldset
      disabled={isLocked}
      className={`max-sm:-mb-4 low:-mb-5 in-[.trial]:mb-0! ${optionsClass(control.props.options)}`}
    >
      <legend className="mb-2.5 text-base text-quiet max-sm:in-[.trial]:mb-1.5 low:mb-1.5">
        {exerciseMessages.chooseOne}
      </legend>
      {control.props.options.map(({ label }, index) => {
        const isChosen = control.draft === index
        const mark = isChosen ? fieldMark(control, 0) : undefined
        const isMarked = isChosen && control.mark !== undefined
        const isMiss = mark === 'wrong'
        return (
          <label key={index} data-marked={isMarked ? '' : undefined} className={optionClass({ mark, isLocked })}>
            <input
              type="radio"
              name={name}
              data-field={0}
              checked={isChosen}
              onChange={() => onChange({ ...control, draft: index })}
              aria-label={toPlainText(label)}
              aria-describedby={isMarked ? markId : undefined}
              className={isMiss ? WRONG_RADIO_CLASS : RADIO_CLASS}
            />
            <span className="min-w-0">
              <ExerciseText source={label} inline />
            </span>
            {isMarked && (
              <span
                id={markId}
                className={`absolute right-3 -bottom-2.75 z-1 low:right-1 low:-bottom-2.25 rounded-full border-2 bg-raised px-2 py-0.5 low:py-px text-sm low:text-[0.8125rem] leading-none low:leading-none font-semibold whitespace-nowrap ${isMiss ? 'border-miss text-miss' : 'border-leaf text-leaf'}`}
              >
                {isMiss ? missText : exerciseMessages.markCorrect}
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
