import { z } from 'zod'
import { difficultyLevels } from '@/lib/domain/exercise/model'
import type { DocumentData, StoredDocument } from '@/lib/ports/document-store'
import { type Memory, NO_MEMORY, ratings, skillStates } from '../model'

/** What is remembered of each pupil's skills, by uid. It can be made again from the rounds and the snapshot. */
export const MEMORY = 'memory'

const Day = z.iso.date()

const SkillMemory = z.object({
  card: z.object({
    due: Day,
    lastReview: Day,
    stability: z.number(),
    difficulty: z.number(),
    reps: z.int(),
    lapses: z.int(),
  }),
  goodDays: z.array(Day),
  goodAtHighest: z.boolean(),
  lastRating: z.enum(ratings),
  goodRun: z.int(),
  level: z.literal(difficultyLevels),
  reached: z.enum(skillStates).exclude(['new']),
  reachedOn: Day.optional(),
})

/** A memory as it is stored. */
export const StoredMemory: z.ZodType<Memory> = z.object({ skills: z.record(z.string(), SkillMemory) })

/** @throws ZodError when the document is no memory. */
export function parseMemory(document: Pick<StoredDocument, 'data'> | undefined): Memory {
  return document ? StoredMemory.parse(document.data) : NO_MEMORY
}

export function toStoredMemory({ skills }: Memory): DocumentData {
  return { skills: skills as unknown as DocumentData }
}
