import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { fromDecimalDigits, negate, type Rational, rational } from './rational'

/**
 * The one reader of typed numbers: for fields, the grader, pasting and echoing; the same in Node and in the browser.
 * It knows Hungarian and English decimal marks, grouping in threes, fractions, mixed numbers and typographic signs, and
 * never guesses: a text with two readings is `ambiguous`.
 */
export type ParsedNumber =
  | {
      readonly kind: 'value'
      readonly value: Rational
      readonly form: 'decimal' | 'fraction'
      readonly decimals: number
    }
  | { readonly kind: 'ambiguous'; readonly readings: readonly [ReadingChoice, ReadingChoice]; readonly message: string }
  | { readonly kind: 'invalid'; readonly message: string }

interface ReadingChoice {
  readonly value: Rational
  /** How the reading is shown to the pupil who has to choose. */
  readonly text: string
}

/** What the field that was typed into says about its numbers. */
export interface NumberField {
  /** The text after the field, where a unit may stand that the pupil types again. */
  readonly postfix?: string | undefined
  /** How many decimal places the field asks for. */
  readonly fractionDigits?: number | undefined
}

const MAX_DIGITS = 30

/** Reads a typed number. Never throws. */
export function parseNumber(typed: string, field: NumberField = {}): ParsedNumber {
  const text = normalize(typed)
  if (text === '') return invalid(numberInputMessages.empty)
  if ((text.match(/\d/g) ?? []).length > MAX_DIGITS) return invalid(numberInputMessages['too-long'])
  const { signs, body, rest } = splitParts(text)
  if (/[\\^{}$]/.test(rest)) return invalid(numberInputMessages.formula)
  if (signs.length > 1 || (rest !== '' && /^[-+]/.test(rest))) return invalid(numberInputMessages['two-signs'])
  if (body === '') return invalid(numberInputMessages.letters)
  if (rest !== '' && !isUnitOf(rest, field.postfix)) return invalid(unitOrLetters(rest, field.postfix))
  const reading = readMagnitude(body, field)
  return signs === '-' ? negated(reading) : reading
}

const SPACES = /[\s\u00a0\u2007\u2009\u200a\u202f\u3000]+/g
const MINUS = /[\u2212\u2013\uff0d]/g
// biome-ignore format: a table reads better in rows
const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5',
  '⅙': '1/6', '⅚': '5/6', '⅐': '1/7', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅑': '1/9', '⅒': '1/10',
}

function normalize(typed: string): string {
  return typed
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/\uff0c/g, ',')
    .replace(/\uff0e/g, '.')
    .replace(MINUS, '-')
    .replace(/\uff0b/g, '+')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (character) => ` ${VULGAR[character]}`)
    .replace(SPACES, ' ')
    .trim()
}

/** Signs in front, then what a number may be made of, then the rest (a unit, or what does not belong here). */
function splitParts(text: string): { signs: string; body: string; rest: string } {
  const [, signs = '', body = '', rest = ''] = /^([-+ ]*)([\d., /]*)(.*)$/s.exec(text) ?? []
  return { signs: signs.replaceAll(' ', ''), body: body.trim(), rest: rest.trim() }
}

function isUnitOf(rest: string, postfix: string | undefined): boolean {
  return postfix !== undefined && plainUnit(postfix) !== '' && plainUnit(rest) === plainUnit(postfix)
}

/** A unit without mathematics markup: `$\text{cm}^2$`, `cm²` and `cm2` are the same. */
function plainUnit(text: string): string {
  return text
    .replace(/\\(?:text|mathrm|operatorname)\b|\\[,;:! ]|[${}\s.~]/g, '')
    .replace(/\\%/g, '%')
    .replace(/\^?([23])$/, (_, exponent) => (exponent === '2' ? '²' : '³'))
    .toLowerCase()
}

function unitOrLetters(rest: string, postfix: string | undefined): string {
  const looksLikeUnit = /^(?:[\p{L}%°€²³/]{1,12}[23]?)$/u.test(rest)
  if (!looksLikeUnit) return numberInputMessages.letters
  return numberInputMessages.unit(postfix === undefined || plainUnit(postfix) === '' ? undefined : postfix.trim())
}

function readMagnitude(body: string, field: NumberField): ParsedNumber {
  return body.includes('/') ? readFraction(body) : readDecimal(body, field)
}

