import { MAX_SEED } from '@/lib/domain/exercise/model'

/**
 * The seed for a number, far from those of its neighbours: the first values that the language's linear generator gives for
 * neighbouring seeds are alike (the finalizer of MurmurHash3). @param number any integer; its lower 32 bits count.
 */
export function dispersedSeed(number: number): number {
  let hash = number
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) % MAX_SEED) + 1
}

/** So many seeds for a check, the same each time: a few of them reach most of what an exercise can draw. */
export function dispersedSeeds(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => dispersedSeed(index + 1))
}
