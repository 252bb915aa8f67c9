import { AccountFrame } from '@/components/account/account-frame'
import { MissingTask } from '@/components/task/missing-task'

export default function NoSuchTask() {
  return (
    <AccountFrame>
      <MissingTask />
    </AccountFrame>
  )
}
