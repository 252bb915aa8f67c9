import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { accountMessages } from '@/lib/shared/messages/account'
import { AccountCard } from './account-card'
import { useTokenAction } from './use-token-action'

interface DisownQuestionProps {
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onDisown: () => Promise<void>
  /** The link has turned out to be of no use. */
  readonly onVoid: () => void
  readonly onBack: () => void
}

const { disown: texts } = accountMessages.verification

/** Asks once more before an account is deleted that somebody has begun with another's address. */
export function DisownQuestion({ titleRef, onDisown, onVoid, onBack }: DisownQuestionProps) {
  const { pending, fault, run } = useTokenAction(onDisown, onVoid)
  return (
    <AccountCard title={texts.title} titleRef={titleRef}>
      <p>{texts.text}</p>
      {fault && (
        <Notice tone="error" className="mt-4">
          {fault}
        </Notice>
      )}
      <div className="mt-5 grid gap-3">
        <Button pending={pending} onClick={run} className="w-full">
          {texts.confirm}
        </Button>
        <Button variant="secondary" aria-disabled={pending} onClick={onBack} className="w-full">
          {texts.back}
        </Button>
      </div>
    </AccountCard>
  )
}
