import type { ReactNode } from 'react'
import { ArrowRightIcon } from '@/components/ui/icons'
import { SiteLink } from '@/components/ui/site-link'
import { Stars } from '@/components/ui/stars'
import { gradePath } from '@/lib/domain/collection/model'
import { gradeMessages } from '@/lib/shared/messages/collections'
import { homeMessages as messages } from '@/lib/shared/messages/home'
import { ExamPaperIcon } from './exam-paper-icon'

/** The ways to the three collections, side by side where there is room. @param grade whose exercises are the first of them */
export function Shortcuts({ grade }: { readonly grade: number }) {
  return (
    <section aria-labelledby="shortcuts" className="mt-10">
      <h2 id="shortcuts" className="text-heading">
        {messages.shortcuts}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
        <Shortcut
          href={gradePath(grade)}
          title={gradeMessages.title(grade)}
          text={messages.gradeText}
          sign={<span className="font-display text-3xl font-bold text-leaf">{gradeMessages.short(grade)}</span>}
        />
        <Shortcut href="/exercises" {...messages.dynamic} sign={<Stars count={3} of={3} size={24} />} />
        <Shortcut href="/admission" {...messages.admission} sign={<ExamPaperIcon size={34} className="text-sky" />} />
      </ul>
    </section>
  )
}

interface ShortcutProps {
  readonly href: string
  readonly title: string
  readonly text: string
  /** A picture of what is there. */
  readonly sign: ReactNode
}

function Shortcut({ href, title, text, sign }: ShortcutProps) {
  return (
    <li>
      <SiteLink
        href={href}
        className="flex h-full flex-col gap-2 rounded-card border border-line bg-raised px-5 py-5 transition-[border-color,box-shadow] hover:border-leaf hover:shadow-card"
      >
        <span aria-hidden="true" className="flex h-10 items-center">
          {sign}
        </span>
        <span className="flex items-center justify-between gap-4 font-display text-xl leading-tight font-bold">
          {title}
          <ArrowRightIcon className="shrink-0 text-leaf" />
        </span>
        <span className="text-quiet">{text}</span>
      </SiteLink>
    </li>
  )
}
