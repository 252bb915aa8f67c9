'use client'

import { drawn } from '#drawn-on-server'
import { shellMessages } from '@/lib/shared/messages/shell'
import { IN_DOCUMENT } from '../in-document'

/**
 * The first script of every page, in the document itself: presses are taken from the moment something can be seen, and
 * the banner of cookies has its room. Below it stands what tells of the page that is on the way.
 */
export function PressScript({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <>
      <script
        nonce={nonce}
        // Browsers hide the nonce from scripts, React among them.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, and constants
        dangerouslySetInnerHTML={drawn ? { __html: drawn.firstScript } : IN_DOCUMENT}
      />
      <p
        aria-live="polite"
        data-coming={shellMessages.coming}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves alone what the script writes
        dangerouslySetInnerHTML={IN_DOCUMENT}
        className="coming-page"
      />
    </>
  )
}
