import { useId } from 'react'
import { CHOICE_CLASS, CHOICE_RADIO_CLASS } from '@/components/ui/choice-class'
import { FieldError } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import type { AccountKind, BirthYearLimits } from '@/lib/domain/account/model'
import { ageMessages as texts } from '@/lib/shared/messages/age'
import { type AgeDraft, type AgeField, isChild } from './age-draft'

interface AgeFieldsProps {
  readonly draft: AgeDraft
  readonly onChange: (draft: AgeDraft) => void
  readonly limits: BirthYearLimits
  readonly faults: Partial<Record<AgeField, string>> | undefined
}

const KINDS = Object.keys(texts.kinds) as AccountKind[]

/** Asks who somebody is; of pupils the year of birth, and of those under 16 the address of a parent. */
export function AgeFields({ draft, onChange, limits, faults = {} }: AgeFieldsProps) {
  return (
    <>
      <KindChoice kind={draft.kind} onChange={(kind) => onChange({ ...draft, kind })} fault={faults.kind} />
      {draft.kind === 'pupil' && (
        <TextField
          label={texts.birthYear}
          hint={texts.birthYearHint}
          name="birthYear"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          required
          value={draft.birthYear}
          onChange={({ target }) => onChange({ ...draft, birthYear: target.value })}
          error={faults.birthYear}
        />
      )}
      {isChild(draft, limits) && (
        <TextField
          label={texts.parentEmail}
          hint={texts.parentEmailHint}
          name="parentEmail"
          type="email"
          autoComplete="off"
          required
          error={faults.parentEmail}
        />
      )}
    </>
  )
}

interface KindChoiceProps {
  readonly kind: string
  readonly onChange: (kind: AccountKind) => void
  readonly fault: string | undefined
}

function KindChoice({ kind, onChange, fault }: KindChoiceProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      aria-describedby={fault ? `${id}-error` : undefined}
      aria-invalid={fault ? true : undefined}
      aria-required
      tabIndex={-1}
    >
      <p id={`${id}-question`} className="mb-1.5 font-semibold">
        {texts.question}
      </p>
      <div className="grid gap-2.5 sm:grid-cols-3">
        {KINDS.map((each) => (
          <label key={each} className={CHOICE_CLASS}>
            <input
              type="radio"
              name="kind"
              value={each}
              checked={each === kind}
              onChange={() => onChange(each)}
              className={CHOICE_RADIO_CLASS}
            />
            {texts.kinds[each]}
          </label>
        ))}
      </div>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </div>
  )
}
