import { LinkButton } from '@/components/ui/link-button'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { SectionCard } from './section-card'

const { empty, status } = manageMessages

/** For who has bought nothing. @param grantedUntil the end of a subscription that was given away, if any */
export function EmptyState({ grantedUntil }: { readonly grantedUntil: string | null }) {
  if (grantedUntil !== null) {
    return (
      <SectionCard title={status.active}>
        <p>{status.granted(formatDate(grantedUntil, HOME_TIME_ZONE))}</p>
      </SectionCard>
    )
  }
  return (
    <SectionCard title={empty.title}>
      <p className="text-quiet">{status.none}</p>
      <p className="mt-2">{empty.text}</p>
      <LinkButton href="/subscribe" className="mt-4">
        {empty.subscribe}
      </LinkButton>
    </SectionCard>
  )
}
