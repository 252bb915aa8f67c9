import { useHydrated } from '@/components/ui/use-hydrated'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { type BannerContent, type BannerVariant, describeBanner } from './banner-content'
import { decideBannerState } from './banner-state'

/** What the banner says, `undefined` while there is nothing to say. */
export function useBanner(reading: UsageReading | undefined, variant: BannerVariant): BannerContent | undefined {
  // The reader's own zone, once the browser has taken over what the server wrote.
  const timeZone = useHydrated() ? undefined : HOME_TIME_ZONE
  const state = decideBannerState(reading)
  if (state.kind === 'hidden') return undefined
  const asOf = reading === undefined || reading === 'unavailable' ? '' : reading.asOf
  return describeBanner(state, { variant, asOf, timeZone })
}
