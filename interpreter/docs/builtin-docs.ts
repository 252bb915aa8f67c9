import { Builtin } from '../builtins/builtin'
import { builtins, type tables } from '../builtins/builtins'
import { collectionDocs, comparisonDocs, sequenceDocs, setDocs, stringDocs, typeDocs } from './data'
import type { Doc } from './doc'
import { hungarianDocs, randomDocs, texDocs, unitDocs } from './exercises'
import { arithmeticDocs, constantDocs, fractionDocs, functionDocs, integerDocs, statisticsDocs } from './numbers'

/** Kept apart from the tables, because a browser that runs scripts has no need of it. */
const docs: { readonly [Group in keyof typeof tables | 'constants']: Readonly<Record<string, Doc>> } = {
  arithmetic: arithmeticDocs,
  constants: constantDocs,
  functions: functionDocs,
  integers: integerDocs,
  fractions: fractionDocs,
  comparison: comparisonDocs,
  strings: stringDocs,
  collections: collectionDocs,
  sequences: sequenceDocs,
  sets: setDocs,
  statistics: statisticsDocs,
  random: randomDocs,
  hungarian: hungarianDocs,
  units: unitDocs,
  tex: texDocs,
  types: typeDocs,
}

export interface BuiltinDoc {
  readonly group: string
  readonly name: string
  /** A call with the types of its arguments, optional ones in brackets; for a constant its name. */
  readonly signature: string
  readonly doc: string
  readonly example: string
  /** What the example prints with seed 1. */
  readonly prints: string
}

/** What is known of each built-in, group by group. */
export function builtinDocs(): BuiltinDoc[] {
  return Object.entries(docs).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, [doc, example, prints]]) => {
      const value = builtins.get(name)
      const signature = value instanceof Builtin ? value.signature() : name
      return { group, name, signature, doc, example, prints }
    }),
  )
}
