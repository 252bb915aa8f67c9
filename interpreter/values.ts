import type { Real } from './arithmetic'
import { fail } from './errors'
import { isFraction } from './fractions'
import type { Machine } from './machine'
import type { Num } from './numbers'
import { isNum } from './numbers'

export type Value = Real | boolean | string | Keyword | Vector | HashMap | ScriptSet | FunctionValue
export type Vector = readonly Value[]

/**
 * The values of one activation: in slot 0 the frame of the function around it, then parameters and local names.
 * The compiler has resolved every name to a slot, so a slot is read only after it was written.
 */
export type Frame = (Value | Frame | undefined)[]

export class Keyword {
  constructor(readonly name: string) {}
}

/** Equal values have the same key, in a form that a JavaScript Map compares. */
export type Key = string | number | boolean

export function numKey(value: Num): Key {
  return typeof value === 'number' ? value : `#${value}`
}

/** The key of a value that may be a key of a HashMap; all else is invalid-arguments. */
export function simpleKey(value: Value): Key {
  if (typeof value === 'string') return `"${value}`
  if (typeof value === 'boolean') return value
  if (value instanceof Keyword) return `:${value.name}`
  if (isNum(value)) return numKey(value)
  return fail('invalid-arguments', `a key must be a String, Keyword, Number or Bool, got a ${typeOf(value)}`)
}

/** Immutable; keeps the order in which keys were first set. Keys are String, Keyword, Number or Bool. */
export class HashMap {
  constructor(readonly table: ReadonlyMap<Key, readonly [key: Value, value: Value]>) {}

  get(key: Value): Value | undefined {
    return this.table.get(simpleKey(key))?.[1]
  }

  entries(): (readonly [key: Value, value: Value])[] {
    return [...this.table.values()]
  }
}

/** Immutable; keeps the order in which elements were first put in. Its elements are all but functions. */
export class ScriptSet {
  constructor(readonly table: ReadonlyMap<Key, Value>) {}

  items(): Value[] {
    return [...this.table.values()]
  }
}

/** What a closure and a built-in have in common. The separate small arities save an array for each call. */
export abstract class FunctionValue {
  abstract readonly name: string | undefined
  abstract call1(machine: Machine, a: Value): Value
  abstract call2(machine: Machine, a: Value, b: Value): Value
  abstract callAll(machine: Machine, values: Vector): Value
}

export type TypeName = 'Number' | 'Fraction' | 'Bool' | 'String' | 'Keyword' | 'Vector' | 'HashMap' | 'Set' | 'Function'

export function isVector(value: Value): value is Vector {
  return Array.isArray(value)
}

export function isKeyword(value: unknown): value is Keyword {
  return value instanceof Keyword
}

export function isHashMap(value: unknown): value is HashMap {
  return value instanceof HashMap
}

export function typeOf(value: Value): TypeName {
  if (typeof value === 'number') return 'Number'
  if (typeof value === 'boolean') return 'Bool'
  if (typeof value === 'string') return 'String'
  if (isVector(value)) return 'Vector'
  if (value instanceof Keyword) return 'Keyword'
  if (value instanceof HashMap) return 'HashMap'
  if (value instanceof ScriptSet) return 'Set'
  if (value instanceof FunctionValue) return 'Function'
  return isFraction(value) ? 'Fraction' : 'Number'
}
