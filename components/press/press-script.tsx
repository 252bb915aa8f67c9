import { shellMessages } from '@/lib/shared/messages/shell'
import { keepEarlyPresses } from './keep-early-presses'
import { PAGE_IS_THERE } from './page-is-there'

/**
 * The first script of every page, in the document itself: presses are taken from the moment something can be seen. Below
 * it stands what tells of the page that is on the way.
 */
export function PressScript({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <>
      <script
        nonce={nonce}
        // Browsers hide the nonce from scripts, React among them.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, and a constant
        dangerouslySetInnerHTML={{ __html: `(${keepEarlyPresses})('${PAGE_IS_THERE}')` }}
      />
      <p
        aria-live="polite"
        data-coming={shellMessages.coming}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves alone what the script writes
        dangerouslySetInnerHTML={{ __html: '' }}
        className="pointer-events-none fixed inset-x-4 top-3 z-50 mx-auto w-fit max-w-full truncate rounded-full border border-line bg-raised px-4 py-1.5 text-base shadow-card empty:opacity-0 not-empty:animate-[appear_100ms_80ms_backwards] print:hidden"
      />
    </>
  )
}
