import type { ReactNode } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

interface SheetProps {
  /** Whether another sheet is above: this one then begins a new page. */
  readonly isNext?: boolean
  readonly children: ReactNode
}

/** A sheet of paper; on the screen, a card of about its width. */
export function Sheet({ isNext = false, children }: SheetProps) {
  return (
    <article
      className={`mx-auto mt-5 w-full max-w-[210mm] rounded-card border border-line bg-raised p-5 text-[12pt] leading-normal shadow-card sm:p-[15mm] print:mt-0 print:max-w-none print:rounded-none print:border-0 print:p-0 print:shadow-none ${isNext ? 'print:break-before-page' : ''}`}
    >
      {children}
    </article>
  )
}

/** What sub-tasks are told apart by, on every sheet. */
export function SubtaskHeading({ position }: { readonly position: number }) {
  return (
    <h2 className="font-sans text-[0.85em] font-semibold tracking-wider text-leaf uppercase">
      {exerciseMessages.subtask(position)}
    </h2>
  )
}
