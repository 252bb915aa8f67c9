'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { classNames } from '@/components/ui/class-names'
import { InlineError } from '@/components/ui/inline-error'
import { SignInAgain } from '@/components/ui/sign-in-again'
import { asApiError, callApi } from '@/lib/client/api'
import type { PracticeChoice as Choice } from '@/lib/domain/practice/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { errorMessages } from '@/lib/shared/messages/errors'

interface PracticeChoiceProps<Name extends keyof Choice> {
  readonly name: Name
  readonly label: string
  readonly options: readonly { readonly value: NonNullable<Choice[Name]>; readonly text: string }[]
  readonly chosen: Choice[Name]
  /** The id of what takes the focus where the choice itself is gone once it is made. */
  readonly next?: string | undefined
}

/** One of the things that a pupil chooses for practising: a press keeps it, and the page shows what follows from it. */
export function PracticeChoice<Name extends keyof Choice>({
  name,
  label,
  options,
  chosen,
  next,
}: PracticeChoiceProps<Name>) {
  const router = useRouter()
  const [isRefreshing, refresh] = useTransition()
  const [sending, setSending] = useState<Choice[Name]>()
  const [fault, setFault] = useState<ErrorCode>()
  const isMade = useRef(false)
  useEffect(
    () => () => {
      if (isMade.current && next !== undefined) document.getElementById(next)?.focus()
    },
    [next],
  )

  async function choose(value: NonNullable<Choice[Name]>) {
    if (sending !== undefined || isRefreshing) return
    setFault(undefined)
    setSending(value)
    try {
      await callApi('PUT /practice/settings', { body: { [name]: value } })
      isMade.current = true
      refresh(() => router.refresh())
    } catch (error) {
      setFault(asApiError(error).code)
    } finally {
      setSending(undefined)
    }
  }

  return (
    <fieldset aria-busy={sending !== undefined || isRefreshing} className="mt-3">
      <legend className="text-base font-semibold">{label}</legend>
      <div
        className={classNames(
          'mt-2 flex flex-wrap gap-2.5',
          // Eight grades are two even rows of a phone.
          name === 'grade' && 'max-sm:grid max-sm:grid-cols-4 max-sm:gap-1.5 max-sm:*:px-1',
        )}
      >
        {options.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => void choose(value)}
            className="chip"
          >
            {text}
          </button>
        ))}
      </div>
      {fault && (
        <InlineError className="mt-3">
          {errorMessages[fault]}
          {fault === 'unauthenticated' && <SignInAgain />}
        </InlineError>
      )}
    </fieldset>
  )
}
