import type { UsageReading } from '@/lib/domain/freemium/model'
import { LazyHomeBanner } from './lazy-home-banner'

interface ListsBannerProps {
  readonly usage: UsageReading | undefined
}

/** The free tier above a list of exercises; nothing for visitors. What is read anew takes the place of what was there. */
export function ListsBanner({ usage }: ListsBannerProps) {
  if (usage === undefined) return null
  return (
    <div className="mt-6 max-w-4xl empty:hidden">
      <LazyHomeBanner key={usage === 'unavailable' ? usage : usage.asOf} first={usage} />
    </div>
  )
}
