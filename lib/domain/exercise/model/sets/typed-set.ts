import type { End } from './interval-end'
import type { TypedNumber } from './typed-number'

export type Sign = '<' | '>' | '≤' | '≥' | '=' | '≠'

/** `before.end before.sign variable behind.sign behind.end`, of which one side at least is there. */
export interface Relation {
  readonly variable: string
  readonly before?: Side
  readonly behind?: Side
}

interface Side {
  readonly sign: Sign
  readonly end: End
}

/** A part of the number line as it was typed, of which nothing is computed. */
export type TypedSet =
  | {
      readonly kind: 'interval'
      readonly from: End
      readonly to: End
      readonly hasFrom: boolean
      readonly hasTo: boolean
    }
  | ({ readonly kind: 'relation' } & Relation)
  /** What holds at once: `x > 1 és x < 3`. */
  | { readonly kind: 'both'; readonly relations: readonly Extract<TypedSet, { kind: 'relation' }>[] }
  | { readonly kind: 'union'; readonly sets: readonly TypedSet[] }
  | { readonly kind: 'numbers'; readonly numbers: readonly TypedNumber[] }
  /** All of them, the positive or the negative ones. */
  | { readonly kind: 'reals'; readonly sign: '+' | '-' | undefined }
  | { readonly kind: 'without'; readonly of: TypedSet; readonly numbers: readonly TypedNumber[] }
