import { PrinterIcon } from '@/components/ui/icons'
import { printLinkMessages } from '@/lib/shared/messages/worksheet'
import { EXERCISE_LINK_CLASS } from './exercise-links'

interface PrintLinkProps {
  /** Path of the worksheet. */
  readonly path: string
}

/** Leads to the worksheet of the exercise on the screen. In a tab of its own, so that a half-solved exercise stays. */
export function PrintLink({ path }: PrintLinkProps) {
  return (
    <a href={path} target="_blank" rel="nofollow noopener" className={EXERCISE_LINK_CLASS}>
      <PrinterIcon size={18} />
      <span>
        {printLinkMessages.print}
        <span className="sr-only"> ({printLinkMessages.newTab})</span>
      </span>
    </a>
  )
}
