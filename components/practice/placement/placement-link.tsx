import { SiteLink } from '@/components/ui/site-link'
import { PLACEMENT_PATH } from '@/lib/domain/practice/model'
import { placementMessages as messages } from '@/lib/shared/messages/placement'

/** The way to the short test that finds where to start. */
export function PlacementLink() {
  return (
    <p className="mt-4 text-base text-quiet">
      {messages.offer}{' '}
      <SiteLink
        href={PLACEMENT_PATH}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {messages.offerLink}
      </SiteLink>
    </p>
  )
}
