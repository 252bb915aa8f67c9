import { compare, type Rational } from '../../model/rational'
import { type End, isInfinite } from '../../model/sets/interval-end'
import type { TypedNumber } from '../../model/sets/typed-number'
import type { Relation, Sign, TypedSet } from '../../model/sets/typed-set'

/** An end of a piece of the number line, and whether it belongs to the piece. */
export interface Bound {
  readonly value: Rational
  readonly isClosed: boolean
}

/** A piece of the number line; without a bound it goes on for ever. */
export interface Piece {
  readonly from: Bound | undefined
  readonly to: Bound | undefined
}

/** A set of real numbers as its pieces from the left, none of them empty and no two of them touching: there is one way only. */
export type RealSet = readonly Piece[]

const ALL: Piece = { from: undefined, to: undefined }
const ZERO: Rational = { numerator: 0n, denominator: 1n }

/** The numbers that a typed set has. */
export function realSetOf(set: TypedSet): RealSet {
  switch (set.kind) {
    case 'interval':
      return [{ from: boundOf(set.from, set.hasFrom), to: boundOf(set.to, set.hasTo) }]
    case 'relation':
      return relationSet(set)
    case 'both':
      return set.relations.map(relationSet).reduce(intersection)
    case 'union':
      return unionOf(set.sets.flatMap(realSetOf))
    case 'numbers':
      return unionOf(set.numbers.map(({ value }) => pointAt(value)))
    case 'reals':
      if (set.sign === undefined) return [ALL]
      return compared(set.sign === '+' ? '>' : '<', ZERO)
    case 'without':
      return without(realSetOf(set.of), set.numbers)
  }
}

export function isSameSet(one: RealSet, other: RealSet): boolean {
  return (
    one.length === other.length &&
    one.every(({ from, to }, index) => isSameBound(from, other[index]?.from) && isSameBound(to, other[index]?.to))
  )
}

/** The set of all numbers that are in some of the pieces. */
export function unionOf(pieces: readonly Piece[]): RealSet {
  const union: Piece[] = []
  for (const piece of pieces.filter(isInhabited).toSorted((left, right) => compareFrom(left.from, right.from))) {
    const last = union.at(-1)
    if (!last || isGap(last.to, piece.from)) union.push(piece)
    else union[union.length - 1] = { from: last.from, to: compareTo(last.to, piece.to) < 0 ? piece.to : last.to }
  }
  return union
}

function intersection(one: RealSet, other: RealSet): RealSet {
  return unionOf(
    one.flatMap((left) =>
      other.map((right) => ({
        from: compareFrom(left.from, right.from) < 0 ? right.from : left.from,
        to: compareTo(left.to, right.to) < 0 ? left.to : right.to,
      })),
    ),
  )
}

function without(set: RealSet, numbers: readonly TypedNumber[]): RealSet {
  return numbers.map(({ value }) => compared('≠', value)).reduce(intersection, set)
}

function relationSet({ before, behind }: Relation): RealSet {
  const sides = [
    ...(before ? [comparedWith(TURNED[before.sign], before.end)] : []),
    ...(behind ? [comparedWith(behind.sign, behind.end)] : []),
  ]
  return sides.reduce(intersection, [ALL])
}

/** A sign as it reads from the other side. */
const TURNED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤', '=': '=', '≠': '≠' } as const satisfies Record<Sign, Sign>

/** All x with `x sign end`. Everything is less than infinity, and nothing is more. */
function comparedWith(sign: Sign, end: End): RealSet {
  if (!isInfinite(end)) return compared(sign, end.value)
  return (sign === '<') === end.infinite > 0 ? [ALL] : []
}

function compared(sign: Sign, value: Rational): RealSet {
  const [closed, open] = [
    { value, isClosed: true },
    { value, isClosed: false },
  ]
  const pieces = {
    '<': [{ from: undefined, to: open }],
    '≤': [{ from: undefined, to: closed }],
    '>': [{ from: open, to: undefined }],
    '≥': [{ from: closed, to: undefined }],
    '=': [pointAt(value)],
    '≠': [
      { from: undefined, to: open },
      { from: open, to: undefined },
    ],
  } satisfies Record<Sign, RealSet>
  return pieces[sign]
}

function pointAt(value: Rational): Piece {
  return { from: { value, isClosed: true }, to: { value, isClosed: true } }
}

function boundOf(end: End, isClosed: boolean): Bound | undefined {
  return isInfinite(end) ? undefined : { value: end.value, isClosed }
}

function isInhabited({ from, to }: Piece): boolean {
  if (!from || !to) return true
  const order = compare(from.value, to.value)
  return order < 0 || (order === 0 && from.isClosed && to.isClosed)
}

/** Whether a number lies between the end of one piece and the beginning of another one. */
function isGap(to: Bound | undefined, from: Bound | undefined): boolean {
  if (!to || !from) return false
  const order = compare(to.value, from.value)
  return order < 0 || (order === 0 && !to.isClosed && !from.isClosed)
}

/** Negative where the left one begins earlier. */
function compareFrom(left: Bound | undefined, right: Bound | undefined): number {
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined)
  return compare(left.value, right.value) || Number(right.isClosed) - Number(left.isClosed)
}

/** Negative where the left one ends earlier. */
function compareTo(left: Bound | undefined, right: Bound | undefined): number {
  if (!left || !right) return Number(right !== undefined) - Number(left !== undefined)
  return compare(left.value, right.value) || Number(left.isClosed) - Number(right.isClosed)
}

function isSameBound(one: Bound | undefined, other: Bound | undefined): boolean {
  if (!one || !other) return one === other
  return one.isClosed === other.isClosed && compare(one.value, other.value) === 0
}
