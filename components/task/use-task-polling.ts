import { useState } from 'react'
import { usePolling } from '@/components/ui/use-polling'
import { callApi } from '@/lib/client/api'
import type { TaskReport } from '@/lib/domain/task/model'

/** A task as the server last told it. While it is in progress, and the page can be seen, it is asked for again. */
export function useTaskPolling(
  id: string,
  initial: TaskReport,
): { readonly task: TaskReport; readonly failed: boolean } {
  const [task, setTask] = useState(initial)
  const failed = usePolling({
    everyMs: 2000,
    isWanted: task.status === 'InProgress',
    read: (signal) => callApi('GET /task/status/{id}', { params: { id }, signal }),
    onAnswer: setTask,
  })
  return { task, failed }
}
