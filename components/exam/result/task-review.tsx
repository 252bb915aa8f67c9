'use client'

import { useEffect, useRef, useState } from 'react'
import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { ChevronDownIcon } from '../../ui/icons'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { ReviewedTask } from './reviewed-task'

const Body = lazyWithRetry(loadBody)

/** With what draws its texts, so that none is seen as it was written. */
async function loadBody() {
  const [{ TaskReviewBody }] = await Promise.all([import('./task-review-body'), loadRichText()])
  return TaskReviewBody
}

/** What a task was worth; opened, its questions. Drawn only then: the formulas of eighteen tasks weigh some 800 kB. */
export function TaskReview(props: ReviewedTask) {
  const { task, kept, graded } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    // It may have been opened before anybody listened.
    if (details.current?.open) setOpened(true)
    void loadBody().catch(() => undefined)
  }, [])
  return (
    <details ref={details} className="group" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2.5 hover:bg-leaf-wash sm:px-5">
        <span className="min-w-0 grow leading-snug">
          <span className="font-medium">{messages.taskTitle(task.number, task.title)}</span>
          {!graded.counts && <span className="text-quiet"> ({messages.notCounted})</span>}
          {kept.seconds > 0 && (
            <span className="block text-base text-quiet">{messages.timeOnTask(messages.time(kept.seconds))}</span>
          )}
        </span>
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {messages.taskPoints(graded.points, graded.maxPoints)}
        </span>
        <ChevronDownIcon size={18} className="shrink-0 text-leaf transition-transform group-open:rotate-180" />
      </summary>
      {wasOpened && <Body {...props} />}
    </details>
  )
}
