import { z } from 'zod'
import { type DifficultyLevel, difficultyLevels } from '@/lib/domain/exercise/model'
import type { DocumentData, DocumentStore, Transaction } from '@/lib/ports/document-store'
import type { SolvedLevels } from './model'

/** What each account has solved, by its uid. */
export const PROGRESS = 'progress'

/** Several times what the site offers; of more, the exercise that was solved longest ago is forgotten. */
export const MAX_EXERCISES = 2000

/** When an exercise was first solved at each level, ISO time by level. */
type Times = { readonly [Level in DifficultyLevel]?: string | undefined }

/** Those of all exercises, by their ids. */
type Known = Readonly<Record<string, Times>>

const Time = z.iso.datetime().optional().catch(undefined)

/** A document of `progress`. What cannot be read counts as not solved. */
const ProgressDocument = z.object({
  solved: z.record(z.string(), z.object({ 1: Time, 2: Time, 3: Time }).catch({})).catch({}),
})

/** One exercise at one level that was solved. `at`: when, ISO time. */
export interface SolvedExercise {
  readonly exerciseId: string
  readonly difficultyLevel: DifficultyLevel
  readonly at: string
}

/** Which exercises an account has solved, and at which levels: one read, however many there are. */
export async function readSolvedLevels(store: DocumentStore, userId: string): Promise<SolvedLevels> {
  const times = await readTimes(store, userId)
  return Object.fromEntries(Object.entries(times ?? {}).map(([id, at]) => [id, levelsOf(at)]))
}

/** When each exercise was solved last at a new level, ISO time by exercise id. */
export async function solvedTimes(
  reader: Pick<Transaction, 'get'>,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const times = Object.entries((await readTimes(reader, userId)) ?? {})
  return new Map(times.map(([id, at]) => [id, lastTime(at)] as const).filter(([, at]) => at !== ''))
}

/**
 * Reads what an account has solved, and gives the write that notes more of it, in the same transaction. What was solved
 * before keeps its time, and then nothing is written.
 */
export async function planSolved(
  transaction: Transaction,
  userId: string,
  solved: readonly SolvedExercise[],
): Promise<() => void> {
  if (solved.length === 0) return () => {}
  const known = (await readTimes(transaction, userId)) ?? {}
  const after = solved.reduce(withSolved, known)
  return () => {
    if (after !== known) transaction.set(PROGRESS, userId, { solved: after as DocumentData })
  }
}

function withSolved(known: Known, { exerciseId, difficultyLevel, at }: SolvedExercise): Known {
  if (known[exerciseId]?.[difficultyLevel] !== undefined) return known
  return { ...withRoomFor(known, exerciseId), [exerciseId]: { ...known[exerciseId], [difficultyLevel]: at } }
}

async function readTimes(reader: Pick<Transaction, 'get'>, userId: string): Promise<Known | undefined> {
  const document = await reader.get(PROGRESS, userId)
  return document && ProgressDocument.parse(document.data).solved
}

/** Without what was solved longest ago, when another exercise needs its place. */
function withRoomFor(known: Known, exerciseId: string): Known {
  const entries = Object.entries(known)
  if (entries.length < MAX_EXERCISES || Object.hasOwn(known, exerciseId)) return known
  const [oldest] = entries.toSorted(([, one], [, other]) => (lastTime(one) < lastTime(other) ? -1 : 1))
  return Object.fromEntries(entries.filter(([id]) => id !== oldest?.[0]))
}

function levelsOf(times: Times): readonly DifficultyLevel[] {
  return difficultyLevels.filter((level) => times[level] !== undefined)
}

function lastTime(times: Times): string {
  const sorted = difficultyLevels.map((level) => times[level] ?? '').toSorted()
  return sorted.at(-1) ?? ''
}
