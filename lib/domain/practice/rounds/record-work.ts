import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { PlanStart } from '@/lib/domain/freemium/access'
import { requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import type { RateLimit, RateLimiter } from '@/lib/ports/rate-limiter'
import { beginRound } from './begin-round'
import { endRounds } from './end-rounds'
import { countHint, countTry, type GradedTry, type Round, type RoundRef, type RoundSource } from './round'
import { parseRound, ROUNDS, roundId, toStoredRound } from './stored-rounds'

/** Rounds that one pupil begins: twenty times what somebody does who practises all day. Each is kept for a year. */
const ROUNDS_A_DAY: RateLimit = { name: 'rounds', limit: 500, windowSeconds: 24 * 60 * 60 }

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
}

/** Who works on which variant, and where that was begun. */
export interface Work extends RoundRef {
  /** Asked when a round begins: those that go on have theirs. */
  readonly source: () => Promise<RoundSource>
}

/**
 * Records a check that was graded, in one commit with all that follows from it: the right answer to the last sub-task ends
 * the round, and what is remembered and what is solved change with it. Recorded again, it changes nothing.
 *
 * @param planStart registers that the exercise was started, where it was not
 * @throws AppError `too-many-requests` when so many rounds have been begun that nobody does so in earnest.
 */
export async function recordTry(
  deps: Deps,
  exercise: LoadedExercise,
  work: Work,
  check: GradedTry,
  planStart?: PlanStart,
): Promise<void> {
  await changeRound(deps, exercise, work, (round, at) => countTry(round, check, at), planStart)
}

/**
 * Records that a hint was given.
 *
 * @param given which of the sub-task's it was, from 1
 * @throws AppError as above.
 */
export async function recordHint(
  deps: Deps,
  exercise: LoadedExercise,
  work: Work,
  { subTask, given }: { readonly subTask: number; readonly given: number },
  planStart?: PlanStart,
): Promise<void> {
  await changeRound(deps, exercise, work, (round, at) => countHint(round, subTask, given, at), planStart)
}

type Change = (round: Round, at: string) => Round

async function changeRound(
  deps: Deps,
  exercise: LoadedExercise,
  work: Work,
  change: Change,
  planStart: PlanStart = async () => () => {},
): Promise<void> {
  const id = roundId(work)
  await deps.store.transaction(async (transaction) => {
    const at = deps.clock.now().toISOString()
    const registerStart = await planStart(transaction)
    const known = await readRound(transaction, id, exercise)
    if (!known) await requireWithinLimit(deps.rateLimiter, ROUNDS_A_DAY, work.userId)
    const round = known ?? beginRound(exercise, work, await work.source(), at)
    // The same numbers solved again count for nothing new.
    const after = round.finishedAt === undefined ? change(round, at) : round
    if (after !== round && after.finishedAt !== undefined) {
      await endRounds(transaction, work.userId, [{ id, round: after }])
    } else if (after !== round) transaction.set(ROUNDS, id, toStoredRound(after))
    registerStart()
  })
}

/** The round that is kept, unless an author has changed the exercise under it: then it begins again. */
async function readRound(
  transaction: Transaction,
  id: string,
  { content }: LoadedExercise,
): Promise<Round | undefined> {
  const document = await transaction.get(ROUNDS, id)
  const round = document && parseRound(document)
  return round && (round.finishedAt !== undefined || round.content === content) ? round : undefined
}
