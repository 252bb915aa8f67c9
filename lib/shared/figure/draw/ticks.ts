import { numberText } from '../number-text'
import { labelWidth } from './label-text'
import { TICK_SIZE } from './scene'

/** The multiples of a step from one end to the other, both included; the first is the start where that is none. */
export function ticksOf(from: number, to: number, step: number, origin = 0): readonly number[] {
  const first = Math.ceil((from - origin) / step - 1e-9)
  const last = Math.floor((to - origin) / step + 1e-9)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => exact(origin + (first + i) * step))
}

/** Without what binary fractions leave behind: 0.30000000000000004 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12))

/** 1, 2 or 5 times a power of ten, at least as large as what is asked for. */
export function niceStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= atLeast * (1 - 1e-9)) ?? 10
  return exact(nice * power)
}

/** How many steps apart labels have to be so that none touches the next. */
export function labelStride(values: readonly number[], roomForOne: number): number {
  const widest = Math.max(...values.map((value) => labelWidth(numberText(value), TICK_SIZE)), 0)
  return [1, 2, 5, 10, 20, 50, 100].find((stride) => stride * roomForOne >= widest + 7) ?? 200
}

/** A value in the key of what belongs to it, as authors write it in a script: `-0.5`. */
export const valueKey = (value: number): string => String(Number(value.toFixed(10)))
