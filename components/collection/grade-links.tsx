import { ChipLinks } from '@/components/ui/chip-links'
import { GradeText } from '@/components/ui/grade-text'
import type { Grade } from '@/lib/domain/classification/model'
import { gradePath } from '@/lib/domain/collection/model'
import { gradeMessages as messages } from '@/lib/shared/messages/collections'

interface GradeLinksProps {
  /** Those that have exercises. */
  readonly grades: readonly Grade[]
  readonly current?: Grade
}

/** The ways to the exercises of each grade by topic; by number alone where they would not be one row, or two of one width. */
export function GradeLinks({ grades, current }: GradeLinksProps) {
  const links = grades.map((grade) => ({
    href: gradePath(grade),
    text: <GradeText grade={grade} />,
    isCurrent: grade === current,
  }))
  return <ChipLinks label={messages.grades} links={links} />
}
