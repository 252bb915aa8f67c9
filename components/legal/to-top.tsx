import { MAIN_ID } from '@/components/layout/skip-link'
import { buttonClass } from '@/components/ui/button-class'
import { ArrowUpIcon } from '@/components/ui/icons'
import { legalPageMessages } from '@/lib/messages/legal-page'

/**
 * A link to the top that comes up once the page is scrolled by a screen, in a positioned box as tall as the text. It
 * sticks within what lies below the first screen, so it needs no script, and it jumps rather than rolls.
 */
export function ToTop() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[min(100dvh,60rem)] bottom-0 overflow-clip print:hidden">
      <a
        href={`#${MAIN_ID}`}
        className={buttonClass(
          'secondary',
          'pointer-events-auto sticky top-[calc(100dvh-4.5rem)] float-end me-1 mb-1 w-12 rounded-full px-0 shadow-card',
        )}
      >
        <ArrowUpIcon size={22} />
        <span className="sr-only">{legalPageMessages.toTop}</span>
      </a>
    </div>
  )
}
