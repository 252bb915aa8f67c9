import { z } from 'zod'
import { practiceSizes } from './model/kinds'

const PracticePlaceQuery = z.coerce
  .number()
  .int()
  .min(1)
  .max(Math.max(...practiceSizes))

/** The place of today's practice that an address names, from 1; `undefined` for anything else. */
export function parsePracticePlace(value: unknown): number | undefined {
  return PracticePlaceQuery.safeParse(value).data
}
