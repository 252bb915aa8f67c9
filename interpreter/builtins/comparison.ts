import { compare, equals } from '../equality'
import type { Machine } from '../machine'
import type { Value } from '../values'
import { builtin, type FastPath, type Table } from './builtin'
import { any, bool, rest } from './parameters'

/** True when the relation holds between each argument and the next. */
function chained(holds: (machine: Machine, a: Value, b: Value) => boolean, fast: FastPath) {
  return builtin(
    [any, any, rest(any)],
    (machine, first, second, ...others) => {
      if (!holds(machine, first, second)) return false
      return others.every((value, i) => holds(machine, others[i - 1] ?? second, value))
    },
    { fast },
  )
}

function ordered(name: string, fits: (order: number) => boolean) {
  return chained(
    (machine, a, b) => fits(compare(machine, name, a, b)),
    (a, b) => fits(a - b),
  )
}

export const comparison = {
  '==': chained(equals, (a, b) => a === b),
  '!=': chained(
    (machine, a, b) => !equals(machine, a, b),
    (a, b) => a !== b,
  ),
  '<': ordered('<', (order) => order < 0),
  '<=': ordered('<=', (order) => order <= 0),
  '>': ordered('>', (order) => order > 0),
  '>=': ordered('>=', (order) => order >= 0),
  not: builtin([bool], (_, value) => !value),
} satisfies Table
