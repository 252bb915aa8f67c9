import fc from 'fast-check'

const GROUPS = ['', ' ', '\u00a0', '\u2009', '\u202f', '.', ',']
const MINUSES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d', '+', '', '- ', '--']
const BEHIND = [
  '',
  ' ',
  'cm',
  ' cm',
  ' cm^2',
  ' Ft',
  ' forint',
  ' fok',
  '%',
  ' %',
  '-szor',
  ',-',
  '-',
  '+1',
  ' db',
  ' \u200b',
  '=',
  '.',
]
const INVISIBLE = ['', '', '', '\u200b', '\u00ad', '\u200e', '\ufeff']

const digits = fc.oneof(fc.nat({ max: 999 }), fc.nat({ max: 9_999_999 })).map(String)
const groupedDigits = fc
  .tuple(digits, fc.constantFrom(...GROUPS))
  .map(([text, group]) => text.replace(/\B(?=(\d{3})+$)/g, group))
const decimal = fc
  .tuple(groupedDigits, fc.constantFrom(',', '.', '\uff0c'), fc.stringMatching(/^\d{1,6}$/))
  .map(([whole, mark, fraction]) => whole + mark + fraction)
const fraction = fc
  .tuple(groupedDigits, fc.constantFrom('/', ' / ', '\u2044', '\uff0f'), digits)
  .map((parts) => parts.join(''))
const mixed = fc
  .tuple(digits, fc.constantFrom(' ', '\u00a0', ''), fc.oneof(fraction, fc.constantFrom('\u00bd', '\u00be', '\u2153')))
  .map((parts) => parts.join(''))

/** What pupils type for a number, rightly and wrongly: signs, groups, fractions, units, suffixes and what paste brings. */
export const typedNumbers = fc
  .tuple(
    fc.constantFrom(...INVISIBLE),
    fc.constantFrom(...MINUSES),
    fc.oneof(groupedDigits, decimal, fraction, mixed),
    fc.constantFrom(...BEHIND),
    fc.boolean(),
  )
  .map(([before, sign, number, behind, isFullWidth]) => {
    const text = before + sign + number + behind
    return isFullWidth ? text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))) : text
  })
