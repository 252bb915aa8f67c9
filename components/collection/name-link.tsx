import { DailyMark, useDailyStanding } from '@/components/freemium/daily-limit'
import { admissionMessages } from '@/lib/shared/messages/collections'
import { exerciseRowMessages as messages } from '@/lib/shared/messages/exercise-list'
import { RowIcon } from './row-icons'

interface NameLinkProps {
  readonly exerciseId: string
  readonly title: string
  /** Of a task of an exam. */
  readonly number?: number | undefined
  readonly isSolved: boolean
  /** Whether what the free tier says of it is told. */
  readonly isMarked: boolean
}

/** The way to an exercise by its name alone, of which a page may have hundreds. */
export function NameLink({ exerciseId, title, number, isSolved, isMarked }: NameLinkProps) {
  const standing = useDailyStanding(exerciseId)
  const mark = isMarked && standing ? messages.standing[standing] : undefined
  const task = number === undefined ? undefined : admissionMessages.task(number)
  const name = task ? `${task} ${title}` : title
  return (
    <a href={`/exercise/${exerciseId}`} aria-label={isSolved ? messages.solvedLink(name, mark) : undefined}>
      {task && <span>{task}</span>}
      {task ? ` ${title}` : title}
      {isMarked && <DailyMark exerciseId={exerciseId} />}
      {isSolved && <RowIcon name="solved" size={20} />}
    </a>
  )
}
