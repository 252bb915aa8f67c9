import { makeSet, TABLE_COST } from '../keys'
import { checkSize } from '../limits'
import type { Machine } from '../machine'
import { type Key, ScriptSet, type Value } from '../values'
import { builtin, type Table } from './builtin'
import { any, rest, set } from './parameters'

/** Of the elements of these Sets, in order, those with a fitting key. */
function select(machine: Machine, sets: readonly ScriptSet[], fits: (key: Key) => boolean): ScriptSet {
  machine.spend(TABLE_COST)
  const selected = new Map<Key, Value>()
  for (const { table } of sets) {
    machine.spend(table.size)
    for (const [key, item] of table) if (!selected.has(key) && fits(key)) selected.set(key, item)
  }
  checkSize(selected.size)
  return new ScriptSet(selected)
}

export const sets = {
  Set: builtin([rest(any)], (machine, ...items) => makeSet(machine, items)),
  'set-union': builtin([set, rest(set)], (machine, ...all) => select(machine, all, () => true)),
  'set-diff': builtin([set, rest(set)], (machine, first, ...others) =>
    select(machine, [first], (key) => !others.some(({ table }) => table.has(key))),
  ),
  'set-intersection': builtin([set, rest(set)], (machine, first, ...others) =>
    select(machine, [first], (key) => others.every(({ table }) => table.has(key))),
  ),
  'set-2-list': builtin([set], (machine, value) => {
    machine.spend(value.table.size)
    return value.items()
  }),
} satisfies Table
