import { useSyncExternalStore } from 'react'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { type BannerContent, type BannerVariant, describeBanner } from './banner-content'
import { findBannerState } from './banner-state'

/** What the banner says, `undefined` while there is nothing to say. */
export function useBanner(reading: UsageReading | undefined, variant: BannerVariant): BannerContent | undefined {
  const timeZone = useTimeZone()
  const state = findBannerState(reading)
  if (state.kind === 'hidden') return undefined
  const asOf = reading === undefined || reading === 'unavailable' ? '' : reading.asOf
  return describeBanner(state, { variant, asOf, timeZone })
}

/** Once the page is taken over nothing changes the zone any more. */
const subscribeToNothing = () => () => {}

/** The zone to show times in: the reader's own, once the browser has taken over what the server wrote. */
function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    subscribeToNothing,
    () => undefined,
    () => HOME_TIME_ZONE,
  )
}
