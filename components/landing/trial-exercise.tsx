'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FrownIcon, SmileIcon } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { trialMessages as trial } from '@/lib/messages/landing'

type Option = (typeof trial.options)[number]

/** One question to try without an account. Its answer is no secret, so it is checked right here. */
export function TrialExercise() {
  const id = useId()
  const [chosen, setChosen] = useState<Option>()
  const [checked, setChecked] = useState<Option | 'nothing'>()

  function check(event: FormEvent) {
    event.preventDefault()
    setChecked(chosen ?? 'nothing')
  }

  return (
    <Card as="section" raised aria-labelledby={id} className="p-5 sm:p-6">
      <h2 id={id} className="font-sans text-base font-semibold tracking-normal text-leaf">
        {trial.title}
      </h2>
      <form onSubmit={check}>
        <fieldset>
          <legend className="mt-2 mb-4 text-xl leading-snug font-semibold text-balance">{trial.question}</legend>
          <div className="grid gap-2.5">
            {trial.options.map((option) => (
              <label
                key={option.label}
                className="flex min-h-13 items-center gap-3 rounded-control border-2 border-control px-4 text-lg tabular-nums transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
              >
                <input
                  type="radio"
                  name="trial"
                  checked={chosen === option}
                  onChange={() => setChosen(option)}
                  className="size-5 accent-leaf outline-none"
                />
                {option.label}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="mt-4 w-full">
          {trial.check}
        </Button>
      </form>
      <div role="status">{checked && <Feedback checked={checked} />}</div>
    </Card>
  )
}

function Feedback({ checked }: { readonly checked: Option | 'nothing' }) {
  if (checked === 'nothing') return <p className="mt-4 font-semibold">{trial.choose}</p>
  const { right, feedback } = checked
  const Face = right ? SmileIcon : FrownIcon
  return (
    <>
      <div
        className={`mt-4 grid grid-cols-[auto_1fr] gap-x-3 rounded-card px-4 py-3.5 ${right ? 'bg-leaf-wash' : 'bg-berry-wash'}`}
      >
        <Face size={28} className={right ? 'text-leaf' : 'text-berry'} />
        <div>
          <strong className="block font-display text-lg">{right ? trial.rightTitle : trial.wrongTitle}</strong>
          {feedback}
        </div>
      </div>
      {right && (
        <LinkButton href="/register" variant="secondary" className="mt-3 w-full">
          {trial.next}
        </LinkButton>
      )}
    </>
  )
}
