import type { ProviderDoor } from '../form/load-provider'

/** What is sold, and how it is paid. */
export interface Offer {
  readonly door: ProviderDoor
  readonly priceId: string
  /** What a month costs, as it is shown. */
  readonly price: string
}
