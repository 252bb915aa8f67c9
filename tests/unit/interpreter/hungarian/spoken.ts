import type { SpokenNumber } from '@/interpreter/hungarian'

/** Reads the short notation of these tests: 12, -2.5, 3/4. */
export function spoken(notation: string): SpokenNumber {
  const negative = notation.startsWith('-')
  const magnitude = notation.replace('-', '')
  const [numerator = '', denominator] = magnitude.split('/')
  if (denominator !== undefined) {
    return { kind: 'fraction', negative, numerator: Number(numerator), denominator: Number(denominator) }
  }
  const [integer = '', fraction = ''] = magnitude.split('.')
  return { kind: 'decimal', negative, integer, fraction }
}

/** The rows of a literal table, split at single spaces. */
export function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}
