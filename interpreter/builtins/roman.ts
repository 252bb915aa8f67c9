export const MAX_ROMAN = 3999
/** MMMDCCCLXXXVIII */
const LONGEST_NUMERAL = 15

const NUMERALS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** The numeral of an integer from 1 to 3999. */
export function toRoman(value: number): string {
  let rest = value
  let text = ''
  for (const [numeral, worth] of NUMERALS) {
    text += numeral.repeat(Math.floor(rest / worth))
    rest %= worth
  }
  return text
}

/** The value of a numeral in its one proper form, otherwise undefined. */
export function fromRoman(text: string): number | undefined {
  if (text.length > LONGEST_NUMERAL) return undefined
  let rest = text
  let value = 0
  for (const [numeral, worth] of NUMERALS) {
    while (rest.startsWith(numeral)) {
      rest = rest.slice(numeral.length)
      value += worth
    }
  }
  const isProper = value >= 1 && value <= MAX_ROMAN && toRoman(value) === text
  return isProper ? value : undefined
}
