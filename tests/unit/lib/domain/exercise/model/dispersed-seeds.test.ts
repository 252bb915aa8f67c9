import { createGenerator } from '@/interpreter'
import { MAX_SEED } from '@/lib/domain/exercise/model'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'

const VALUES = 10

/** How many of the seeds give each of ten values in their nth draw, from 1. */
function tally(seeds: readonly number[], nth: number): readonly number[] {
  const counts = Array.from({ length: VALUES }, () => 0)
  for (const seed of seeds) {
    const generator = createGenerator(seed)
    for (let draw = 1; draw < nth; draw += 1) generator.next()
    const value = Math.floor(generator.next() * VALUES)
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

test.each([1, 2, 3, 4, 5, 6])('the draws of fifty seeds spread over ten values: draw %i', (nth) => {
  const counts = tally(dispersedSeeds(50), nth)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(12)
})

test('neighbouring seeds do not: why a check must not walk them', () => {
  const neighbours = Array.from({ length: 50 }, (_, index) => index + 1)
  expect(tally(neighbours, 3).filter((count) => count > 0)).toHaveLength(2)
})

test('draws do not depend on each other: two thousand seeds reach every pair of values', () => {
  const pairs = dispersedSeeds(2000).map((seed) => {
    const generator = createGenerator(seed)
    const [first, , third] = [generator.next(), generator.next(), generator.next()]
    return Math.floor(first * VALUES) * VALUES + Math.floor((third ?? 0) * VALUES)
  })
  expect(new Set(pairs).size).toBe(VALUES * VALUES)
})

test('they are seeds of the language, each once, and more of them begin with the same', () => {
  const seeds = dispersedSeeds(2000)
  expect(new Set(seeds).size).toBe(2000)
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 1 && seed <= MAX_SEED)).toBe(true)
  expect(dispersedSeeds(3)).toEqual(seeds.slice(0, 3))
})
