import type { SolvedTrial } from '@/lib/domain/trial/model'
import { MOST_TRIALS } from '@/lib/domain/trial/model'
import { isRecord } from '@/lib/shared/is-record'
import { localJsonStorage } from './json-storage'

/** Under which the browser keeps what was solved without an account, the newest last. */
const KEY = 'solvedTrials'

/** What was solved in this browser without an account. Of what else somebody has written there, the server tells. */
export function readSolvedTrials(): readonly SolvedTrial[] {
  const kept = localJsonStorage.read(KEY)
  return Array.isArray(kept) ? kept.filter((entry) => isRecord(entry) && typeof entry.exerciseId === 'string') : []
}

/** Keeps an exercise with the answers that solved it, in place of an earlier solution. */
export function keepSolvedTrial(solved: SolvedTrial): void {
  const others = readSolvedTrials().filter(({ exerciseId }) => exerciseId !== solved.exerciseId)
  localJsonStorage.keep(KEY, [...others, solved].slice(-MOST_TRIALS))
}

/** An account has them now. */
export function forgetSolvedTrials(): void {
  localJsonStorage.forget(KEY)
}
