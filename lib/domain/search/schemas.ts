import { z } from 'zod'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'

/** What a search answers: a page of hits. */
export const SearchAnswer = z.strictObject({
  nbHits: z.int().min(0).describe('How many there are in all; a page of them is given, the best first.'),
  hits: z.array(
    z.strictObject({
      objectID: z
        .string()
        .describe(
          'The id of the exercise; of a page of the wiki `wiki/` and its id, of an explainer `explainer/` and its id.',
        ),
      classifications: z.array(z.string()),
      description: z.string().describe('Plain text.'),
      excerpt: z
        .string()
        .optional()
        .describe('Of pages of the wiki and explainers only: what they begin with or are about, as plain text.'),
    }),
  ),
})
export type SearchResult = DeepReadonly<z.output<typeof SearchAnswer>>
export type SearchHit = SearchResult['hits'][number]
