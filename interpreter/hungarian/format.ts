const NO_BREAK_SPACE = '\u00a0'

/**
 * A number as Hungarian prints it, from its plain decimal form ("-12345.6"): decimal comma, and from five integer
 * digits on groups of three with a no-break space (A magyar helyesírás szabályai, 289. pont). The sign stays as it is.
 */
export function formatNumberHu(plainDecimal: string): string {
  const [integer = '', ...fraction] = plainDecimal.split('.')
  return [groupDigits(integer, NO_BREAK_SPACE), ...fraction].join(',')
}

/** The digits of an integer in groups of three, from five on. */
export function groupDigits(integer: string, space: string): string {
  return /\d{5}/.test(integer) ? integer.replace(/\B(?=(\d{3})+$)/g, space) : integer
}

/** Joins with commas, and és before the last. */
export function listText(items: readonly string[]): string {
  const last = items.slice(-1)
  const rest = items.slice(0, -1).join(', ')
  return rest === '' ? last.join('') : `${rest} és ${last}`
}
