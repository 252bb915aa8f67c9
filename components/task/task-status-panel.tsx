'use client'

import type { ReactNode } from 'react'
import { AccountCard } from '@/components/account/account-card'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import type { TaskReport, TaskStatus } from '@/lib/domain/task/model'
import { formatDateTime, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { taskMessages } from '@/lib/shared/messages/task'
import { useTaskPolling } from './use-task-polling'

interface TaskStatusPanelProps {
  readonly id: string
  /** The task as it was when the page was made. */
  readonly initial: TaskReport
}

const COLOURS = { InProgress: 'text-sky', Done: 'text-leaf', Error: 'text-berry' } satisfies Record<TaskStatus, string>

/** How a task stands, kept up to date while it is in progress; its end is read out. */
export function TaskStatusPanel({ id, initial }: TaskStatusPanelProps) {
  const { task, failed } = useTaskPolling(id, initial)
  const status = taskMessages.statuses[task.status]
  return (
    <AccountCard title={taskMessages.title}>
      <p role="status" className="sr-only">
        {task.status !== initial.status && `${taskMessages.status}: ${status}. ${task.description}`}
      </p>
      <dl className="space-y-4">
        <Fact label={taskMessages.type}>{taskMessages.types[task.type]}</Fact>
        <Fact label={taskMessages.status}>
          <strong className={COLOURS[task.status]}>{status}</strong>
        </Fact>
        <Fact label={taskMessages.details}>{task.description}</Fact>
        <Fact label={taskMessages.updated}>
          {/* The browser may write dates a little differently from the server. */}
          <time dateTime={task.updated} suppressHydrationWarning>
            {formatDateTime(task.updated, HOME_TIME_ZONE)}
          </time>
        </Fact>
      </dl>
      {task.status === 'InProgress' && <p className="mt-4 text-quiet">{taskMessages.waiting}</p>}
      {failed && (
        <Notice tone="warning" className="mt-4">
          {taskMessages.connectionLost}
        </Notice>
      )}
      <LinkButton href="/" className="mt-6 w-full">
        {taskMessages.home}
      </LinkButton>
    </AccountCard>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-base text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
