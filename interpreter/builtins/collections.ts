import { equals } from '../equality'
import { fail } from '../errors'
import { keyOf, lookupKey, makeHashMap, makeSet, pairs } from '../keys'
import { checkSize, codePointCount } from '../limits'
import type { Machine } from '../machine'
import { HashMap, isVector, ScriptSet, typeOf, type Value, type Vector } from '../values'
import { builtin, type Table } from './builtin'
import { any, collection, either, integer, map, natural, optional, rest, sequence, vector } from './parameters'
import { characters, spendSearch } from './strings'

type Sequence = Vector | string
type Collection = Sequence | HashMap | ScriptSet

/** The elements of a Vector or the characters of a String. */
function itemsOf(machine: Machine, value: Sequence): Vector {
  if (typeof value === 'string') return characters(machine, value)
  machine.spendElements(value.length)
  return value
}

/** A part of a Vector or String, of the same type. */
function part(machine: Machine, value: Sequence, start: number, end?: number): Value {
  const items = itemsOf(machine, value).slice(start, end)
  return typeof value === 'string' ? items.join('') : items
}

function count(machine: Machine, value: Collection): number {
  if (typeof value !== 'string') return isVector(value) ? value.length : value.table.size
  machine.spendText(value.length)
  return codePointCount(value)
}

function find(machine: Machine, from: Sequence | HashMap, key: Value): Value | undefined {
  if (from instanceof HashMap) return from.table.get(lookupKey(machine, key))?.[1]
  if (typeof key !== 'number') return fail('invalid-arguments', `get: an index must be an integer, got ${typeOf(key)}`)
  return isVector(from) ? from[key] : itemsOf(machine, from)[key]
}

function get(machine: Machine, from: Sequence | HashMap, key: Value, otherwise?: Value): Value {
  const value = find(machine, from, key) ?? otherwise
  return value ?? fail('invalid-arguments', `get: the ${typeOf(from)} has no such element, and there is no default`)
}

function existing(value: Value | undefined, name: string): Value {
  return value ?? fail('invalid-arguments', `${name}: the Vector is empty`)
}

/** The position in a Vector, or of a part in a String; -1 when it is not there. */
function indexOf(machine: Machine, value: Sequence, item: Value): number {
  if (isVector(value)) {
    machine.spend(value.length)
    return value.findIndex((element) => equals(machine, element, item))
  }
  if (typeof item !== 'string') return fail('invalid-arguments', `a String contains no ${typeOf(item)}`)
  spendSearch(machine, value, item)
  const index = value.indexOf(item)
  return index < 0 ? index : codePointCount(value.slice(0, index))
}

function contains(machine: Machine, value: Collection, item: Value): boolean {
  if (value instanceof HashMap) return value.table.has(lookupKey(machine, item))
  return value instanceof ScriptSet ? value.table.has(keyOf(machine, item)) : indexOf(machine, value, item) >= 0
}

function concat(machine: Machine, vectors: readonly Vector[]): Value {
  const size = vectors.reduce((sum, each) => sum + each.length, 0)
  checkSize(size)
  machine.spendElements(size)
  return (<Value[]>[]).concat(...vectors)
}

/** One level deep. */
function flatten(machine: Machine, items: Vector): Value {
  const parts = items.map((item) => (isVector(item) ? item : [item]))
  const size = parts.reduce((sum, each) => sum + each.length, 0)
  checkSize(size)
  machine.spend(items.length + size)
  return parts.flat()
}

/** Arguments that are keys and values in turn. */
function entries(name: string, values: Vector): [Value, Value][] {
  if (values.length % 2 === 1) fail('invalid-arguments', `${name}: the last key has no value`)
  return pairs(values)
}

function assoc(machine: Machine, target: HashMap | Vector, values: Vector): Value {
  const changes = entries('assoc', values)
  if (target instanceof HashMap) return makeHashMap(machine, changes, target)
  machine.spendElements(target.length)
  const result = [...target]
  for (const [index, value] of changes) {
    const isIndex = typeof index === 'number' && index in result
    if (!isIndex) return fail('invalid-arguments', 'assoc: the Vector has no such index')
    result[index] = value
  }
  return result
}

function intersperse(machine: Machine, separator: Value, items: Vector): Value {
  const length = Math.max(2 * items.length - 1, 0)
  checkSize(length)
  machine.spend(length)
  return Array.from({ length }, (_, i) => (i % 2 === 1 ? separator : (items[i / 2] as Value))) // i / 2 < items.length
}

function repeated(machine: Machine, times: number, value: Value): Value {
  checkSize(times)
  machine.spendElements(times)
  return new Array<Value>(times).fill(value)
}

export const collections = {
  Vector: builtin([rest(any)], (_, ...items) => items, { cost: 2 }),
  HashMap: builtin([rest(any)], (machine, ...values) => makeHashMap(machine, entries('HashMap', values))),
  count: builtin([collection], count),
  get: builtin([either(sequence, map), any, optional(any)], get),
  head: builtin([vector], (_, items) => existing(items[0], 'head')),
  last: builtin([vector], (_, items) => existing(items.at(-1), 'last')),
  tail: builtin([vector], (machine, items) => part(machine, items, 1)),
  take: builtin([natural, sequence], (machine, n, items) => part(machine, items, 0, n)),
  drop: builtin([natural, sequence], (machine, n, items) => part(machine, items, n)),
  slice: builtin([sequence, integer, optional(integer)], part),
  reverse: builtin([sequence], (machine, value) => {
    const items = itemsOf(machine, value).toReversed()
    return typeof value === 'string' ? items.join('') : items
  }),
  concat: builtin([rest(vector)], (machine, ...vectors) => concat(machine, vectors)),
  append: builtin([vector, rest(any)], (machine, items, ...more) => concat(machine, [items, more])),
  contains: builtin([collection, any], contains),
  'index-of': builtin([sequence, any], indexOf),
  flatten: builtin([vector], flatten),
  distinct: builtin([vector], (machine, items) => [...makeSet(machine, items).table.values()]),
  repeat: builtin([natural, any], repeated),
  intersperse: builtin([any, vector], intersperse),
  assoc: builtin([either(map, vector), any, any, rest(any)], (machine, target, ...values) =>
    assoc(machine, target, values),
  ),
  keys: builtin([map], (machine, { table }) => {
    machine.spend(table.size)
    return [...table.values()].map(([key]) => key)
  }),
  values: builtin([map], (machine, { table }) => {
    machine.spend(table.size)
    return [...table.values()].map(([, value]) => value)
  }),
} satisfies Table
