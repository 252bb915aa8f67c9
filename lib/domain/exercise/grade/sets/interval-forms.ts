import type { IntervalForm } from '../../model/kinds'
import { sameValue } from '../../model/rational'
import { isInfinite } from '../../model/sets/interval-end'
import type { TypedNumber } from '../../model/sets/typed-number'
import type { TypedSet } from '../../model/sets/typed-set'
import type { RealSet } from './real-set'

/** Whether a set is written with brackets, or with relations; what is neither, such as ∅ and ℝ, goes with both. */
export function hasForm(form: IntervalForm, set: TypedSet): boolean {
  switch (set.kind) {
    case 'union':
      return set.sets.every((part) => hasForm(form, part))
    case 'without':
      return hasForm(form, set.of)
    case 'interval':
      return form === 'interval'
    case 'relation':
    case 'both':
      return form === 'inequality'
    default:
      return true
  }
}

/** Whether a set is written with no part and no number that it does not need. @param value the set as pieces. */
export function isSimplest(set: TypedSet, value: RealSet): boolean {
  const bounds = value.flatMap(({ from, to }) => [from, to].flatMap((bound) => (bound ? [bound.value] : [])))
  const hasNoMoreParts = set.kind !== 'union' || set.sets.length <= value.length
  return hasNoMoreParts && numbersOf(set).every(({ value }) => bounds.some((bound) => sameValue(bound, value)))
}

/** The numbers that are written in a set. */
function numbersOf(set: TypedSet): readonly TypedNumber[] {
  switch (set.kind) {
    case 'interval':
      return [set.from, set.to].flatMap((end) => (isInfinite(end) ? [] : [end]))
    case 'relation':
      return [set.before, set.behind].flatMap((side) => (side && !isInfinite(side.end) ? [side.end] : []))
    case 'both':
      return set.relations.flatMap(numbersOf)
    case 'union':
      return set.sets.flatMap(numbersOf)
    case 'numbers':
      return set.numbers
    case 'reals':
      return []
    case 'without':
      return [...numbersOf(set.of), ...set.numbers]
  }
}
