import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { type ExamState, progressOf, type TaskProgress } from './exam-state'

interface TaskLinksProps {
  readonly state: ExamState
  readonly numbers: readonly number[]
  readonly onSelect: (number: number) => void
}

const LOOKS = {
  empty: 'border-control bg-raised',
  begun: 'border-sun-edge bg-sun-wash',
  full: 'border-leaf bg-leaf-wash',
} satisfies Record<TaskProgress, string>

/** The tasks of a part, and how far each has been answered: one row, which scrolls where they do not fit. */
export function TaskLinks({ state, numbers, onSelect }: TaskLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  const { current } = state
  useEffect(() => {
    const list = row.current
    const link = list?.children[numbers.indexOf(current)]
    if (!list || !(link instanceof HTMLElement)) return
    list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [numbers, current])
  return (
    <nav aria-label={messages.navigation} className="mx-auto max-w-5xl">
      <ul ref={row} className="relative flex gap-1.5 overflow-x-auto px-3 py-1.5 sm:px-6">
        {numbers.map((number) => {
          const progress = progressOf(state.tasks[number])
          const isLeftOut = state.leftOut === number
          const stated = isLeftOut ? messages.isLeftOut : messages.state[progress]
          return (
            <li key={number} className="shrink-0">
              <button
                type="button"
                onClick={() => onSelect(number)}
                aria-label={`${messages.task(number)}, ${stated}`}
                aria-current={current === number ? 'true' : undefined}
                className={classNames(
                  'grid size-11 place-items-center rounded-control border-2 font-semibold tabular-nums transition-colors hover:border-leaf aria-current:outline-3 aria-current:-outline-offset-1 aria-current:outline-leaf',
                  LOOKS[progress],
                  isLeftOut && 'text-quiet line-through',
                )}
              >
                {number}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
