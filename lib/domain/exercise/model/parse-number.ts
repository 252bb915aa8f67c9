import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { numberFault } from './number-fault'
import { isPercent, isUnitOf } from './number-unit'
import { fromDecimalDigits, negate, type Rational, rational } from './rational'
import { toPlainCharacters } from './typed-characters'

/**
 * The one reader of typed numbers: for fields, the grader and echoing; the same in Node and in the browser.
 * It knows Hungarian and English decimal marks, grouping in threes, fractions, mixed numbers and typographic signs, and
 * never guesses: a text with two readings is `ambiguous`.
 */
export type ParsedNumber =
  | {
      readonly kind: 'value'
      readonly value: Rational
      readonly form: 'decimal' | 'fraction' | 'percent'
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
  /** Whether the places that are asked for have to be written out, also as zeros. */
  readonly exactDigits?: boolean | undefined
  /** Whether it takes nothing but integers. */
  readonly isInteger?: boolean | undefined
  /** Whether `72%` is 0.72 here: a probability or a part is asked for. */
  readonly takesPercent?: boolean | undefined
}

const MAX_DIGITS = 30

/** Reads a typed number. Never throws. */
export function parseNumber(typed: string, field: NumberField = {}): ParsedNumber {
  const text = toPlainCharacters(typed).replace(/ +/g, ' ').trim()
  if ((text.match(/\d/g) ?? []).length > MAX_DIGITS) return invalid(numberInputMessages['too-long'])
  const { signs, body, rest } = splitParts(text)
  const isHundredths = rest !== '' && field.takesPercent === true && isPercent(rest) && !isUnitOf(rest, field.postfix)
  const isBare = rest === '' || isHundredths || isUnitOf(rest, field.postfix)
  if (signs.length > 1 || body === '' || !isBare) return invalid(numberFault({ signs, body, rest }, field))
  const reading = body.includes('/') ? readFraction(body) : readDecimal(body, field)
  const isBroken = reading.kind === 'value' && (reading.form !== 'decimal' || reading.decimals > 0)
  if (field.isInteger && isBroken) return invalid(numberInputMessages.integer)
  const signed = signs === '-' ? mapped(reading, { value: negate, text: (text) => `-${text}` }) : reading
  return isHundredths ? asHundredths(signed) : signed
}

/** Signs in front, then what a number may be made of, then the rest (a unit, or what does not belong here). */
function splitParts(text: string): { signs: string; body: string; rest: string } {
  const [, signs = '', body = '', rest = ''] = /^([-+ ]*)([\d., /]*)(.*)$/s.exec(text) ?? []
  return { signs: signs.replaceAll(' ', ''), body: body.trim(), rest: rest.trim() }
}

/** `3/4`, `1 1/2`, `1 234/5`. `1 200/300` is both a mixed number and a grouped numerator, `10 000/3` only the latter. */
function readFraction(body: string): ParsedNumber {
  const match = /^(?:(\d[\d ]*) )?(\d+) ?\/ ?(\d[\d ]*)$/.exec(body)
  if (!match || !isGrouped(match[3] ?? '')) return invalid(numberInputMessages.fraction)
  const [, whole, numerator = '', bottom = ''] = match
  const denominator = BigInt(bottom.replaceAll(' ', ''))
  if (denominator === 0n) return invalid(numberInputMessages['zero-denominator'])
  const simple = (digits: string) => rational(BigInt(digits), denominator)
  if (whole === undefined) return fraction(simple(numerator))
  const isProper = BigInt(numerator) < denominator && !numerator.startsWith('0')
  const mixed = isProper && isGrouped(whole) ? mixedNumber(whole, numerator, denominator) : undefined
  const grouped = isGrouped(`${whole} ${numerator}`) ? simple(`${whole}${numerator}`.replaceAll(' ', '')) : undefined
  if (mixed && grouped) {
    return ambiguous(
      { value: mixed, text: numberInputMessages.mixed(whole, `${numerator}/${bottom}`) },
      { value: grouped, text: `${whole.replaceAll(' ', '')}${numerator}/${bottom}` },
    )
  }
  const value = mixed ?? grouped
  if (value) return fraction(value)
  return invalid(isGrouped(whole) ? numberInputMessages.improper : numberInputMessages.grouping)
}

