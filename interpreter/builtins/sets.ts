import { makeSet } from '../keys'
import { ScriptSet } from '../values'
import { any, rest, set } from './parameters'
import { builtin, type Table } from './table'

export const sets = {
  Set: builtin([rest(any)], (machine, ...items) => makeSet(machine, items)),
  'set-union': builtin([set, rest(set)], (machine, ...all) =>
    makeSet(
      machine,
      all.flatMap(({ table }) => [...table.values()]),
    ),
  ),
  'set-diff': builtin([set, rest(set)], (machine, first, ...others) => {
    machine.spend(first.table.size)
    return new ScriptSet(new Map([...first.table].filter(([key]) => !others.some(({ table }) => table.has(key)))))
  }),
  'set-intersection': builtin([set, rest(set)], (machine, first, ...others) => {
    machine.spend(first.table.size)
    return new ScriptSet(new Map([...first.table].filter(([key]) => others.every(({ table }) => table.has(key)))))
  }),
  'set-2-list': builtin([set], (machine, { table }) => {
    machine.spend(table.size)
    return [...table.values()]
  }),
} satisfies Table
