import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { MissingTask } from '@/components/task/missing-task'
import { taskMessages } from '@/lib/messages/task'

export const metadata: Metadata = { title: taskMessages.missing }

export default function NoSuchTask() {
  return (
    <AccountFrame>
      <MissingTask />
    </AccountFrame>
  )
}
