/** Amounts of money as Hungarian readers write them. */

/**
 * An amount without fractions, `1990 Ft`.
 *
 * @param minorUnits in 1/100 of the currency, as the payment provider counts, forints too.
 * @param currency ISO 4217, in letters of either case.
 */
export function formatAmount(minorUnits: number, currency = 'HUF'): string {
  return (minorUnits / 100).toLocaleString('hu-HU', {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: 0,
  })
}
