import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon, CloseIcon } from '@/components/ui/icons'
import { selfMarkingMessages as messages } from '@/lib/shared/messages/self-marking'
import { ExerciseText } from '../exercise/exercise-text'

interface SelfMarkingProps {
  /** Markdown: the steps of a solution. */
  readonly steps: readonly string[]
  /** Which of them were found the last time. */
  readonly marks?: readonly boolean[] | undefined
  /** All steps are marked, or one of them otherwise than before. */
  readonly onMarked?: (marks: readonly boolean[]) => void
}

/** One's own work on paper beside the steps of a solution: each is seen once the one before is marked. */
export function SelfMarking({ steps, marks: known = [], onMarked }: SelfMarkingProps) {
  const [marks, setMarks] = useState(known)
  const mark = (index: number, isThere: boolean) => {
    const changed = [...marks.slice(0, index), isThere, ...marks.slice(index + 1)]
    setMarks(changed)
    if (changed.length === steps.length) onMarked?.(changed)
  }
  return (
    <>
      <ol className="space-y-3">
        {steps.slice(0, marks.length + 1).map((step, index) => (
          <li key={step} className="rounded-control bg-raised px-3 py-2.5">
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <span className="font-bold text-quiet tabular-nums">{messages.step(index + 1, steps.length)}</span>
              <ExerciseText source={step} />
            </div>
            <fieldset className="mt-2 flex flex-wrap gap-2 text-base">
              <legend className="sr-only">{messages.question(index + 1)}</legend>
              {[true, false].map((isThere) => {
                const Icon = isThere ? CheckIcon : CloseIcon
                const isChosen = marks[index] === isThere
                return (
                  <button
                    key={String(isThere)}
                    type="button"
                    aria-pressed={isChosen}
                    onClick={() => mark(index, isThere)}
                    className={classNames('chip', !isChosen && 'text-quiet')}
                  >
                    <Icon size={18} />
                    {isThere ? messages.there : messages.missing}
                  </button>
                )
              })}
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-3 text-base font-semibold empty:hidden">
        {marks.length === steps.length && messages.sum(marks.filter(Boolean).length, steps.length)}
      </p>
    </>
  )
}
