import { AccountCard } from '@/components/account/account-card'
import { LinkButton } from '@/components/ui/link-button'
import { taskMessages } from '@/lib/shared/messages/task'

/** There is no task at this address. */
export function TaskNotFound() {
  return (
    <AccountCard title={taskMessages.missing} lead={taskMessages.missingAdvice}>
      <LinkButton href="/" className="w-full">
        {taskMessages.home}
      </LinkButton>
    </AccountCard>
  )
}
