import { z } from 'zod'
import { drawSeed, GenerationQuery, type VariantRef } from './model'

/** What makes no sense counts as missing: an address that a person mistyped still leads to an exercise. */
const PageQuery = z.object({
  s: GenerationQuery.shape.s.catch(undefined),
  d: GenerationQuery.shape.d.catch(undefined),
})

/**
 * The seed and level that the query of an exercise page asks for: a drawn seed where `s` is missing or invalid, level 1
 * where `d` is, and other levels clamped to 1..3.
 *
 * @param random gives numbers in [0, 1).
 */
export function parsePageQuery(query: unknown, random: () => number): VariantRef {
  const { s, d } = PageQuery.parse(query)
  return { seed: s ?? drawSeed(random), difficultyLevel: d ?? 1 }
}