/** `3/4`, `1 1/2`, `1 234/5`. `1 200/300` is both a mixed number and a grouped numerator. */
function readFraction(body: string): ParsedNumber {
  const match = /^(?:(\d[\d ]*) )?(\d+) ?\/ ?(\d+)$/.exec(body)
  if (!match) return invalid(numberInputMessages.malformed)
  const [, whole, numerator = '', denominator = ''] = match
  if (BigInt(denominator) === 0n) return invalid(numberInputMessages['zero-denominator'])
  const simple = (digits: string) => rational(BigInt(digits), BigInt(denominator))
  if (whole === undefined) return { kind: 'value', value: simple(numerator), form: 'fraction', decimals: 0 }
  const isProper = BigInt(numerator) < BigInt(denominator)
  const mixed = isProper && isGrouped(whole) ? mixedNumber(whole, numerator, denominator) : undefined
  const grouped = isGrouped(`${whole} ${numerator}`) ? simple(`${whole}${numerator}`.replaceAll(' ', '')) : undefined
  if (mixed && grouped) {
    return ambiguous(
      { value: mixed, text: numberInputMessages.mixed(whole, `${numerator}/${denominator}`) },
      { value: grouped, text: `${whole.replaceAll(' ', '')}${numerator}/${denominator}` },
    )
  }
  const value = mixed ?? grouped
  return value ? { kind: 'value', value, form: 'fraction', decimals: 0 } : invalid(numberInputMessages.malformed)
}

function mixedNumber(whole: string, numerator: string, denominator: string): Rational {
  const bottom = BigInt(denominator)
  return rational(BigInt(whole.replaceAll(' ', '')) * bottom + BigInt(numerator), bottom)
}

function isGrouped(digits: string): boolean {
  return /^(?:\d+|[1-9]\d{0,2}(?: \d{3})+)$/.test(digits)
}

function readDecimal(body: string, field: NumberField): ParsedNumber {
  if (body.includes(' ')) {
    const match = /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d+))?$/.exec(body)
    return match ? decimal(match[1]?.replaceAll(' ', ''), match[2]) : invalid(numberInputMessages.grouping)
  }
  if (/^\d+$/.test(body)) return decimal(body)
  const single = /^(\d*)[.,](\d+)$/.exec(body)
  if (single) return readSingleMark(single[1] ?? '', single[2] ?? '', field)
  const grouped =
    /^([1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/.exec(body) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d+)$/.exec(body) ??
    /^([1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,}))$/.exec(body)
  return grouped ? decimal(grouped[1]?.replace(/[.,]/g, ''), grouped[2]) : invalid(numberInputMessages.malformed)
}

/** One mark before exactly three digits may group thousands, unless the field itself asks for that many decimals. */
function readSingleMark(integer: string, fraction: string, { fractionDigits = 0 }: NumberField): ParsedNumber {
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(integer) && fractionDigits < 3
  if (!mayGroup) return decimal(integer, fraction)
  const shortFraction = fraction.replace(/0+$/, '')
  return ambiguous(
    {
      value: fromDecimalDigits(`${integer}.${fraction}`),
      text: shortFraction ? `${integer},${shortFraction}` : integer,
    },
    { value: fromDecimalDigits(integer + fraction), text: integer + fraction },
  )
}

function decimal(integer = '', fraction = ''): ParsedNumber {
  return {
    kind: 'value',
    value: fromDecimalDigits(`${integer || '0'}.${fraction}`),
    form: 'decimal',
    decimals: fraction.length,
  }
}

function invalid(message: string): ParsedNumber {
  return { kind: 'invalid', message }
}

function ambiguous(first: ReadingChoice, second: ReadingChoice): ParsedNumber {
  return {
    kind: 'ambiguous',
    readings: [first, second],
    message: numberInputMessages.ambiguous(first.text, second.text),
  }
}

function negated(reading: ParsedNumber): ParsedNumber {
  if (reading.kind === 'value') return { ...reading, value: negate(reading.value) }
  if (reading.kind === 'invalid') return reading
  const [first, second] = reading.readings
  const turn = ({ value, text }: ReadingChoice): ReadingChoice => ({ value: negate(value), text: `-${text}` })
  return ambiguous(turn(first), turn(second))
}
