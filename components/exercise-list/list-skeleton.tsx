import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { exerciseListMessages as messages } from '@/lib/shared/messages/exercise-list'

const ROWS = ['first', 'second', 'third', 'fourth'] as const

/** In place of a list that is asked for. Without a script nobody asks, so there it says what to do. */
export function ListSkeleton({ address }: { readonly address: string }) {
  return (
    <>
      <noscript>
        <Notice tone="error" title={messages.failed}>
          <a href={address} className="font-semibold underline underline-offset-4">
            {messages.retry}
          </a>
        </Notice>
      </noscript>
      <p className="sr-only">{messages.loading}</p>
      <div className="space-y-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </>
  )
}
