'use client'

import { useState } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { mailAnswerMessages } from '@/lib/shared/messages/mail-answers'
import { AccountCard } from './account-card'
import { MailAnswered } from './mail-answered'
import { SubmitButton } from './submit-button'

interface ParentAnswerProps {
  readonly token: string
  /** Which of the two links of the mail it is. */
  readonly answer: 'agree' | 'refuse'
  readonly childName: string
  /** Most of it hidden. */
  readonly childAddress: string
  readonly createdAt: string | null
}

const { parent: texts, pending: pendingText } = mailAnswerMessages

/** Says whose account it is, and asks a parent for the press that agrees to it, or that deletes it. */
export function ParentAnswer({ token, answer, ...child }: ParentAnswerProps) {
  const [outcome, setOutcome] = useState<{ readonly taskId?: string }>()
  const { pending, faults, formProps } = useForm({
    send: async () => {
      if (answer === 'refuse') {
        setOutcome(await callApi('POST /account/parental-consent/refuse', { body: { token } }))
      } else {
        await callApi('POST /account/parental-consent/agree', { body: { token } })
        setOutcome({})
      }
    },
  })
  if (outcome?.taskId !== undefined) {
    return (
      <MailAnswered title={texts.refusedTitle} text={texts.refused}>
        <LinkButton href={`/task-status/${outcome.taskId}`} variant="secondary" className="mt-5 w-full">
          {texts.progress}
        </LinkButton>
      </MailAnswered>
    )
  }
  if (outcome) return <MailAnswered title={texts.agreedTitle} text={texts.agreed} />
  const agrees = answer === 'agree'
  return (
    <AccountCard
      title={agrees ? texts.agreeTitle : texts.refuseTitle}
      lead={agrees ? texts.agreeLead : texts.refuseLead}
    >
      <Child {...child} />
      {agrees && <WhatIsKept />}
      <form {...formProps} className="mt-6 space-y-5">
        {faults.form && <Notice tone="error">{faults.form}</Notice>}
        <SubmitButton label={agrees ? texts.agree : texts.refuse} pending={pending} pendingText={pendingText} />
      </form>
    </AccountCard>
  )
}

function Child({ childName, childAddress, createdAt }: Omit<ParentAnswerProps, 'token' | 'answer'>) {
  const rows = [
    [texts.name, childName || texts.unknown],
    [texts.address, childAddress],
    [texts.since, createdAt === null ? texts.unknown : formatDate(createdAt, HOME_TIME_ZONE)],
  ] as const
  return (
    <dl aria-label={texts.whose} className="space-y-2 rounded-card bg-leaf-wash px-4 py-3.5">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className="text-base text-quiet">{term}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function WhatIsKept() {
  return (
    <div className="mt-5">
      <p>{texts.agreeWhat}</p>
      <ul className="mt-2">
        {(['privacy', 'terms'] as const).map((document) => (
          <li key={document}>
            <a
              href={`/${document}`}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {texts.documents[document]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