function mixedNumber(whole: string, numerator: string, denominator: bigint): Rational {
  return rational(BigInt(whole.replaceAll(' ', '')) * denominator + BigInt(numerator), denominator)
}

function isGrouped(digits: string): boolean {
  return /^(?:\d+|[1-9]\d{0,2}(?: \d{3})+)$/.test(digits)
}

function readDecimal(body: string, field: NumberField): ParsedNumber {
  if (/\d ?[.,]$/.test(body)) return invalid(numberInputMessages['trailing-mark'])
  if (/ [.,]|[.,] /.test(body)) return invalid(numberInputMessages['spaced-mark'])
  if (/^\d+$/.test(body)) return decimal(body)
  if (/^[\d ]+$/.test(body)) return isGrouped(body) ? decimal(ungrouped(body)) : invalid(numberInputMessages.grouping)
  const single = /^([\d ]*)[.,]([\d ]+)$/.exec(body)
  if (single) return readSingleMark(single[1] ?? '', single[2] ?? '', field)
  const grouped =
    /^([1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/.exec(body) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d+)$/.exec(body) ??
    /^([1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,}))$/.exec(body)
  return grouped ? decimal(ungrouped(grouped[1] ?? ''), grouped[2]) : invalid(numberInputMessages.malformed)
}

/**
 * One mark, where spaces may group what is before and behind it. Before nothing but whole threes the mark itself may
 * group thousands, unless the field asks for that many decimals.
 */
function readSingleMark(integer: string, fraction: string, { fractionDigits = 0 }: NumberField): ParsedNumber {
  const isGroupedFraction = /^(?:\d+|\d{3}(?: \d{3})*(?: \d{1,3})?)$/.test(fraction)
  if (!(integer === '' || isGrouped(integer)) || !isGroupedFraction) return invalid(numberInputMessages.grouping)
  const [whole, decimals] = [ungrouped(integer), ungrouped(fraction)]
  const mayGroup = /^[1-9]\d{0,2}$/.test(integer) && /^\d{3}(?: \d{3})*$/.test(fraction) && fractionDigits < 3
  if (!mayGroup) return decimal(whole, decimals)
  const shortFraction = decimals.replace(/0+$/, '')
  return ambiguous(
    { value: fromDecimalDigits(`${whole}.${decimals}`), text: shortFraction ? `${whole},${shortFraction}` : whole },
    { value: fromDecimalDigits(whole + decimals), text: whole + decimals },
  )
}

function ungrouped(digits: string): string {
  return digits.replace(/[., ]/g, '')
}

function decimal(integer = '', fraction = ''): ParsedNumber {
  return {
    kind: 'value',
    value: fromDecimalDigits(`${integer || '0'}.${fraction}`),
    form: 'decimal',
    decimals: fraction.length,
  }
}

function fraction(value: Rational): ParsedNumber {
  return { kind: 'value', value, form: 'fraction', decimals: 0 }
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

function asHundredths(reading: ParsedNumber): ParsedNumber {
  const value = ({ numerator, denominator }: Rational) => rational(numerator, denominator * 100n)
  const hundredths = mapped(reading, { value, text: (text) => `${text}%` })
  if (hundredths.kind !== 'value' || hundredths.form === 'fraction') return hundredths
  return { ...hundredths, form: 'percent', decimals: hundredths.decimals + 2 }
}

interface ReadingChange {
  readonly value: (value: Rational) => Rational
  readonly text: (text: string) => string
}

function mapped(reading: ParsedNumber, change: ReadingChange): ParsedNumber {
  if (reading.kind === 'value') return { ...reading, value: change.value(reading.value) }
  if (reading.kind === 'invalid') return reading
  const [first, second] = reading.readings
  const changed = ({ value, text }: ReadingChoice) => ({ value: change.value(value), text: change.text(text) })
  return ambiguous(changed(first), changed(second))
}
