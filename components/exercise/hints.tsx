import type { ReactNode } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { toPlainText } from '@/lib/shared/plain-text'
import { ExerciseText } from './exercise-text'

interface HintsProps {
  /** What there is to do once all of them are given. */
  readonly afterLast?: ReactNode
  /** All of them are given: they are the worked solution. Its title, and the place of what there is to do, stay from then on. */
  readonly areAllGiven: boolean
  readonly hints: readonly string[]
  readonly maxHints: number
}

/** The hints given so far, as cards numbered n/max. Each takes the focus when it comes, so that it is read out. */
export function Hints({ hints, maxHints, areAllGiven, afterLast }: HintsProps) {
  if (hints.length === 0) return null
  return (
    <div className="mt-12 low:mt-9">
      {areAllGiven && <p className="mb-3 font-semibold">{exerciseMessages.worked}</p>}
      <ol aria-label={exerciseMessages.hints} className="grid gap-3">
        {hints.map((hint, index) => (
          <li
            key={index}
            data-focus="hint"
            tabIndex={-1}
            // The name is what is read out as a whole; a list item takes none from what is in it.
            aria-label={`${exerciseMessages.hintNumberSpoken(index + 1, maxHints)}: ${toPlainText(hint)}`}
            className="grid grid-cols-[auto_1fr] gap-x-4 rounded-card bg-sun-wash px-4.5 py-4 transition starting:translate-y-2 starting:opacity-0"
          >
            <span className="font-bold text-sun-ink tabular-nums">
              <span aria-hidden="true">{exerciseMessages.hintNumber(index + 1, maxHints)}</span>
              <span className="sr-only">{exerciseMessages.hintNumberSpoken(index + 1, maxHints)}</span>
            </span>
            <div className="min-w-0">
              <ExerciseText source={hint} />
            </div>
          </li>
        ))}
      </ol>
      {areAllGiven && (
        <div data-after-last={afterLast ? '' : undefined} className="mt-4 flex min-h-12 flex-wrap gap-2.5 text-base">
          {afterLast}
        </div>
      )}
    </div>
  )
}
