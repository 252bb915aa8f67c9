import Link from 'next/link'
import type { ReactNode } from 'react'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Stars } from '@/components/ui/stars'
import { homeMessages as messages } from '@/lib/shared/messages/home'
import { ExamPaperIcon } from './exam-paper-icon'

/** The ways to the three collections, side by side where there is room. */
export function Shortcuts() {
  return (
    <section aria-labelledby="shortcuts" className="mt-10">
      <h2 id="shortcuts" className="text-heading">
        {messages.shortcuts}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
        <Shortcut
          href="/exercises5"
          {...messages.gradeFive}
          sign={<span className="font-display text-3xl font-bold text-leaf">5.</span>}
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
      <Link
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
      </Link>
    </li>
  )
}
