import { Skeleton } from '@/components/ui/skeleton'
import { paymentFormMessages } from '@/lib/shared/messages/payment-form'

/** In place of the fields for a card, until they are there. */
export function CardSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="mb-4 text-quiet">
        {paymentFormMessages.loadingForm}
      </p>
      <Skeleton className="h-12" />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="mt-4 h-12" />
    </div>
  )
}
