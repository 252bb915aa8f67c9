import { Notice } from '@/components/ui/notice'
import { collectionMessages } from '@/lib/shared/messages/collections'

/** In place of a list before content has been published. */
export function EmptyCollection() {
  return (
    <Notice tone="info" title={collectionMessages.empty} className="mt-8">
      {collectionMessages.emptyAdvice}
    </Notice>
  )
}
