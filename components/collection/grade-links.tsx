import { ChipLinks } from '@/components/ui/chip-links'
import type { Grade } from '@/lib/domain/classification/model'
import { gradePath } from '@/lib/domain/collection/model'
import { gradeMessages } from '@/lib/shared/messages/collections'

interface GradeLinksProps {
  /** Those that have exercises. */
  readonly grades: readonly Grade[]
  readonly current?: Grade
}

/** The ways to the exercises of each grade by topic. */
export function GradeLinks({ grades, current }: GradeLinksProps) {
  const links = grades.map((grade) => ({
    href: gradePath(grade),
    text: gradeMessages.grade(grade),
    isCurrent: grade === current,
  }))
  return <ChipLinks label={gradeMessages.grades} links={links} />
}
