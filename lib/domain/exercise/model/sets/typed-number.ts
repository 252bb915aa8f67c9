import { formatDecimal } from '@/lib/shared/format/number'
import { setInputMessages } from '@/lib/shared/messages/set-input'
import { type FormulaLayout, MINUS, row } from '../formula/formula-layout'
import { parseNumber } from '../parse-number'
import { negate, plainDecimal, type Rational } from '../rational'
import { Unreadable } from './unreadable'

/** A number of a set as it was typed. */
export interface TypedNumber {
  readonly value: Rational
  /** How many decimal places were written; `undefined` for a fraction. */
  readonly places: number | undefined
}

/**
 * Reads a number as every field of numbers does.
 *
 * @param several what is said of several numbers that no separator parts.
 * @throws Unreadable
 */
export function readTypedNumber(typed: string, several: string): TypedNumber {
  const reading = parseNumber(typed)
  if (reading.kind === 'invalid' && SEVERAL.test(typed)) throw new Unreadable(several)
  if (reading.kind !== 'value') throw new Unreadable(setInputMessages.number(reading.message, typed))
  return { value: reading.value, places: reading.form === 'decimal' ? reading.decimals : undefined }
}

const SEVERAL = /\d *, +[-\d]|,.*,|\d +[-\d]/

/** The number as it was typed; a fraction in lowest terms. */
export function layOutNumber({ value, places }: TypedNumber): FormulaLayout {
  if (value.numerator < 0n) return row([MINUS, layOutNumber({ value: negate(value), places })])
  if (places !== undefined) return { kind: 'number', text: formatDecimal(plainDecimal(value, places)) }
  const { numerator, denominator } = value
  if (denominator === 1n) return whole(numerator)
  return { kind: 'fraction', top: whole(numerator), bottom: whole(denominator) }
}

function whole(value: bigint): FormulaLayout {
  return { kind: 'number', text: formatDecimal(value.toString()) }
}
