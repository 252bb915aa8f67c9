import { createGenerator, shuffled } from '@/interpreter'
import { dispersedSeed } from '../model/dispersed-seeds'

/** Which control of which generated exercise an order is for. */
export interface ControlRef {
  readonly seed: number
  readonly subTask: number
  readonly control: number
}

/** The order in which an author wrote `count` options. */
export function writtenOrder(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/**
 * The order in which shuffled options are shown: `order[shown]` is the author's index. It has a
 * generator of its own, seeded from the exercise's seed and the control's place, so it never disturbs the script.
 *
 * It begins with the options in the order of their texts, which everybody sees. Authors write the right one first, so an
 * order that began with theirs would tell it to whoever knows the seed.
 *
 * @param labels the texts of the options, as the author wrote them.
 */
export function shuffledOrder(labels: readonly string[], { seed, subTask, control }: ControlRef): readonly number[] {
  const textOf = (index: number) => labels[index] ?? ''
  const byText = writtenOrder(labels.length).toSorted((one, other) =>
    textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other)),
  )
  const place = Math.imul(subTask * 31 + control + 1, 0x9e3779b1)
  return shuffled(byText, createGenerator(dispersedSeed(seed ^ place)))
}

/** Lists items in an order given by their indexes. */
export function inOrder<Item>(items: readonly Item[], order: readonly number[]): readonly Item[] {
  return order.map((index) => items[index] as Item) // an order is a permutation of the items' indexes
}
