import { useEffect, useState } from 'react'
import { ApiError } from '@/lib/client/api'
import { readTask } from '@/lib/client/task'
import type { TaskReport } from '@/lib/domain/task/model'

const POLLING_MS = 2000

/** A task as the server last told it. While it is in progress, and the page can be seen, it is asked for again. */
export function useTask(id: string, initial: TaskReport): { readonly task: TaskReport; readonly failed: boolean } {
  const [task, setTask] = useState(initial)
  const [failed, setFailed] = useState(false)
  const inProgress = task.status === 'InProgress'

  useEffect(() => {
    if (!inProgress) return
    const leaving = new AbortController()
    let timer = setTimeout(ask, POLLING_MS)

    async function ask() {
      if (!document.hidden) await refresh()
      if (!leaving.signal.aborted) timer = setTimeout(ask, POLLING_MS)
    }

    async function refresh() {
      try {
        const current = await readTask(id, leaving.signal)
        if (leaving.signal.aborted) return
        setTask(current)
        setFailed(false)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!leaving.signal.aborted) setFailed(true)
      }
    }

    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [id, inProgress])

  return { task, failed }
}
