import { z } from 'zod'
import { difficultyLevels, LeftAnswer } from '@/lib/domain/exercise/model'
import type { DocumentData, JsonValue, StoredDocument } from '@/lib/ports/document-store'
import { endedAt, isOpen, type Round, type RoundRef, type RoundSubTask, roundSources, wasMissed } from './round'

/** The rounds of all pupils, a document each. */
export const ROUNDS = 'rounds'

const Count = z.int().min(0)

const HandedIn = z.array(LeftAnswer.nullable())

/** Answers are lists of lists, which Firestore does not take; what cannot be read was never kept. */
const KeptAnswers = z
  .string()
  .transform((text) => HandedIn.parse(JSON.parse(text)))
  .optional()
  .catch(undefined)

const StoredRound = z.object({
  userId: z.string(),
  exerciseId: z.string(),
  seed: z.int(),
  difficultyLevel: z.literal(difficultyLevels),
  content: z.string(),
  highestLevel: z.literal(difficultyLevels),
  skills: z.array(z.string()),
  source: z.enum(roundSources),
  startedAt: z.string(),
  updatedAt: z.string(),
  finishedAt: z.string().optional(),
  leftAt: z.string().optional(),
  subTasks: z.array(
    z.object({
      tries: Count,
      hints: Count,
      hintCount: Count,
      solved: z.boolean(),
      skills: z.array(z.string()).optional(),
      isSelfMarked: z.literal(true).optional(),
      ahead: Count.optional(),
      missedAt: z.string().optional(),
      firstAnswers: KeptAnswers,
      mistake: z.string().optional(),
      mendedOn: z.iso.date().optional(),
      answers: KeptAnswers,
    }),
  ),
})

/** Where a round is kept: one pupil has one round of an exercise at a seed and level. */
export function roundId({ userId, exerciseId, seed, difficultyLevel }: RoundRef): string {
  return `${userId}_${exerciseId}_${difficultyLevel}_${seed}`
}

/** Where a task of an exam is kept, which a pupil may sit again. */
export function examRoundId({ userId, exerciseId }: RoundRef, attemptId: string): string {
  return `${userId}_${exerciseId}_exam_${attemptId}`
}

/** A round, and where it is kept. */
export interface KeptRound {
  readonly id: string
  readonly round: Round
}

/** @throws ZodError when the document is no round. */
export function parseRound({ data }: Pick<StoredDocument, 'data'>): Round {
  return StoredRound.parse(data)
}

/**
 * A round as it is stored, with what it is looked for by: of a flag only that it is so, since nobody looks for the others.
 * It is `missed` while a mistake in it is not noted as mended, and has the last day on which one was.
 */
export function toStoredRound(round: Round): DocumentData {
  const { finishedAt, leftAt, subTasks, ...rest } = round
  const end = endedAt(round)
  const missed = subTasks.filter(wasMissed)
  const mendedOn = missed.flatMap(({ mendedOn: day }) => day ?? []).toSorted()
  return {
    ...rest,
    ...(finishedAt !== undefined && { finishedAt }),
    ...(leftAt !== undefined && { leftAt }),
    subTasks: subTasks.map(toStoredSubTask),
    ...(isOpen(round) && { open: true }),
    ...(end !== undefined && { endedAt: end }),
    ...(mendedOn.length < missed.length && { missed: true }),
    ...(mendedOn.length > 0 && { mendedOn: mendedOn[mendedOn.length - 1] }),
  }
}

function toStoredSubTask(subTask: RoundSubTask): JsonValue {
  const { ahead, missedAt, firstAnswers, answers, mistake, mendedOn, skills, isSelfMarked, ...counts } = subTask
  return {
    ...counts,
    ...(skills && { skills }),
    ...(isSelfMarked && { isSelfMarked }),
    ...(ahead !== undefined && { ahead }),
    ...(missedAt !== undefined && { missedAt }),
    ...(mistake !== undefined && { mistake }),
    ...(mendedOn !== undefined && { mendedOn }),
    ...(firstAnswers && { firstAnswers: JSON.stringify(firstAnswers) }),
    ...(answers && { answers: JSON.stringify(answers) }),
  }
}
