import { ICON_BUTTON_CLASS } from '@/components/ui/icon-button-class'
import { BackIcon } from '@/components/ui/icons'
import { wikiMessages } from '@/lib/shared/messages/wiki'
import type { WikiHistory } from './wiki-history'
import { findCachedWikiPage } from './wiki-page-cache'

interface WikiBackButtonProps {
  readonly trail: WikiHistory
  readonly onBack: () => void
}

/** To the page before, which its name tells; there is none on the first page. */
export function WikiBackButton({ trail, onBack }: WikiBackButtonProps) {
  const last = trail.before.at(-1)
  if (!last) return null
  const title = findCachedWikiPage(last.page)?.title
  return (
    <button
      type="button"
      onClick={onBack}
      aria-label={title ? wikiMessages.backTo(title) : wikiMessages.back}
      className={ICON_BUTTON_CLASS}
    >
      <BackIcon size={20} />
    </button>
  )
}
