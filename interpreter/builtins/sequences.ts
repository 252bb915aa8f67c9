import { compare } from '../equality'
import { fail } from '../errors'
import { requireBool } from '../functions'
import type { Machine } from '../machine'
import type { FunctionValue, Value, Vector } from '../values'
import { builtin, type Table } from './builtin'
import { any, fn, optional, rest, vector } from './parameters'

/** Whether the predicate, called by the built-in `name`, holds for the item. */
export function holds(machine: Machine, name: string, predicate: FunctionValue, item: Value): boolean {
  return requireBool(predicate.call1(machine, item), `${name}: what the function gives`)
}

/** The elements of all vectors at one index, for each index that all of them have. */
function zip(machine: Machine, vectors: readonly Vector[]): Vector[] {
  const length = Math.min(...vectors.map((each) => each.length))
  machine.spend(length * vectors.length)
  return Array.from({ length }, (_, i) => vectors.map((each) => each[i] as Value)) // i is inside the shortest
}

function map(machine: Machine, f: FunctionValue, first: Vector, ...others: Vector[]): Value {
  machine.spendElements(first.length)
  if (others.length === 0) return first.map((item) => f.call1(machine, item))
  return zip(machine, [first, ...others]).map((items) => f.callAll(machine, items))
}

/** Stable: what compares equal keeps its order. */
export function sortBy(machine: Machine, name: string, items: Vector, keyOf: (item: Value) => Value): Vector {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  keyed.sort((a, b) => {
    machine.spend(1)
    return compare(machine, name, a.key, b.key)
  })
  return keyed.map(({ item }) => item)
}

function find(machine: Machine, predicate: FunctionValue, items: Vector, otherwise?: Value): Value {
  const found = items.find((item) => holds(machine, 'find', predicate, item)) ?? otherwise
  return found ?? fail('invalid-arguments', 'find: no element fits, and there is no default')
}

export const sequences = {
  map: builtin([fn, vector, rest(vector)], map),
  filter: builtin([fn, vector], (machine, predicate, items) =>
    items.filter((item) => holds(machine, 'filter', predicate, item)),
  ),
  reduce: builtin([fn, any, vector], (machine, f, start, items) =>
    items.reduce<Value>((result, item) => f.call2(machine, result, item), start),
  ),
  every: builtin([fn, vector], (machine, predicate, items) =>
    items.every((item) => holds(machine, 'every', predicate, item)),
  ),
  some: builtin([fn, vector], (machine, predicate, items) =>
    items.some((item) => holds(machine, 'some', predicate, item)),
  ),
  find: builtin([fn, vector, optional(any)], find),
  sort: builtin([vector], (machine, items) => sortBy(machine, 'sort', items, (item) => item)),
  'sort-by': builtin([fn, vector], (machine, f, items) =>
    sortBy(machine, 'sort-by', items, (item) => f.call1(machine, item)),
  ),
  zip: builtin([vector, vector, rest(vector)], (machine, ...vectors) => zip(machine, vectors)),
} satisfies Table
