import { type LoadedExercise, loadExercise } from '@/lib/domain/exercise/load-exercise'
import type { DocumentStore } from '@/lib/ports/document-store'
import { readMemory } from '../memory/read-memory'
import type { Day } from '../model'
import { listMendedRounds, listMissedRounds } from '../rounds/list-rounds'
import type { Round } from '../rounds/round'
import { type Mistake, mistakesIn } from './mistakes-in-rounds'
import { noteMended } from './note-mended'

/** A mistake, and the round in which it was made. */
export interface MadeMistake extends Mistake {
  readonly round: Round
}

/**
 * The mistakes of a pupil, the newest first. A sub-task that was missed with several numbers at the same level is one mistake, as
 * it was made last. What is mended since it was looked at last is noted.
 *
 * @param mendedSince what was mended on days before may be left out
 */
export async function readMistakes(
  store: DocumentStore,
  userId: string,
  mendedSince?: Day,
): Promise<readonly MadeMistake[]> {
  const [{ memory }, missed] = await Promise.all([readMemory(store, userId), listMissedRounds(store, userId)])
  // After the others, since one that another device notes as mended meanwhile goes from those to these.
  const mended = await listMendedRounds(store, userId, mendedSince)
  await noteMended(store, memory, missed)
  const rounds = new Map([...missed, ...mended].map((kept) => [kept.id, kept]))
  const made = [...rounds.values()].flatMap((kept) =>
    mistakesIn(kept, memory).map((mistake) => ({ ...mistake, round: kept.round })),
  )
  return newestOfEach(made.toSorted(newestFirst))
}

/** The exercises that mistakes were made in, by their ids, without those that are there no more. */
export async function loadExercisesOf(
  store: DocumentStore,
  mistakes: readonly MadeMistake[],
): Promise<ReadonlyMap<string, LoadedExercise>> {
  const ids = [...new Set(mistakes.map(({ round }) => round.exerciseId))]
  const exercises = await Promise.all(ids.map((id) => loadExercise(store, id)))
  return new Map(exercises.flatMap((exercise) => (exercise ? [[exercise.id, exercise] as const] : [])))
}

function newestFirst({ madeAt: one }: MadeMistake, { madeAt: other }: MadeMistake): number {
  if (one === other) return 0
  return one > other ? -1 : 1
}

function newestOfEach(mistakes: readonly MadeMistake[]): readonly MadeMistake[] {
  const keyOf = ({ round, index }: MadeMistake) => `${round.exerciseId} ${round.difficultyLevel} ${index}`
  const newest = new Map<string, MadeMistake>()
  for (const mistake of mistakes) if (!newest.has(keyOf(mistake))) newest.set(keyOf(mistake), mistake)
  return [...newest.values()]
}
