import { z } from 'zod'
import { difficultyLevels, ExerciseId } from '@/lib/domain/exercise/model'
import type { DocumentData, StoredDocument } from '@/lib/ports/document-store'

/** The last placement of each pupil, by uid: it may be left and gone on with. */
export const PLACEMENTS = 'placements'

const AskedQuestion = z.object({
  skill: z.string(),
  exerciseId: ExerciseId,
  /** Tells the text of the exercise: what an author changes is asked anew. */
  content: z.string(),
  seed: z.int(),
  difficultyLevel: z.literal(difficultyLevels),
})
/** A question that waits for its answer: the first sub-task of an exercise that trains the skill. */
export type AskedQuestion = Readonly<z.output<typeof AskedQuestion>>

const StoredPlacement = z.object({
  grade: z.int(),
  startedAt: z.string(),
  answers: z.array(z.object({ skill: z.string(), right: z.boolean() })),
  question: AskedQuestion.optional(),
  found: z.array(z.string()).optional(),
})

/** A placement: open while it has a question, over once it says what it has found. Times are ISO times. */
export type Placement = Readonly<z.output<typeof StoredPlacement>>

/** @throws ZodError when the document is no placement. */
export function parsePlacement(document: Pick<StoredDocument, 'data'> | undefined): Placement | undefined {
  return document && StoredPlacement.parse(document.data)
}

export function toStoredPlacement({ question, found, ...rest }: Placement): DocumentData {
  return { ...rest, ...(question && { question }), ...(found && { found }) }
}

/** Whether it is still to be answered. */
export function isAsking(placement: Placement): placement is Placement & { readonly question: AskedQuestion } {
  return placement.question !== undefined
}
