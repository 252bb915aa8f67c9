import { createGenerator, type Generator } from '@/interpreter'
import { dispersedSeed } from '@/lib/domain/exercise/model/dispersed-seeds'

/** Chance of its own for each use, so that pupils are the same under every way of practising. */
export function chanceOf(...numbers: readonly number[]): Generator {
  return createGenerator(numbers.reduce((seed, number) => dispersedSeed(Math.imul(seed, 31) + number + 1), 7))
}

/** From the standard normal distribution (Box and Muller). */
export function normal(generator: Generator): number {
  const radius = Math.sqrt(-2 * Math.log(1 - generator.next()))
  return radius * Math.cos(2 * Math.PI * generator.next())
}

export function below(generator: Generator, count: number): number {
  return Math.floor(generator.next() * count)
}
