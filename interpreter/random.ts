import { fail } from './errors'
import { divideNum, type Num } from './numbers'

const MODULUS = 2 ** 31
const MULTIPLIER = 1103515245
const INCREMENT = 12345
const MAX_SEED = MODULUS - 1

/** A span up to this size multiplies a state exactly in a double; a larger one needs a bigint. */
const MAX_EXACT_SPAN = 2 ** 22

/** The linear congruential generator of the language: x ← (1103515245·x + 12345) mod 2^31. */
export interface Generator {
  /** The next state divided by 2^31, which a double holds exactly. */
  next(): number
}

/** The seed is an integer from 1 to 2^31 - 1; anything else is invalid-arguments. */
export function createGenerator(seed: number): Generator {
  if (!Number.isInteger(seed) || seed < 1 || seed > MAX_SEED) {
    fail('invalid-arguments', `the seed must be an integer from 1 to ${MAX_SEED}, got ${seed}`)
  }
  let state = seed
  return {
    next() {
      // Arithmetic modulo 2^32 keeps the lower 31 bits right.
      state = (Math.imul(MULTIPLIER, state) + INCREMENT) & (MODULUS - 1)
      return state / MODULUS
    },
  }
}

/** floor(random · span), exact also where a double would round the product up. */
export function nextBelow(generator: Generator, span: number): number {
  const random = generator.next()
  if (span <= MAX_EXACT_SPAN) return Math.floor(random * span)
  return Number((BigInt(random * MODULUS) * BigInt(span)) >> 31n)
}

/** The next random value as a Number: 16 significant digits. */
export function nextNum(generator: Generator): Num {
  return divideNum(generator.next() * MODULUS, MODULUS)
}

/** A shuffled copy: i walks from the last index down to 1, and changes places with floor(random · (i + 1)). */
export function shuffled<T>(items: readonly T[], generator: Generator): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = nextBelow(generator, i + 1)
    const moved = result[i] as T // both indices are inside the array
    result[i] = result[j] as T
    result[j] = moved
  }
  return result
}
