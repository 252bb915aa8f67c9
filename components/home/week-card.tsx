import { HowWeCountLink } from '@/components/how-we-count/how-we-count-link'
import { RisenList } from '@/components/practice/risen-list'
import { SiteLink } from '@/components/ui/site-link'
import type { WeekGrown } from '@/lib/domain/practice/model/growth'
import { weekMessages as messages } from '@/lib/shared/messages/practice'

/** So many are named; the map shows the rest. */
const MOST_NAMED = 5

/** What became working or sure this week, and what was mended. Nothing is said of a week in which nothing grew yet. */
export function WeekCard({ week: { risen, mended } }: { readonly week: WeekGrown }) {
  if (risen.length === 0 && mended === 0) return null
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="text-heading">
        {messages.title}
      </h2>
      {risen.length > 0 && <RisenList risen={risen.slice(0, MOST_NAMED)} />}
      {risen.length > MOST_NAMED && (
        <p className="mt-2">
          <SiteLink href="/map" className="font-semibold text-leaf underline underline-offset-4">
            {messages.more(risen.length - MOST_NAMED)}
          </SiteLink>
        </p>
      )}
      {mended > 0 && (
        <p className="mt-3">
          <SiteLink href="/mistakes?view=mended" className="font-semibold text-leaf underline underline-offset-4">
            {messages.mended(mended)}
          </SiteLink>
        </p>
      )}
      <p className="mt-2">
        <HowWeCountLink />
      </p>
    </section>
  )
}
