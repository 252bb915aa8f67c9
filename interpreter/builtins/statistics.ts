import { add, compareReals, divide, multiply, type Real } from '../arithmetic'
import { fail } from '../errors'
import { keyOf } from '../keys'
import type { Machine } from '../machine'
import type { Key, Value, Vector } from '../values'
import { builtin, type Table } from './builtin'
import { reals, vector } from './parameters'
import { sortBy } from './sequences'

/** An addition or multiplication in decimals takes as long as some steps. */
const OPERATION_COST = 3

function total(machine: Machine, items: readonly Real[], start: Real, operate: (a: Real, b: Real) => Real): Real {
  machine.spend(OPERATION_COST * items.length)
  return items.reduce(operate, start)
}

function requireSome(name: string, items: Vector): void {
  if (items.length === 0) fail('invalid-arguments', `${name}: the Vector is empty`)
}

/** The middle element; of an even number of elements the mean of the two in the middle. */
function median(machine: Machine, items: readonly Real[]): Value {
  requireSome('median', items)
  machine.spend(OPERATION_COST * items.length * Math.ceil(Math.log2(items.length + 1)))
  const ordered = [...items].sort(compareReals)
  const middle = ordered.length >> 1
  const upper = ordered[middle] ?? 0
  return ordered.length % 2 === 1 ? upper : divide(add(ordered[middle - 1] ?? 0, upper), 2)
}

/** All elements that are there most often, ascending. */
function mode(machine: Machine, items: Vector): Value {
  requireSome('mode', items)
  const counts = new Map<Key, { item: Value; count: number }>()
  machine.spend(OPERATION_COST * items.length)
  for (const item of items) {
    const key = keyOf(machine, item)
    const seen = counts.get(key)
    if (seen) seen.count += 1
    else counts.set(key, { item, count: 1 })
  }
  const groups = [...counts.values()]
  const most = groups.reduce((highest, { count }) => Math.max(highest, count), 0)
  const frequent = groups.filter(({ count }) => count === most).map(({ item }) => item)
  return sortBy(machine, 'mode', frequent, (item) => item)
}

export const statistics = {
  sum: builtin([reals], (machine, items) => total(machine, items, 0, add)),
  prod: builtin([reals], (machine, items) => total(machine, items, 1, multiply)),
  avg: builtin([reals], (machine, items) => {
    requireSome('avg', items)
    return divide(total(machine, items, 0, add), items.length)
  }),
  median: builtin([reals], median),
  mode: builtin([vector], mode),
} satisfies Table
