import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { TaskNotFound } from '@/components/task/task-not-found'
import { taskMessages } from '@/lib/shared/messages/task'

/** Next takes the head of a missing page from here, not from the page. */
export const metadata: Metadata = { title: taskMessages.missing }

export default function NoSuchTask() {
  return (
    <AccountFrame>
      <TaskNotFound />
    </AccountFrame>
  )
}
