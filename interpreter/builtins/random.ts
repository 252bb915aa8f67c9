import { fail } from '../errors'
import { checkSize } from '../limits'
import type { Machine } from '../machine'
import { nextBelow, nextNum, shuffled } from '../random'
import type { FunctionValue, Value, Vector } from '../values'
import { builtin, type Table } from './builtin'
import { fn, integer, natural, vector } from './parameters'
import { holds } from './sequences'

/** How many integers there are from `a` to `b`. */
function span(name: string, a: number, b: number): number {
  if (a > b) fail('invalid-arguments', `${name}: the lower bound ${a} is above the upper bound ${b}`)
  const size = b - a + 1
  return Number.isSafeInteger(size) ? size : fail('limit-exceeded', `${name}: the bounds are too far apart`)
}

function sample(machine: Machine, name: string, items: Vector): Value {
  const generator = machine.generator()
  return (
    items[nextBelow(generator, items.length)] ?? fail('invalid-arguments', `${name}: there is nothing to draw from`)
  )
}

function shuffle(machine: Machine, items: Vector): Vector {
  machine.spend(items.length)
  return shuffled(items, machine.generator())
}

function sampleMany(machine: Machine, n: number, items: Vector): Value {
  if (n > items.length) fail('invalid-arguments', `sample-n: ${n} elements from ${items.length}`)
  return shuffle(machine, items).slice(0, n)
}

/**
 * The first n places of a shuffled a…b. Only the places that were exchanged are kept, so that the bounds may be far
 * apart.
 */
function distinctIntegers(machine: Machine, n: number, a: number, b: number): Value {
  const size = n === 0 ? 0 : span('random-distinct', a, b)
  if (n > size) fail('invalid-arguments', `random-distinct: ${n} different integers from ${size}`)
  checkSize(n)
  machine.spend(n)
  const generator = machine.generator()
  const moved = new Map<number, number>()
  return Array.from({ length: n }, (_, i) => {
    const chosen = i + nextBelow(generator, size - i)
    const result = moved.get(chosen) ?? chosen
    moved.set(chosen, moved.get(i) ?? i)
    return a + result
  })
}

function integerWhere(machine: Machine, predicate: FunctionValue, a: number, b: number): Value {
  const size = span('random-int-where', a, b)
  checkSize(size)
  const candidates = Array.from({ length: size }, (_, i) => a + i)
  const fitting = candidates.filter((n) => holds(machine, 'random-int-where', predicate, n))
  return sample(machine, 'random-int-where', fitting)
}

export const random = {
  random: builtin([], (machine) => nextNum(machine.generator()), { cost: 3 }),
  'random-int': builtin(
    [integer, integer],
    (machine, a, b) => a + nextBelow(machine.generator(), span('random-int', a, b)),
  ),
  'random-sign': builtin([], (machine) => (nextBelow(machine.generator(), 2) === 0 ? 1 : -1)),
  sample: builtin([vector], (machine, items) => sample(machine, 'sample', items)),
  'sample-n': builtin([natural, vector], sampleMany),
  shuffle: builtin([vector], shuffle),
  'random-distinct': builtin([natural, integer, integer], distinctIntegers),
  'random-int-where': builtin([fn, integer, integer], integerWhere),
} satisfies Table
