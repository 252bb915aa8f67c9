import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { AccountFrame } from '@/components/account/account-frame'
import { TaskStatusPanel } from '@/components/task/task-status-panel'
import type { TaskReport } from '@/lib/domain/task/model'
import { readTask } from '@/lib/domain/task/tasks'
import { services } from '@/lib/server/services'
import { hasCode } from '@/lib/shared/errors/app-error'
import { taskMessages } from '@/lib/shared/messages/task'

interface TaskStatusProps {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: TaskStatusProps): Promise<Metadata> {
  const { id } = await params
  // Next itself keeps search engines away from what is not found.
  if (!(await findTask(id))) return { title: taskMessages.missing }
  return {
    title: taskMessages.title,
    description: taskMessages.description,
    // The address is known only to who started the task.
    robots: { index: false },
    referrer: 'no-referrer',
  }
}

export default async function TaskStatus({ params }: TaskStatusProps) {
  const { id } = await params
  const task = await findTask(id)
  if (!task) notFound()
  return (
    <AccountFrame>
      <TaskStatusPanel id={id} initial={task} />
    </AccountFrame>
  )
}

/** Asked by the head and by the body of the page, and read once for both. */
const findTask = cache(async (id: string): Promise<TaskReport | undefined> => {
  try {
    return await readTask(services().store, id)
  } catch (error) {
    if (hasCode(error, 'not-found')) return undefined
    throw error
  }
})
