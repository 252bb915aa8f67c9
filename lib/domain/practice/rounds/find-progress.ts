import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import { Answers, type DifficultyLevel } from '@/lib/domain/exercise/model'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { RoundProgress } from '../model/round-progress'
import { listOpenRounds } from './list-rounds'
import { isOpen, type Round, type RoundRef } from './round'
import { parseRound, ROUNDS, roundId } from './stored-rounds'

/** What a pupil did of a variant before. */
export interface EarlierWork {
  /** How far it has come, while it is open. */
  readonly progress?: RoundProgress
  /** When it was solved, ISO time. */
  readonly solvedAt?: string | undefined
}

/** The round of a variant, if there is one. */
export async function findRound(store: DocumentStore, ref: RoundRef): Promise<Round | undefined> {
  const document = await store.get(ROUNDS, roundId(ref))
  return document && parseRound(document)
}

/** The round of an exercise that a pupil is in the middle of, if there is one. @param level if only that one is meant */
export async function findOpenRound(
  store: DocumentStore,
  { userId, exerciseId }: Pick<RoundRef, 'userId' | 'exerciseId'>,
  level: DifficultyLevel | undefined,
): Promise<Round | undefined> {
  const rounds = await listOpenRounds(store, userId)
  return rounds.find(
    (round) => round.exerciseId === exerciseId && (level === undefined || round.difficultyLevel === level),
  )
}

/** What a pupil did in a round; nothing where the exercise has been changed since. */
export function earlierWorkOf(round: Round | undefined, exercise: LoadedExercise): EarlierWork {
  if (!round || round.content !== exercise.content) return {}
  return isOpen(round) ? { progress: progressOf(round, exercise) } : { solvedAt: round.finishedAt }
}

/** Which sub-task a round goes on with, from 0. */
export function firstOpenOf({ subTasks }: Round): number {
  return Math.max(
    0,
    subTasks.findIndex(({ solved }) => !solved),
  )
}

function progressOf(round: Round, exercise: LoadedExercise): RoundProgress {
  const variant = exercise.variant(round)
  const firstOpen = firstOpenOf(round)
  return {
    finished: firstOpen,
    subTasks: round.subTasks.map(({ tries, hints, hintCount, solved, answers }, index) => ({
      attempts: solved ? tries - 1 : tries,
      hints: hints === 0 ? [] : variant.hints(index).slice(0, hints),
      isHintsLeft: hints < hintCount,
      ...(index < firstOpen && answers && { answers: Answers.parse(answers) }),
    })),
  }
}
