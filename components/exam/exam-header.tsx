import { SiteLink } from '@/components/ui/site-link'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { ICON_BUTTON_CLASS } from '../ui/icon-button-class'
import { CloseIcon } from '../ui/icons'
import { withOrdinals } from '../ui/with-ordinals'

interface ExamHeaderProps {
  readonly title: string
  /** Where the way out leads. */
  readonly backTo: string
  /** While the exam is written, the bar with the clock stands in its place. */
  readonly isHidden: boolean
}

/** Which exam it is, and the way out. */
export function ExamHeader({ title, backTo, isHidden }: ExamHeaderProps) {
  if (isHidden) return <h1 className="sr-only">{title}</h1>
  return (
    <header className="mx-auto grid w-full max-w-5xl grid-cols-[3.5rem_1fr_3.5rem] items-center gap-2 px-3 py-2 sm:px-6">
      <SiteLink href={backTo} aria-label={messages.leave} className={ICON_BUTTON_CLASS}>
        <CloseIcon />
      </SiteLink>
      <h1 className="text-center font-sans text-base leading-snug font-semibold tracking-normal text-quiet">
        {withOrdinals(title)}
      </h1>
    </header>
  )
}
