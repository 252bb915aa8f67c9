/** The true minus sign, as wide as a plus. */
export const MINUS = '\u2212'

/**
 * A number as it is written in Hungarian: decimal comma, groups of three from five integer digits on, at most ten
 * decimals.
 */
export function numberText(value: number): string {
  const rounded = Number(value.toFixed(10))
  const [integer = '', decimals] = Math.abs(rounded)
    .toFixed(10)
    .replace(/\.?0+$/, '')
    .split('.')
  const grouped = integer.length > 4 ? integer.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : integer
  return `${rounded < 0 ? MINUS : ''}${grouped}${decimals === undefined ? '' : `,${decimals}`}`
}
