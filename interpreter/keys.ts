import { compareReals } from './arithmetic'
import { fail } from './errors'
import { type Fraction, fractionToNum, isFraction } from './fractions'
import { checkNesting, checkSize, type Meter } from './limits'
import { FunctionValue, HashMap, type Key, numKey, ScriptSet, simpleKey, type Value, type Vector } from './values'

/** A Fraction that equals a Number has the Number's key. */
function fractionKey(value: Fraction): Key {
  const nearest = fractionToNum(value)
  return compareReals(value, nearest) === 0 ? numKey(nearest) : `#${value}`
}

/** As simpleKey; a long String takes time to look up. */
export function lookupKey(meter: Meter, value: Value): Key {
  if (typeof value === 'string') meter.spendText(value.length)
  return simpleKey(value)
}

/** The key of any value but a function. */
export function keyOf(meter: Meter, value: Value, depth = 0): Key {
  checkNesting(depth)
  if (isFraction(value)) return fractionKey(value)
  if (value instanceof FunctionValue) return fail('invalid-arguments', 'functions cannot be counted or put into a Set')
  if (value instanceof ScriptSet) return joinKeys(meter, '(', [...value.table.keys()].sort(compareKeys))
  if (value instanceof HashMap) {
    const keys = [...value.table.keys()].sort(compareKeys)
    return joinKeys(
      meter,
      '{',
      keys.flatMap((key) => [key, keyOf(meter, value.table.get(key)?.[1] ?? false, depth + 1)]),
    )
  }
  return Array.isArray(value) ? joinKeys(meter, '[', vectorKeys(meter, value, depth)) : lookupKey(meter, value)
}

function vectorKeys(meter: Meter, items: Vector, depth: number): Key[] {
  return items.map((item) => keyOf(meter, item, depth + 1))
}

function compareKeys(a: Key, b: Key): number {
  return String(a) < String(b) ? -1 : 1
}

/** Making and looking up a key takes as long as so many steps. */
const KEY_COST = 4
/** Even an empty table takes much memory. */
export const TABLE_COST = 4

/** Each part is preceded by its length, so that different lists cannot give the same text. */
function joinKeys(meter: Meter, opening: string, keys: Key[]): Key {
  meter.spend(KEY_COST * (1 + keys.length))
  const text = keys.map((key) => `${String(key).length}:${key}`).join('')
  meter.spendText(text.length)
  return opening + text
}

/** `base` with these entries set, in order. */
export function makeHashMap(meter: Meter, entries: readonly (readonly [Value, Value])[], base?: HashMap): HashMap {
  meter.spend(TABLE_COST + entries.length + (base?.table.size ?? 0))
  const table = new Map(base?.table)
  for (const entry of entries) table.set(lookupKey(meter, entry[0]), entry)
  checkSize(table.size)
  return new HashMap(table)
}

export function makeSet(meter: Meter, items: Iterable<Value>): ScriptSet {
  meter.spend(TABLE_COST)
  const table = new Map<Key, Value>()
  for (const item of items) {
    meter.spend(KEY_COST)
    const key = keyOf(meter, item)
    if (!table.has(key)) table.set(key, item)
  }
  checkSize(table.size)
  return new ScriptSet(table)
}

/** Neighbours in twos, from an even number of values. */
export function pairs(values: Vector): [Value, Value][] {
  const result: [Value, Value][] = []
  for (let i = 0; i + 1 < values.length; i += 2) result.push([values[i] as Value, values[i + 1] as Value])
  return result
}
