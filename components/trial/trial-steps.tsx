import { type CSSProperties, useEffect, useState } from 'react'
import { insertNoBreakSpaces } from '@/components/rich-text/no-break-spaces'
import { CheckIcon } from '@/components/ui/icons'
import { SiteLink } from '@/components/ui/site-link'
import { readSolvedTrials } from '@/lib/client/solved-trials'
import { trialPath } from '@/lib/domain/trial/model'
import { trialMessages } from '@/lib/shared/messages/trial'
import type { TrialOffer } from './trial-offer'

interface TrialStepsProps extends Pick<TrialOffer, 'grade' | 'position' | 'exercises'> {
  /** Whether the exercise on the screen is solved. */
  readonly isDone: boolean
}

/** What is tried, and how many there are: a leaf for each exercise of the grade, filled when it is solved. */
export function TrialSteps({ grade, position, exercises, isDone }: TrialStepsProps) {
  const solved = useSolved()
  const isSolved = (exercise: string, at: number) => (at === position ? isDone : false) || solved.has(exercise)
  return (
    <div className="mb-2 flex min-h-11 items-center justify-between max-sm:mb-1.5 gap-3">
      <h2 className="font-sans text-base leading-snug font-semibold tracking-normal text-leaf">
        {insertNoBreakSpaces(exercises[position - 1]?.title ?? '')}
      </h2>
      {/* As wide as all of it, also while only a part has come. */}
      <ol
        aria-label={trialMessages.steps}
        style={{ '--count': exercises.length } as CSSProperties}
        className="grid shrink-0 grid-cols-[repeat(var(--count),--spacing(11))]"
      >
        {exercises.map(({ exercise, title }, index) => {
          const at = index + 1
          const done = isSolved(exercise, at)
          return (
            <li key={exercise}>
              <SiteLink
                href={trialPath(grade, at)}
                aria-current={at === position ? 'step' : undefined}
                aria-label={done ? trialMessages.stepDone(at, title) : trialMessages.step(at, title)}
                className="group grid size-11 place-items-center rounded-control no-underline"
              >
                <span
                  className={`grid size-7 place-items-center rounded-[12%_62%_12%_62%] border-2 text-sm font-bold tabular-nums ${
                    done
                      ? 'border-leaf bg-leaf text-on-leaf'
                      : 'border-control bg-raised text-quiet group-aria-[current=step]:border-leaf group-aria-[current=step]:bg-leaf-wash group-aria-[current=step]:text-leaf'
                  }`}
                >
                  {done ? <CheckIcon size={15} strokeWidth={3.5} /> : at}
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** What the browser has kept: known once React is there. */
function useSolved(): ReadonlySet<string> {
  const [solved, setSolved] = useState<ReadonlySet<string>>(NOTHING)
  useEffect(() => {
    setSolved(new Set(readSolvedTrials().map(({ exerciseId }) => exerciseId)))
  }, [])
  return solved
}

const NOTHING: ReadonlySet<string> = new Set()
