import { unitSpellings } from '@/lib/shared/messages/units'

/** Whether what stands behind a number is the unit that the field shows, in another spelling too. */
export function isUnitOf(typed: string, postfix: string | undefined): boolean {
  const [unit, shown] = [plainUnit(typed), plainUnit(postfix ?? '')]
  if (shown === '') return false
  return named(unit) === named(shown) || (shown === '°c' && named(unit) === '°')
}

/** Whether what stands behind a number may become the unit that the field shows. */
export function isUnitBegun(typed: string, postfix: string | undefined): boolean {
  const [begun, shown] = [plainUnit(typed), plainUnit(postfix ?? '')]
  if (shown === '' || begun === '') return false
  const spellings = Object.keys(unitSpellings).filter((word) => isUnitOf(word, postfix))
  return (
    [shown, ...spellings].some((spelling) => spelling.startsWith(begun)) || shown.startsWith(begun.replace(/\^$/, ''))
  )
}

/** Whether a text has the look of a unit, of any. */
export function looksLikeUnit(text: string): boolean {
  return /^(?:[%€°]|°?\p{L}{1,17})(?:\^?[23]|[²³])?(?:\/\p{L}{1,10})?(?:\^?[23]|[²³])?\.?$/u.test(text)
}

/** Whether a field shows a unit behind it. */
export function hasUnit(postfix: string | undefined): postfix is string {
  return plainUnit(postfix ?? '') !== ''
}

export function isPercent(typed: string): boolean {
  return named(plainUnit(typed)) === '%'
}

function named(unit: string): string {
  return Object.hasOwn(unitSpellings, unit) ? (unitSpellings[unit] ?? unit) : unit
}

/** A unit without mathematics markup: `$\text{cm}^2$`, `cm²` and `cm2` are the same. */
function plainUnit(text: string): string {
  return text
    .replace(/\^?\{?\\(?:circ|degree)\b\}?/g, '°')
    .replace(/\\pi\b/g, 'π')
    .replace(/\\(?:text|mathrm|operatorname|cdot)\b|\\[,;:! ]|[${}\s.~·]/g, '')
    .replace(/\\%/g, '%')
    .replace(/\^?([23])(?=$|\/)/g, (_, exponent) => (exponent === '2' ? '²' : '³'))
    .toLowerCase()
}
