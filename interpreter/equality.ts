import { compareReals, isReal } from './arithmetic'
import { fail } from './errors'
import { compareHungarian } from './hungarian/index'
import { checkNesting, type Meter } from './limits'
import { HashMap, Keyword, ScriptSet, typeOf, type Value, type Vector } from './values'

/** Structural. A Number equals a Fraction of the same value; functions equal only themselves. */
export function equals(meter: Meter, a: Value, b: Value, depth = 0): boolean {
  if (typeof a === 'string') {
    meter.spendText(a.length)
    return a === b
  }
  if (a === b) return true
  if (isReal(a)) return isReal(b) && compareReals(a, b) === 0
  if (a instanceof Keyword) return b instanceof Keyword && a.name === b.name
  meter.spend(1)
  checkNesting(depth)
  if (Array.isArray(a)) return Array.isArray(b) && equalVectors(meter, a, b, depth + 1)
  if (a instanceof HashMap) return b instanceof HashMap && equalMaps(meter, a, b, depth + 1)
  return a instanceof ScriptSet && b instanceof ScriptSet && equalSets(meter, a, b)
}

function equalVectors(meter: Meter, a: Vector, b: Vector, depth: number): boolean {
  if (a.length !== b.length) return false
  return a.every((item, i) => {
    meter.spend(1)
    const other = b[i]
    return other !== undefined && equals(meter, item, other, depth)
  })
}

function equalMaps(meter: Meter, a: HashMap, b: HashMap, depth: number): boolean {
  if (a.table.size !== b.table.size) return false
  return [...a.table].every(([key, [, value]]) => {
    meter.spend(1)
    const other = b.table.get(key)
    return other !== undefined && equals(meter, value, other[1], depth)
  })
}

function equalSets(meter: Meter, a: ScriptSet, b: ScriptSet): boolean {
  meter.spend(a.table.size)
  return a.table.size === b.table.size && [...a.table.keys()].every((key) => b.table.has(key))
}

/**
 * Orders Numbers and Fractions by value, and Strings by the Hungarian alphabet; all else is invalid-arguments of the
 * function `name`.
 */
export function compare(meter: Meter, name: string, a: Value, b: Value): number {
  if (isReal(a) && isReal(b)) return compareReals(a, b)
  if (typeof a !== 'string' || typeof b !== 'string') {
    return fail('invalid-arguments', `${name} expects numbers or Strings, got ${typeOf(a)} and ${typeOf(b)}`)
  }
  meter.spend(1)
  return compareHungarian(a, b, (steps) => meter.spend(steps))
}
