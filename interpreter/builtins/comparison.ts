import { compare, equals } from '../equality'
import type { Machine } from '../machine'
import type { Value } from '../values'
import { any, bool, rest } from './parameters'
import { builtin, type FastPath, type Table } from './table'

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

export const comparison = {
  '==': chained(equals, (a, b) => a === b),
  '!=': chained(
    (machine, a, b) => !equals(machine, a, b),
    (a, b) => a !== b,
  ),
  '<': chained(
    (machine, a, b) => compare(machine, a, b) < 0,
    (a, b) => a < b,
  ),
  '<=': chained(
    (machine, a, b) => compare(machine, a, b) <= 0,
    (a, b) => a <= b,
  ),
  '>': chained(
    (machine, a, b) => compare(machine, a, b) > 0,
    (a, b) => a > b,
  ),
  '>=': chained(
    (machine, a, b) => compare(machine, a, b) >= 0,
    (a, b) => a >= b,
  ),
  not: builtin([bool], (_, value) => !value),
} satisfies Table
