'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import { mailAnswerMessages } from '@/lib/shared/messages/mail-answers'
import { AccountCard } from './account-card'
import { MailAnswered } from './mail-answered'
import { SubmitButton } from './submit-button'

interface NewsletterConfirmationProps {
  readonly token: string
  /** Most of it hidden. */
  readonly address: string
}

const { newsletter: texts, pending: pendingText } = mailAnswerMessages

/** Asks for the press that is the consent: programs that look for viruses open the links of mails too. */
export function NewsletterConfirmation({ token, address }: NewsletterConfirmationProps) {
  const [done, setDone] = useState(false)
  const { pending, faults, formProps } = useForm({
    send: async () => {
      await callApi('POST /account/newsletter/confirm', { body: { token } })
      setDone(true)
    },
  })
  if (done) return <MailAnswered title={texts.doneTitle} text={texts.done} />
  return (
    <AccountCard title={texts.title} lead={texts.lead(address)}>
      <form {...formProps} className="space-y-5">
        {faults.form && <Notice tone="error">{faults.form}</Notice>}
        <SubmitButton label={texts.submit} pending={pending} pendingText={pendingText} />
        <p className="text-quiet">{texts.no}</p>
      </form>
    </AccountCard>
  )
}
