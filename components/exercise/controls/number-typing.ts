import { isUnitBegun } from '@/lib/domain/exercise/model/number-unit'
import { type NumberField, parseNumber } from '@/lib/domain/exercise/model/parse-number'

/** What a number field takes and how the arrow keys step it. */
export interface NumberRules extends NumberField {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** A slash may be typed: the answer may be a fraction. */
  readonly allowsFraction?: boolean
}

/** The rules of a field: what its control says of its numbers, and that they may be fractions where no places are asked. */
export function rulesOf<Field extends NumberField>(field: Field): Field & NumberRules {
  return { ...field, allowsFraction: field.fractionDigits === undefined }
}

/** Beyond this no number is read, and no answer is taken. */
export const MAX_TYPED = 200

/** What might still be typed behind a number that is not whole yet. */
const ENDINGS = ['1', '11', '111', '9999', '/9999']

/**
 * Why what stands in a field can be no number, whatever is typed behind it; `undefined` while it is one, or one in the
 * making.
 */
export function typingFault(text: string, field: NumberField): string | undefined {
  const reading = parseNumber(text, field)
  if (reading.kind !== 'invalid' || text.trim() === '') return undefined
  const isInTheMaking =
    ENDINGS.some((ending) => parseNumber(text + ending, field).kind !== 'invalid') || endsInUnit(text, field)
  return isInTheMaking ? undefined : reading.message
}

/** Whether letters follow that begin a unit of the field. */
function endsInUnit(text: string, field: NumberField): boolean {
  const [, number = '', begun = ''] = /^([^\p{L}%°€]*\d\s*)([^\d\s]+)$/u.exec(text) ?? []
  if (begun === '' || parseNumber(number, field).kind === 'invalid') return false
  return isUnitBegun(begun, field.postfix)
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

/** The text with its minus sign taken away, or with one put before it, in the place of a plus sign if there is one. */
export function toggleSign(text: string): string {
  const trimmed = text.trimStart()
  const unsigned = trimmed.replace(/^[-+]\s*/, '')
  return trimmed.startsWith('-') ? unsigned : `-${unsigned}`
}

/** Takes the error of binary fractions away: 0.3 · 10 is 3. */
const roundOff = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(15)) : value)
