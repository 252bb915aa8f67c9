import type { Value } from '../values'
import { arithmetic } from './arithmetic'
import { Builtin, type Table } from './builtin'
import { collections } from './collections'
import { comparison } from './comparison'
import { fractions } from './fractions'
import { constants, functions } from './functions'
import { hungarian } from './hungarian'
import { integers } from './integers'
import { random } from './random'
import { sequences } from './sequences'
import { sets } from './sets'
import { statistics } from './statistics'
import { strings } from './strings'
import { tex } from './tex'
import { types } from './types'
import { units } from './units'

/** The tables of built-in functions. No name is in two of them. */
export const tables = {
  arithmetic,
  functions,
  integers,
  fractions,
  comparison,
  strings,
  collections,
  sequences,
  sets,
  statistics,
  random,
  hungarian,
  units,
  tex,
  types,
} satisfies Record<string, Table>

/** What every script can use without defining it. A Map, so that no name of JavaScript's own is among them. */
export const builtins: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...Object.entries(constants),
  ...Object.values(tables).flatMap((table: Table) =>
    Object.entries(table).map(([name, definition]) => [name, new Builtin(name, definition)] as const),
  ),
])
