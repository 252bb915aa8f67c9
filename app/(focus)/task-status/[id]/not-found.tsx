import { AccountFrame } from '@/components/account/account-frame'
import { TaskNotFound } from '@/components/task/task-not-found'

export default function NoSuchTask() {
  return (
    <AccountFrame>
      <TaskNotFound />
    </AccountFrame>
  )
}
