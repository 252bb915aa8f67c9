import { Skeleton } from '@/components/ui/skeleton'
import { manageMessages } from '@/lib/shared/messages/payment-manage'

/** In place of the cards, until the subscription is read. */
export function ManageSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {manageMessages.loading}
      </p>
      <Skeleton className="h-36 rounded-card" />
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </div>
  )
}
