'use client'

import { type FormEvent, useEffect, useId, useReducer, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { FrownIcon, HintIcon, RefreshIcon, SmileIcon } from '@/components/ui/solving-icons'
import { optionsOf, type Sale, saleOf, type TrialOption } from '@/lib/domain/trial/model'
import { trialMessages as trial } from '@/lib/shared/messages/trial'
import { initialTrialState, MAX_HINTS, trialReducer } from './trial-state'

/**
 * An exercise to try without an account: with hints, a word on each mistake, and new numbers for the next round. Made
 * here for this page alone, it is checked right here, and shows nothing of the exercises of the site.
 */
export function TrialExercise() {
  const id = useId()
  const [{ round, chosen, checked, hintCount }, dispatch] = useReducer(trialReducer, initialTrialState)
  const options = useRef<HTMLDivElement>(null)
  const sale = saleOf(round)
  useEffect(() => {
    if (round > 0) options.current?.querySelector('input')?.focus()
  }, [round])

  function check(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'check' })
  }

  return (
    <Card as="section" raised aria-labelledby={id} className="p-5 sm:p-6">
      <h2 id={id} className="font-sans text-base font-semibold tracking-normal text-leaf">
        {trial.title}
      </h2>
      <form onSubmit={check}>
        <fieldset>
          <legend className="mt-2 mb-4 text-xl leading-snug font-semibold text-balance">
            {trial.question(round, sale)}
          </legend>
          <div ref={options} className="grid gap-2.5">
            {optionsOf(round).map((option) => (
              <label
                key={option.amount}
                className="flex min-h-13 items-center gap-3 rounded-control border-2 border-control px-4 text-lg tabular-nums transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
              >
                <input
                  type="radio"
                  name="trial"
                  checked={chosen?.amount === option.amount}
                  onChange={() => dispatch({ type: 'choose', option })}
                  className="size-5 accent-leaf outline-none"
                />
                {trial.amount(option.amount)}
              </label>
            ))}
          </div>
        </fieldset>
        <Hints sale={sale} count={hintCount} />
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button
            variant="secondary"
            aria-disabled={hintCount === MAX_HINTS}
            onClick={() => dispatch({ type: 'hint' })}
            className="grow px-4!"
          >
            <HintIcon size={20} />
            {trial.hint}
          </Button>
          <Button type="submit" className="grow-2 px-4!">
            {trial.check}
          </Button>
        </div>
      </form>
      <div role="status">{checked && <Feedback checked={checked} sale={sale} />}</div>
      {checked && checked !== 'nothing' && checked.thought === 'right' && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => dispatch({ type: 'again' })} className="grow px-4!">
            <RefreshIcon size={20} />
            {trial.again}
          </Button>
          <LinkButton href="/register" className="grow px-4!">
            {trial.next}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

interface HintsProps {
  readonly sale: Sale
  readonly count: number
}

/** The hints asked for so far; each is read out when it comes. */
function Hints({ sale, count }: HintsProps) {
  return (
    <ol aria-live="polite" aria-label={trial.hints} className="grid gap-2.5 not-empty:mt-4">
      {trial
        .hintTexts(sale)
        .slice(0, count)
        .map((text, index) => (
          <li
            key={text}
            className="grid grid-cols-[auto_1fr] gap-3 rounded-control bg-sun-wash px-4 py-2.5 leading-snug"
          >
            <b className="text-sun-ink tabular-nums">{`${index + 1}/${MAX_HINTS}`}</b>
            {text}
          </li>
        ))}
    </ol>
  )
}

interface FeedbackProps {
  readonly checked: TrialOption | 'nothing'
  readonly sale: Sale
}

function Feedback({ checked, sale }: FeedbackProps) {
  if (checked === 'nothing') return <p className="mt-4 font-semibold">{trial.choose}</p>
  const isRight = checked.thought === 'right'
  const Face = isRight ? SmileIcon : FrownIcon
  return (
    <div
      className={`mt-4 grid grid-cols-[auto_1fr] gap-x-3 rounded-card px-4 py-3.5 ${isRight ? 'bg-leaf-wash' : 'bg-berry-wash'}`}
    >
      <Face size={28} className={isRight ? 'text-leaf' : 'text-berry'} />
      <div>
        <strong className="block font-display text-lg">{isRight ? trial.rightTitle : trial.wrongTitle}</strong>
        {trial.feedback[checked.thought](sale)}
      </div>
    </div>
  )
}
