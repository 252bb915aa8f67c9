import { Notice } from '@/components/ui/notice'
import { collectionMessages } from '@/lib/shared/messages/collections'

/** In place of a list before content has been published. */
export function NothingYet() {
  return (
    <Notice tone="info" title={collectionMessages.empty} className="mt-8">
      {collectionMessages.emptyAdvice}
    </Notice>
  )
}
