import { type NumberField, type ParsedNumber, parseNumber } from '@/lib/domain/exercise/model/parse-number'

/** What a number field takes and how the arrow keys step it. */
export interface NumberRules extends NumberField {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** A slash may be typed: the answer may be a fraction. */
  readonly allowsFraction?: boolean
}

/**
 * What a field holds after typing: digits, one leading minus, one decimal separator (none where `fractionDigits` is 0),
 * grouping spaces, and a slash where the answer may be a fraction. Other characters are dropped; a text that is still
 * no number in the making leaves the field as it was.
 */
export function sanitizeTyping(previous: string, typed: string, rules: NumberRules): string {
  const kept = toPlainCharacters(typed).replace(/[^\d,./ -]/g, '')
  return isNumberInTheMaking(kept, rules) || kept.length < previous.length ? kept : previous
}

/**
 * What a field holds after pasting over it: the text itself where it could have been typed, else the number that is
 * read in it, written plainly; `undefined` when it is no number, or two.
 */
export function sanitizePaste(pasted: string, rules: NumberRules): string | undefined {
  const plain = toPlainCharacters(pasted).trim()
  if (isNumberInTheMaking(plain, rules)) return plain
  const reading = parseNumber(pasted, rules)
  return reading.kind === 'value' ? writePlainly(reading) : undefined
}

/**
 * The value one step up or down: the next multiple of 10^-fractionDigits, held within `min` and `max`. An empty field
 * counts as 0; `undefined` when what stands there is no number or too long to count with.
 */
export function stepNumber(text: string, direction: 1 | -1, rules: NumberRules): string | undefined {
  const { fractionDigits = 0, min = -Infinity, max = Infinity } = rules
  const reading = parseNumber(text.trim() === '' ? '0' : text, rules)
  if (reading.kind !== 'value') return undefined
  const unit = 10 ** fractionDigits
  const scaled = (Number(reading.value.numerator) / Number(reading.value.denominator)) * unit
  const next = direction === 1 ? Math.floor(roundOff(scaled)) + 1 : Math.ceil(roundOff(scaled)) - 1
  const held = Math.min(Math.max(next, Math.ceil(roundOff(min * unit))), Math.floor(roundOff(max * unit)))
  return Number.isSafeInteger(held) ? (held / unit).toFixed(fractionDigits).replace('.', ',') : undefined
}

/** The text with its minus sign taken away, or with one put before it. */
export function toggleSign(text: string): string {
  return text.startsWith('-') ? text.slice(1).trimStart() : `-${text.trimStart()}`
}

function isNumberInTheMaking(text: string, { fractionDigits, allowsFraction = false }: NumberRules): boolean {
  const decimals = fractionDigits === 0 ? '' : '([.,]\\d*)?'
  const number = `-? ?(\\d[\\d ]*)?${decimals}`
  const fraction = '-? ?\\d[\\d ]*/ ?\\d*'
  return new RegExp(allowsFraction ? `^(${number}|${fraction})$` : `^${number}$`).test(text)
}

/** Typographic minus signs, spaces and full-width digits as the plain ones. */
function toPlainCharacters(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\s+/g, ' ')
}

function writePlainly({ value, form, decimals }: Extract<ParsedNumber, { kind: 'value' }>): string {
  if (form === 'fraction') return `${value.numerator}/${value.denominator}`
  const digits = ((abs(value.numerator) * 10n ** BigInt(decimals)) / value.denominator).toString()
  const padded = digits.padStart(decimals + 1, '0')
  const integer = padded.slice(0, padded.length - decimals)
  const sign = value.numerator < 0n ? '-' : ''
  return `${sign}${integer}${decimals > 0 ? `,${padded.slice(-decimals)}` : ''}`
}

const abs = (value: bigint) => (value < 0n ? -value : value)

/** Takes the error of binary fractions away: 0.3 · 10 is 3. */
const roundOff = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(15)) : value)
