/** The true minus sign, as wide as a plus. */
export const MINUS = '\u2212'

const NO_BREAK_SPACE = '\u00a0'

/**
 * A number as Hungarian readers write it, from its plain decimal form (`-12345.60`): a true minus, a decimal comma, and
 * from five integer digits on groups of three (A magyar helyesírás szabályai, 289. pont). Every digit stays.
 */
export function formatDecimal(plain: string): string {
  const [integer = '', ...fraction] = plain.replace('-', MINUS).split('.')
  const grouped = /\d{5}/.test(integer) ? integer.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : integer
  return [grouped, ...fraction].join(',')
}
