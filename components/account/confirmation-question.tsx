import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ConfirmationSubject } from '@/lib/domain/account/model'
import { formatDateTime, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { accountMessages } from '@/lib/shared/messages/account'
import { AccountCard } from './account-card'
import { useTokenAction } from './use-token-action'

interface ConfirmationQuestionProps {
  readonly subject: ConfirmationSubject
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onConfirm: () => Promise<void>
  /** The link has turned out to be of no use. */
  readonly onVoid: () => void
  readonly onDisown: () => void
}

const { verification: texts } = accountMessages

/** Whose account it is, before its address is confirmed. */
export function ConfirmationQuestion({ subject, titleRef, onConfirm, onVoid, onDisown }: ConfirmationQuestionProps) {
  const { pending, fault, run } = useTokenAction(onConfirm, onVoid)
  const { displayName, registeredAt, maskedEmail } = subject
  const facts = [
    [accountMessages.username, displayName || texts.ask.nameless],
    [accountMessages.email, maskedEmail],
    ...(registeredAt === null ? [] : [[texts.ask.registered, formatDateTime(registeredAt, HOME_TIME_ZONE)] as const]),
  ] as const
  return (
    <AccountCard title={texts.ask.title} titleRef={titleRef} lead={texts.ask.lead}>
      <dl className="grid gap-x-4 gap-y-1.5 rounded-card bg-leaf-wash px-4 py-3.5 sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-quiet max-sm:mt-1">{term}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {fault && (
        <Notice tone="error" className="mt-4">
          {fault}
        </Notice>
      )}
      <div className="mt-5 grid gap-3">
        <Button pending={pending} onClick={run} className="w-full">
          {texts.ask.confirm}
        </Button>
        <Button variant="secondary" aria-disabled={pending} onClick={onDisown} className="w-full">
          {texts.ask.disown}
        </Button>
      </div>
    </AccountCard>
  )
}
