import { z } from 'zod'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

/** What a search answers: a page of hits. */
export const SearchAnswer = z.strictObject({
  nbHits: z.int().min(0).describe('How many there are in all; a page of them is given, the best first.'),
  hits: z.array(
    z.strictObject({
      objectID: z.string().describe('The id of the exercise.'),
      classifications: z.array(z.string()),
      description: z.string().describe('Plain text.'),
    }),
  ),
})
export type SearchResult = DeepReadonly<z.output<typeof SearchAnswer>>
export type SearchHit = SearchResult['hits'][number]
