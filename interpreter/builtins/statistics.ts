import { add, divide, isReal, multiply, type Real } from '../arithmetic'
import { compare } from '../equality'
import { fail } from '../errors'
import { keyOf } from '../keys'
import type { Machine } from '../machine'
import { type Key, typeOf, type Value, type Vector } from '../values'
import { vector } from './parameters'
import { builtin, type Table } from './table'

/** An addition or multiplication in decimals takes as long as some steps. */
const OPERATION_COST = 3

/** Folds the elements, which must all be Numbers or Fractions. */
function total(machine: Machine, items: Vector, start: Real, operate: (a: Real, b: Real) => Real): Real {
  machine.spend(OPERATION_COST * items.length)
  return items.reduce<Real>((sum, item) => operate(sum, requireReal(item)), start)
}

export function requireReal(value: Value): Real {
  return isReal(value) ? value : fail('invalid-arguments', `expected Numbers or Fractions, got a ${typeOf(value)}`)
}

function sorted(machine: Machine, items: Vector): Vector {
  return [...items].sort((a, b) => {
    machine.spend(1)
    return compare(machine, a, b)
  })
}

/** A statistic of at least one element. */
function statistic(name: string, work: (machine: Machine, items: Vector) => Value) {
  return builtin([vector], (machine, items) => {
    if (items.length === 0) fail('invalid-arguments', `${name}: the Vector is empty`)
    return work(machine, items)
  })
}

/** The middle element; of an even number of elements the mean of the two in the middle. */
function median(machine: Machine, items: Vector): Value {
  const ordered = sorted(machine, items.map(requireReal)).map(requireReal)
  const middle = ordered.length >> 1
  const upper = ordered[middle] ?? 0
  return ordered.length % 2 === 1 ? upper : divide(add(ordered[middle - 1] ?? 0, upper), 2)
}

/** All elements that are there most often, ascending. */
function mode(machine: Machine, items: Vector): Value {
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
  return sorted(
    machine,
    groups.filter(({ count }) => count === most).map(({ item }) => item),
  )
}

export const statistics = {
  sum: builtin([vector], (machine, items) => total(machine, items, 0, add)),
  prod: builtin([vector], (machine, items) => total(machine, items, 1, multiply)),
  avg: statistic('avg', (machine, items) => divide(total(machine, items, 0, add), items.length)),
  median: statistic('median', median),
  mode: statistic('mode', mode),
} satisfies Table
