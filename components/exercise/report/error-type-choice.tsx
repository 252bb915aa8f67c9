import { CHOICE_CLASS, CHOICE_RADIO_CLASS } from '@/components/ui/choice-class'
import { type ErrorType, errorTypes } from '@/lib/domain/feedback/model/fields'
import { errorReportMessages as messages } from '@/lib/shared/messages/error-report'

interface ErrorTypeChoiceProps {
  readonly value: ErrorType
  readonly onChange: (type: ErrorType) => void
}

/** What kind of fault it is. One is always chosen, so that there is nothing to forget. */
export function ErrorTypeChoice({ value, onChange }: ErrorTypeChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{messages.type}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {errorTypes.map((type) => (
          <label key={type} className={CHOICE_CLASS}>
            <input
              type="radio"
              name="errorType"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className={CHOICE_RADIO_CLASS}
            />
            {messages.types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
