import { shellMessages } from '@/lib/shared/messages/shell'

export const MAIN_ID = 'content'

/** The first stop of the tab key: past the header, to what the page is about. Seen only when focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-leaf px-5 py-3 font-semibold text-on-leaf focus:translate-y-0 print:hidden"
    >
      {shellMessages.skipToContent}
    </a>
  )
}
