import { eraseProgress } from '@/lib/domain/progress/personal-data'
import { type DocumentSelection, deleteBatch, readAllDocuments } from '@/lib/domain/task/document-batches'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import { MEMORY_SNAPSHOTS } from './memory/snapshot'
import { MEMORY } from './memory/stored-memory'
import { PLACEMENTS } from './placement/stored-placement'
import { ROUNDS } from './rounds/stored-rounds'
import { PRACTICE_PLANS } from './today/stored-plan'

/** One document an account. */
const BY_ACCOUNT = [MEMORY, MEMORY_SNAPSHOTS, PRACTICE_PLANS, PLACEMENTS] as const

/** Deletes a portion of what is kept of how an account practised. @returns how many documents; 0 when none are left. */
export async function erasePractice(store: DocumentStore, userId: string): Promise<number> {
  const rounds = await deleteBatch(store, roundsOf(userId))
  if (rounds > 0) return rounds
  const found = await Promise.all(BY_ACCOUNT.map(async (name) => ((await store.get(name, userId)) ? [name] : [])))
  const names = found.flat()
  await Promise.all(names.map((name) => store.delete(name, userId)))
  return names.length
}

/**
 * Deletes all that is known of how an account practised, also what it has solved, so that it begins afresh. May be stopped
 * anywhere and called again.
 */
export async function forgetPractice(store: DocumentStore, userId: string): Promise<void> {
  while ((await erasePractice(store, userId)) + (await eraseProgress(store, userId)) > 0);
}

/** All that is kept of how an account practised. */
export async function readPractice(store: DocumentStore, userId: string) {
  const [rounds, memory, snapshot, plan, placement] = await Promise.all([
    readAllDocuments(store, roundsOf(userId)),
    store.get(MEMORY, userId),
    store.get(MEMORY_SNAPSHOTS, userId),
    store.get(PRACTICE_PLANS, userId),
    store.get(PLACEMENTS, userId),
  ])
  return {
    rounds: rounds.map(toExport),
    memory: memory?.data ?? {},
    olderRounds: snapshot?.data ?? {},
    plan: plan?.data ?? {},
    placement: placement?.data ?? {},
  }
}

function toExport({ userId: _, open: __, missed: ___, subTasks, ...round }: DocumentData): DocumentData {
  const each = Array.isArray(subTasks) ? (subTasks as readonly DocumentData[]) : []
  return { ...round, subTasks: each.map(withAnswers) }
}

/** Answers are kept as texts, which nobody could read. */
function withAnswers({ firstAnswers, answers, ...rest }: DocumentData): DocumentData {
  return {
    ...rest,
    ...(firstAnswers !== undefined && { firstAnswers: fromText(firstAnswers) }),
    ...(answers !== undefined && { answers: fromText(answers) }),
  }
}

function fromText(text: JsonValue): JsonValue {
  return JSON.parse(String(text)) as JsonValue
}

function roundsOf(userId: string): DocumentSelection {
  return { collection: ROUNDS, field: 'userId', value: userId }
}
