import { type CSSProperties, useId } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { trialPath } from '@/lib/domain/trial/model'
import { trialMessages } from '@/lib/shared/messages/trial'

interface GradeChipsProps {
  /** Those that have exercises to try. */
  readonly grades: readonly number[]
  /** Whose exercises are on the page. */
  readonly current: number
  /** Whether the question is to be seen on a phone, where it costs a line. */
  readonly isLabelled?: boolean
}

/** The question of which grade somebody is in, with an answer a grade. */
export function GradeChips({ grades, current, isLabelled = true }: GradeChipsProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={`mb-1.5 font-semibold ${isLabelled ? '' : 'max-sm:sr-only'}`}>
        {trialMessages.ask}
      </p>
      {/*
       * In one row also on the narrowest phone, so that the exercise below stays in its first screen; its columns are counted
       * beforehand, so that a row of which only a part has come yet does not move with each of the others.
       */}
      <ul
        style={{ '--count': grades.length } as CSSProperties}
        className="grid grid-cols-[repeat(var(--count),minmax(0,1fr))] gap-1 sm:grid-cols-[repeat(var(--count),minmax(0,5rem))] sm:gap-1.5"
      >
        {grades.map((grade) => (
          <li key={grade}>
            <SiteLink
              href={trialPath(grade)}
              aria-label={trialMessages.gradeSpoken(grade)}
              aria-current={grade === current ? 'true' : undefined}
              className="grid min-h-12 place-items-center rounded-control border-2 border-control bg-raised font-display text-lg leading-none max-[22.5rem]:text-base font-bold text-ink no-underline hover:border-leaf aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-on-leaf"
            >
              {trialMessages.grade(grade)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
