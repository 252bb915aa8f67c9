import { formatDecimal } from '@/lib/shared/format/number'

/** A number on a figure as Hungarian readers write it, with at most ten decimals and no zeros behind them. */
export function numberText(value: number): string {
  // Twice, since what is rounded to zero must lose its sign.
  const plain = Number(value.toFixed(10)).toFixed(10)
  return formatDecimal(plain.replace(/\.?0+$/, ''))
}
