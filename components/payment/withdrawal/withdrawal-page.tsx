'use client'

import { useEffect, useReducer, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { BackIcon } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PendingDots } from '@/components/ui/pending-dots'
import { RetryNotice } from '@/components/ui/retry-notice'
import { SignInAgain } from '@/components/ui/sign-in-again'
import { SiteLink } from '@/components/ui/site-link'
import { asApiError, callApi } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { formatDate, formatDateTime, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { errorMessages } from '@/lib/shared/messages/errors'
import { withdrawalMessages as messages } from '@/lib/shared/messages/payment-withdrawal'
import { refundText } from './refund-text'
import { type WithdrawalEvent, type WithdrawalState, withdrawalReducer } from './withdrawal-state'

interface WithdrawalPageProps {
  /** Who withdraws. */
  readonly name: string
  readonly email: string
}

type Dispatch = (event: WithdrawalEvent) => void

/**
 * Withdrawing from the purchase: a statement, a step that confirms it, and the acknowledgement (directive 2011/83/EU,
 * article 11a, as amended by (EU) 2023/2673).
 */
export function WithdrawalPage(who: WithdrawalPageProps) {
  const [withdrawal, dispatch] = useReducer(withdrawalReducer, { state: 'loading' })
  const title = useRef<HTMLHeadingElement>(null)
  const isFirst = withdrawal.state === 'loading'

  useEffect(() => {
    if (!isFirst) return
    const leaving = new AbortController()
    void load(dispatch, leaving.signal)
    return () => leaving.abort()
  }, [isFirst])

  // Each step takes the place of the one before.
  useEffect(() => {
    if (withdrawal.state === 'confirmation' || withdrawal.state === 'done') title.current?.focus()
  }, [withdrawal.state])

  return (
    <div className="page-width max-w-2xl pt-8 pb-20">
      <SiteLink
        href="/subscription"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
      >
        <BackIcon size={20} />
        {messages.back}
      </SiteLink>
      <h1 className="mt-2 text-title">{messages.title}</h1>
      <Card as="section" raised aria-busy={isFirst} className="mt-6 p-5 sm:p-8">
        <h2 ref={title} tabIndex={-1} className="text-heading empty:hidden">
          {titleOf(withdrawal)}
        </h2>
        <Step withdrawal={withdrawal} dispatch={dispatch} who={who} />
      </Card>
    </div>
  )
}

function titleOf({ state }: WithdrawalState): string | undefined {
  return state === 'loading' || state === 'failed' ? undefined : messages[state].title
}

async function load(dispatch: Dispatch, leaving: AbortSignal): Promise<void> {
  try {
    const { withdrawal, withdrawn } = await callApi('GET /payment/rights', { signal: leaving })
    if (leaving.aborted) return
    dispatch(withdrawn ? { type: 'withdrawn', answer: withdrawn } : { type: 'loaded', until: withdrawal?.until })
  } catch (error) {
    if (leaving.aborted) return
    asApiError(error)
    dispatch({ type: 'load-failed' })
  }
}

async function confirm(dispatch: Dispatch): Promise<void> {
  dispatch({ type: 'confirm' })
  try {
    dispatch({ type: 'withdrawn', answer: await callApi('POST /payment/withdraw', { body: { confirm: true } }) })
  } catch (error) {
    dispatch({ type: 'refused', reason: asApiError(error).code })
  }
}

interface StepProps {
  readonly withdrawal: WithdrawalState
  readonly dispatch: Dispatch
  readonly who: WithdrawalPageProps
}

function Step({ withdrawal, dispatch, who }: StepProps) {
  switch (withdrawal.state) {
    case 'loading':
      return (
        <>
          <p role="status">{messages.loading}</p>
          <p className="mt-4 text-leaf">
            <PendingDots />
          </p>
        </>
      )
    case 'failed':
      return (
        <RetryNotice retry={messages.retry} onRetry={() => dispatch({ type: 'load' })}>
          {messages.failed}
        </RetryNotice>
      )
    case 'none':
      return <p className="mt-3">{messages.none.text}</p>
    case 'statement':
      return <Statement until={withdrawal.until} who={who} onNext={() => dispatch({ type: 'declare' })} />
    case 'confirmation':
      return (
        <Confirmation {...withdrawal} onConfirm={() => confirm(dispatch)} onBack={() => dispatch({ type: 'back' })} />
      )
    case 'done':
      return <Done answer={withdrawal.answer} />
  }
}

interface StatementProps {
  readonly until: string
  readonly who: WithdrawalPageProps
  readonly onNext: () => void
}

function Statement({ until, who, onNext }: StatementProps) {
  const { statement } = messages
  const facts = [
    [statement.who, who.name],
    [statement.email, who.email],
    [statement.contract, statement.product],
    [statement.until, formatDate(until, HOME_TIME_ZONE)],
  ] as const
  return (
    <>
      <p className="mt-3">{statement.text}</p>
      <dl className="mt-4 grid gap-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-base text-quiet">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 font-sans font-[650]">{statement.effectsTitle}</h3>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {statement.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Button onClick={onNext} className="mt-6">
        {statement.next}
      </Button>
    </>
  )
}

interface ConfirmationProps {
  readonly pending: boolean
  readonly fault?: ErrorCode | undefined
  readonly onConfirm: () => void
  readonly onBack: () => void
}

function Confirmation({ pending, fault, onConfirm, onBack }: ConfirmationProps) {
  const { confirmation } = messages
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault) notice.current?.focus()
  }, [fault])
  return (
    <>
      <p className="mt-3">{confirmation.text}</p>
      {fault && (
        <Notice tone="error" ref={notice} className="mt-4">
          {confirmation.failed(errorMessages[fault])}
          {fault === 'unauthenticated' && <SignInAgain />}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {pending && confirmation.pending}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="danger" onClick={onConfirm} pending={pending}>
          {confirmation.confirm}
        </Button>
        <Button variant="secondary" onClick={onBack} aria-disabled={pending}>
          {confirmation.back}
        </Button>
      </div>
    </>
  )
}

function Done({ answer }: { readonly answer: Extract<WithdrawalState, { state: 'done' }>['answer'] }) {
  const { done } = messages
  return (
    <>
      <p className="mt-3">{done.text(formatDateTime(answer.withdrawnAt, HOME_TIME_ZONE))}</p>
      <p className="mt-2">{refundText(answer)}</p>
      <LinkButton href="/" className="mt-6">
        {done.home}
      </LinkButton>
    </>
  )
}
