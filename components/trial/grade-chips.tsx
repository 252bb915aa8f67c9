import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
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

/** More of them, each as wide as a finger, are two rows of one width. */
const ONE_ROW_ON_PHONES = 6

/** The question of which grade somebody is in, with an answer a grade. */
export function GradeChips({ grades, current, isLabelled = true }: GradeChipsProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={`mb-1.5 font-semibold ${isLabelled ? '' : 'max-sm:sr-only'}`}>
        {trialMessages.ask}
      </p>
      <ul
        className={classNames(
          'flex flex-wrap gap-1 sm:gap-1.5',
          grades.length > ONE_ROW_ON_PHONES && 'max-sm:grid max-sm:grid-cols-4',
        )}
      >
        {grades.map((grade) => (
          <li key={grade} className="min-w-11 grow sm:max-w-20">
            <SiteLink
              href={trialPath(grade)}
              aria-label={trialMessages.gradeSpoken(grade)}
              aria-current={grade === current ? 'true' : undefined}
              className="grid min-h-12 place-items-center rounded-control border-2 border-control bg-raised font-display text-lg leading-none font-bold text-ink no-underline hover:border-leaf aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-on-leaf"
            >
              {trialMessages.grade(grade)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
