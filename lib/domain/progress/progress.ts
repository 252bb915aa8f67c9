import { z } from 'zod'
import { type DifficultyLevel, difficultyLevels } from '@/lib/domain/exercise/model'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import type { SolvedLevels } from './model'

/** What each account has solved, by its uid. */
export const PROGRESS = 'progress'

/** Several times what the site offers; of more, the exercise that was solved longest ago is forgotten. */
export const MAX_EXERCISES = 2000

/** When an exercise was first solved at each level, ISO time by level. */
type Times = { readonly [Level in DifficultyLevel]?: string | undefined }

const Time = z.iso.datetime().optional().catch(undefined)

/** A document of `progress`. What cannot be read counts as not solved. */
const ProgressDocument = z.object({
  solved: z.record(z.string(), z.object({ 1: Time, 2: Time, 3: Time }).catch({})).catch({}),
})

/** One exercise at one level, solved by one account. */
export interface SolvedExercise {
  readonly userId: string
  readonly exerciseId: string
  readonly difficultyLevel: DifficultyLevel
}

/** Which exercises an account has solved, and at which levels: one read, however many there are. */
export async function readSolvedLevels(store: DocumentStore, userId: string): Promise<SolvedLevels> {
  const times = await readTimes(store, userId)
  return Object.fromEntries(Object.entries(times ?? {}).map(([id, at]) => [id, levelsOf(at)]))
}

/**
 * Notes that an exercise was solved at a level. It is one write the first time; afterwards it is a read only.
 *
 * Each note changes a field of its own, so notes of one account that come at once do not undo each other.
 */
export async function recordSolved(
  { store, clock }: { readonly store: DocumentStore; readonly clock: Clock },
  { userId, exerciseId, difficultyLevel }: SolvedExercise,
): Promise<void> {
  const known = await readTimes(store, userId)
  if (known?.[exerciseId]?.[difficultyLevel] !== undefined) return
  const at = clock.now().toISOString()
  if (known === undefined && (await createNote(store, userId, { [exerciseId]: { [difficultyLevel]: at } }))) return
  await store.update(PROGRESS, userId, {
    ...forgetOne(known ?? {}, exerciseId),
    [`solved.${exerciseId}.${difficultyLevel}`]: at,
  })
}

async function readTimes(store: DocumentStore, userId: string): Promise<Record<string, Times> | undefined> {
  const document = await store.get(PROGRESS, userId)
  return document && ProgressDocument.parse(document.data).solved
}

/** @returns false when another note has made the document meanwhile. */
async function createNote(
  store: DocumentStore,
  userId: string,
  solved: Record<string, Record<string, string>>,
): Promise<boolean> {
  try {
    await store.create(PROGRESS, userId, { solved })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false
    throw error
  }
}

/** The change that makes room for another exercise, if there has to be one. */
function forgetOne(known: Record<string, Times>, exerciseId: string): Record<string, undefined> {
  const entries = Object.entries(known)
  if (entries.length < MAX_EXERCISES || Object.hasOwn(known, exerciseId)) return {}
  const [oldest] = entries.toSorted(([, one], [, other]) => (lastTime(one) < lastTime(other) ? -1 : 1))
  return oldest ? { [`solved.${oldest[0]}`]: undefined } : {}
}

function levelsOf(times: Times): readonly DifficultyLevel[] {
  return difficultyLevels.filter((level) => times[level] !== undefined)
}

function lastTime(times: Times): string {
  const sorted = difficultyLevels.map((level) => times[level] ?? '').toSorted()
  return sorted.at(-1) ?? ''
}
