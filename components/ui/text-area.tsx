import { type ReactNode, type Ref, useId } from 'react'
import { textAreaMessages } from '@/lib/shared/messages/text-area'
import { Field } from './field'
import { INPUT_CLASS } from './input-class'

interface TextAreaProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows: number
  /** In UTF-16 units, as browsers count. */
  readonly maxLength: number
  readonly required?: boolean
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A field for several lines that shows how much fits, and says so when little is left. */
export function TextArea({ label, hint, error, value, onChange, maxLength, ...rest }: TextAreaProps) {
  const countId = useId()
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {({ 'aria-describedby': describedBy, ...control }) => (
          <textarea
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            maxLength={maxLength}
            aria-describedby={describedBy ? `${describedBy} ${countId}` : countId}
            className={`min-h-20 resize-y leading-normal ${INPUT_CLASS}`}
          />
        )}
      </Field>
      <p id={countId} className="mt-1 text-right text-base text-quiet tabular-nums">
        {textAreaMessages.count(value.length, maxLength)}
      </p>
      <p role="status" className="sr-only">
        {announce(maxLength - value.length)}
      </p>
    </div>
  )
}

/** How few characters must be left for it to be said: at some numbers, since nobody wants to hear each. */
const ANNOUNCED = [0, 10, 25, 50, 100]

function announce(remaining: number): string {
  const atMost = ANNOUNCED.find((limit) => remaining <= limit)
  if (atMost === undefined) return ''
  return atMost === 0 ? textAreaMessages.full : textAreaMessages.remaining(atMost)
}
