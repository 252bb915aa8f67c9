import type { ReactNode } from 'react'
import { exerciseMessages } from '@/lib/messages/exercise'
import { worksheetMessages } from '@/lib/messages/worksheet'

interface SheetProps {
  /** The absolute address of the exercise with its seed and level. */
  readonly address: string
  /** Whether another sheet is above: this one then begins a new page. */
  readonly isNext?: boolean
  readonly children: ReactNode
}

/** A sheet of paper: white in the dark scheme too, as it will be printed. */
export function Sheet({ address, isNext = false, children }: SheetProps) {
  return (
    <article
      className={`mx-auto mt-5 w-full max-w-[210mm] rounded-card border border-line bg-raised p-5 text-[12pt] leading-normal text-ink shadow-card [color-scheme:light] sm:p-[15mm] print:mt-0 print:max-w-none print:rounded-none print:border-0 print:p-0 print:shadow-none ${isNext ? 'print:break-before-page' : ''}`}
    >
      {children}
      <footer className="mt-[8mm] border-t border-line pt-[1.5mm] text-[8.5pt] break-all text-quiet">
        {worksheetMessages.address(address)}
      </footer>
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
