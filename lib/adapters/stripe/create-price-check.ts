import type Stripe from 'stripe'

/** What the site says that it sells, each month. */
export interface Offer {
  readonly priceId: string
  /** In minor units. */
  readonly unitAmount: number
  readonly currency: string
}

/**
 * Makes a check that Stripe would charge what the site says, which is asked of Stripe until it was so once.
 *
 * @throws Error when the price at Stripe is another: nobody may be charged what he was not told.
 */
export function createPriceCheck(offer: Offer): (client: Stripe) => Promise<void> {
  let isRight = false
  return async (client) => {
    if (isRight) return
    const price = await client.prices.retrieve(offer.priceId)
    const { interval, interval_count: count } = price.recurring ?? {}
    const isMonthly = interval === 'month' && count === 1
    isRight = price.active && isMonthly && price.unit_amount === offer.unitAmount && price.currency === offer.currency
    if (isRight) return
    const found = `${price.unit_amount} ${price.currency} every ${count} ${interval}, ${price.active ? 'active' : 'archived'}`
    throw new Error(
      `the price ${offer.priceId} is not the ${offer.unitAmount} ${offer.currency} a month that the site says: ${found}`,
    )
  }
}
