import { type Generator, shuffled } from '@/interpreter'
import type { PracticePlace } from '../model'

interface Ordering {
  readonly topicOf: (place: PracticePlace) => string | undefined
  /** How likely a place goes well, from 0 to 1. */
  readonly chanceOf: (place: PracticePlace) => number
  readonly generator: Generator
}

/**
 * The places in an order in which as few neighbours as possible are of one topic, and which ends, as far as that allows, on
 * the place most likely to go well. Who has to choose the method anew at each task learns to choose: after a month mixed
 * practice was ahead by d ≈ 0.8 (Rohrer, Dedrick and Stershic, "Interleaved practice improves mathematics learning",
 * Journal of Educational Psychology 107, 2015).
 */
export function orderPlaces(
  places: readonly PracticePlace[],
  { topicOf, chanceOf, generator }: Ordering,
): readonly PracticePlace[] {
  const drawn = shuffled(places, generator)
  const orders = drawn
    .toSorted((one, other) => chanceOf(other) - chanceOf(one))
    .map((last) => orderBefore(last, drawn, topicOf))
  const neighbours = orders.map((order) => neighboursOfOneTopic(order, topicOf))
  return orders[neighbours.indexOf(Math.min(...neighbours))] ?? []
}

/** From the last place to the first: always one of the topic of which most are left, unless it was just taken. */
function orderBefore(
  last: PracticePlace,
  places: readonly PracticePlace[],
  topicOf: Ordering['topicOf'],
): readonly PracticePlace[] {
  const left = places.filter((place) => place !== last)
  const order = [last]
  while (left.length > 0) {
    const taken = topicOf(order[0] as PracticePlace) // it has the last at least
    const countOf = (place: PracticePlace) => left.filter((other) => topicOf(other) === topicOf(place)).length
    const others = left.filter((place) => topicOf(place) !== taken)
    const [next] = (others.length > 0 ? others : left).toSorted((one, other) => countOf(other) - countOf(one))
    if (!next) break
    order.unshift(next)
    left.splice(left.indexOf(next), 1)
  }
  return order
}

function neighboursOfOneTopic(order: readonly PracticePlace[], topicOf: Ordering['topicOf']): number {
  return order.filter((place, index) => {
    const before = order[index - 1]
    return before !== undefined && topicOf(before) === topicOf(place)
  }).length
}
