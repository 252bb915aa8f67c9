import { MAIN_ID } from '@/components/layout/skip-link'
import { ArrowUpIcon } from '@/components/ui/icons'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'

/**
 * A link to the top that comes up once the page is scrolled by a screen, in a positioned box as tall as the text. It
 * sticks within what lies below the first screen, so it needs no script, and it jumps rather than rolls. Where there is
 * room, it stands beside the text.
 */
export function BackToTop() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[min(100dvh,60rem)] lg:-right-16 bottom-0 overflow-clip print:hidden">
      <a
        href={`#${MAIN_ID}`}
        className="pointer-events-auto sticky top-[calc(100dvh-4.5rem)] float-end me-1 mb-4 grid size-12 place-items-center rounded-full border-2 border-control bg-raised transition-colors hover:border-leaf hover:bg-leaf-wash"
      >
        <ArrowUpIcon size={22} />
        <span className="sr-only">{legalPageMessages.toTop}</span>
      </a>
    </div>
  )
}
