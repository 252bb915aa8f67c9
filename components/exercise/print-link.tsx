import { PrinterIcon } from '@/components/ui/icons'
import type { GeneratedExercise } from '@/lib/exercise/model'
import { printLinkMessages } from '@/lib/messages/worksheet'
import { EXERCISE_LINK_CLASS } from './exercise-links'

interface PrintLinkProps {
  readonly exerciseId: string
  readonly generated: Pick<GeneratedExercise, 'seed' | 'difficultyLevel'>
}

/** Leads to the worksheet of the exercise on the screen. In a tab of its own, so that a half-solved exercise stays. */
export function PrintLink({ exerciseId, generated: { seed, difficultyLevel } }: PrintLinkProps) {
  return (
    <a
      href={`/exercise/${exerciseId}/print?s=${seed}&d=${difficultyLevel}`}
      target="_blank"
      rel="nofollow noopener"
      className={EXERCISE_LINK_CLASS}
    >
      <PrinterIcon size={18} />
      <span>
        {printLinkMessages.print}
        <span className="sr-only"> ({printLinkMessages.newTab})</span>
      </span>
    </a>
  )
}
