import {
  compileScript,
  type HashMap,
  isFraction,
  isHashMap,
  isKeyword,
  isNumber,
  isVector,
  print,
  toDecimal,
  typeOf,
  type Value,
  type Vector,
} from '@/interpreter'
import { FIGURE_KINDS } from '@/lib/shared/figure/kinds'

/** A figure fence whose expression gives something that is no figure. */
export class FigureError extends Error {
  override readonly name = 'FigureError'
}

let constructors: Vector | undefined

/**
 * The figure functions as values of the exercise language, in the order of `FIGURE_KINDS`. They are no built-ins: only
 * an expression between figure fences sees them, and most exercises have none.
 */
export function figureFunctions(): Vector {
  constructors ??= makeConstructors()
  return constructors
}

function makeConstructors(): Vector {
  const source = FIGURE_KINDS.map((kind) => `(fn [options] [:figure "${kind}" options])`).join(' ')
  // Nothing in it is drawn, so any seed and level will do.
  const { value } = compileScript(`[${source}]`).run({ seed: 1, difficulty: 1 })
  return value !== undefined && isVector(value) ? value : []
}

/**
 * What a figure function gave, as one line of JSON: the options with their `kind`. Numbers are plain decimals, a
 * Fraction that is not whole stays exact as the text "1/2", keywords are their names.
 *
 * @throws FigureError when the value is no figure, or holds what no figure can show.
 */
export function figureJson(value: Value): string {
  const [mark, kind, options] = isVector(value) ? value : []
  if (!isKeyword(mark) || mark.name !== 'figure' || kind === undefined || options === undefined) {
    throw new FigureError(`a figure fence must give a figure, such as (clock {…}), and gives a ${typeOf(value)}`)
  }
  if (!isHashMap(options))
    throw new FigureError(`${print(kind)}: expected a HashMap of options, got ${typeOf(options)}`)
  return JSON.stringify({ kind: toPlain(kind), ...plainRecord(options) })
}

type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain }

function toPlain(value: Value): Plain {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (isNumber(value)) return toDecimal(value).toNumber()
  if (isFraction(value)) return value.denominator === 1 ? value.numerator : print(value)
  if (isKeyword(value)) return value.name
  if (isVector(value)) return value.map(toPlain)
  if (isHashMap(value)) return plainRecord(value)
  throw new FigureError(`a figure cannot show a ${typeOf(value)}`)
}

function plainRecord(map: HashMap): Record<string, Plain> {
  return Object.fromEntries(
    map.entries().map(([key, value]) => [isKeyword(key) ? key.name : print(key), toPlain(value)]),
  )
}
