import type { Value } from './values'

/** Offsets of the first character and behind the last one. */
interface Located {
  readonly start: number
  readonly end: number
}

export interface LiteralNode extends Located {
  readonly kind: 'literal'
  readonly value: Value
}

export interface SymbolNode extends Located {
  readonly kind: 'symbol'
  readonly name: string
}

export interface CollectionNode extends Located {
  /** Items of a map are keys and values in turn. */
  readonly kind: 'list' | 'vector' | 'map'
  readonly items: readonly Node[]
}

/** `#( … )`: a function whose body is the list. */
export interface ShortFunctionNode extends Located {
  readonly kind: 'short-fn'
  readonly body: CollectionNode
}

export type Node = LiteralNode | SymbolNode | CollectionNode | ShortFunctionNode

/** What a source text reads as: its top-level expressions in order. */
export interface Program {
  readonly source: string
  readonly forms: readonly Node[]
}
