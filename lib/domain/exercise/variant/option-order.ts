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
 */
export function shuffledOrder(count: number, { seed, subTask, control }: ControlRef): readonly number[] {
  const place = Math.imul(subTask * 31 + control + 1, 0x9e3779b1)
  return shuffled(writtenOrder(count), createGenerator(dispersedSeed(seed ^ place)))
}

/** Lists items in an order given by their indexes. */
export function inOrder<Item>(items: readonly Item[], order: readonly number[]): readonly Item[] {
  return order.map((index) => items[index] as Item) // an order is a permutation of the items' indexes
}
