'use client'

import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { callApi } from '@/lib/client/api'
import type { ConfirmationSubject } from '@/lib/domain/account/model'
import { accountMessages } from '@/lib/shared/messages/account'
import { errorMessages } from '@/lib/shared/messages/errors'
import { AccountCard } from './account-card'
import { ConfirmationQuestion } from './confirmation-question'
import { DisownQuestion } from './disown-question'

interface EmailConfirmationProps {
  readonly token: string
  /** Whose account the token would confirm; undefined when it is of no use. */
  readonly subject: ConfirmationSubject | undefined
  readonly signedIn: boolean
  /** The address of the signed-in user is confirmed already, so a used token is no fault. */
  readonly alreadyVerified: boolean
}

type Step =
  | { readonly name: 'asking' }
  /** Whether the account is really to be deleted. */
  | { readonly name: 'doubting' }
  | { readonly name: 'confirmed' }
  | { readonly name: 'deleting'; readonly taskId: string }
  | { readonly name: 'void' }

const { verification: texts } = accountMessages

/** Says whose account the link of a mail is about, and has it confirmed, or deleted by who has not begun it. */
export function EmailConfirmation({ token, subject, signedIn, alreadyVerified }: EmailConfirmationProps) {
  const useless = alreadyVerified ? ({ name: 'confirmed' } as const) : ({ name: 'void' } as const)
  const [step, setStep] = useState<Step>(subject ? { name: 'asking' } : useless)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step.name)

  useEffect(() => {
    // What was pressed is gone with the card.
    if (shown.current !== step.name) title.current?.focus()
    shown.current = step.name
  }, [step.name])

  async function confirm() {
    await callApi('POST /account/verification/confirm', { body: { token } })
    setStep({ name: 'confirmed' })
  }

  async function disown() {
    const { taskId } = await callApi('POST /account/verification/disown', { body: { token } })
    setStep({ name: 'deleting', taskId })
  }

  switch (step.name) {
    case 'asking':
      return (
        subject && (
          <ConfirmationQuestion
            subject={subject}
            titleRef={title}
            onConfirm={confirm}
            onVoid={() => setStep(useless)}
            onDisown={() => setStep({ name: 'doubting' })}
          />
        )
      )
    case 'doubting':
      return (
        <DisownQuestion
          titleRef={title}
          onDisown={disown}
          onVoid={() => setStep({ name: 'void' })}
          onBack={() => setStep({ name: 'asking' })}
        />
      )
    case 'confirmed':
      return (
        <AccountCard title={texts.confirmedTitle} titleRef={title}>
          <Notice tone="success">{texts.confirmed}</Notice>
          <LinkButton href={signedIn ? '/' : '/login'} className="mt-5 w-full">
            {signedIn ? texts.continueHome : texts.continueLogin}
          </LinkButton>
        </AccountCard>
      )
    case 'deleting':
      return (
        <AccountCard title={texts.disown.doneTitle} titleRef={title}>
          <Notice tone="success">{texts.disown.done}</Notice>
          <LinkButton href={`/task-status/${step.taskId}`} variant="secondary" className="mt-5 w-full">
            {texts.disown.progress}
          </LinkButton>
        </AccountCard>
      )
    case 'void':
      return (
        <AccountCard title={texts.failedTitle} titleRef={title}>
          <Notice tone="error">{errorMessages['invalid-token']}</Notice>
          <LinkButton href={signedIn ? '/verify-email' : '/login?redirect=/verify-email'} className="mt-5 w-full">
            {texts.newMail}
          </LinkButton>
        </AccountCard>
      )
  }
}
