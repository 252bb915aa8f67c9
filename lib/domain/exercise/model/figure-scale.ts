import type { FigureScale } from '../schemas'
import type { NumberField } from './parse-number'
import { decimalPlaces, plainDecimal, type Rational, rational } from './rational'

/**
 * Where a value lies on a scale, counted in its steps: a whole number on a tick, another one between two. `undefined` for
 * what is beyond its ends.
 */
export function placeOnScale({ start, step, denominator, last }: FigureScale, value: Rational): number | undefined {
  const steps = rational(
    value.numerator * BigInt(denominator) - value.denominator * BigInt(start),
    value.denominator * BigInt(step),
  )
  const place = Number(steps.numerator) / Number(steps.denominator)
  return place >= 0 && place <= last ? place : undefined
}

/** The value at a tick, in the parts of the scale: two quarters stay two quarters. */
export function fractionAt({ start, step, denominator }: FigureScale, tick: number) {
  return { numerator: start + tick * step, denominator }
}

/** The value at a tick as a pupil types it: with a decimal comma where it ends, else as a fraction. */
export function typedAt(scale: FigureScale, tick: number, { fractionDigits, exactDigits }: NumberField): string {
  const { numerator, denominator } = fractionAt(scale, tick)
  const value = rational(BigInt(numerator), BigInt(denominator))
  const places = decimalPlaces(value.denominator)
  if (places === undefined) return `${numerator}/${denominator}`
  return plainDecimal(value, (exactDigits && fractionDigits) || places).replace('.', ',')
}
