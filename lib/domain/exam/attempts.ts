import { z } from 'zod'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { hasPaidPermission } from '@/lib/domain/payment/entitlement/has-paid-permission'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, StoredDocument, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { type AttemptRequest, type ExamAttempts, type ExamResult, type FinishedAttempt, MOST_FINISHED } from './model'
import { loadExamSet } from './paper'
import { AttemptId, ExamAnswer, ExamProgress } from './schemas'

/**
 * Attempts at exams. The one of an account at a set that is still running is at an id made of the two, so there is never
 * more than one; those that were handed in are at ids of their own. Lists of lists, which Firestore does not take, are
 * kept as JSON texts, which it need not index either.
 */
export const EXAM_ATTEMPTS = 'examAttempts'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Whose attempt, at which set. */
export interface Candidate {
  readonly userId: string
  readonly setId: string
}

const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text) => schema.parse(JSON.parse(text)))

const Running = z.object({
  attemptId: z.string(),
  revision: z.int(),
  savedAt: z.string(),
  progress: jsonOf(ExamProgress),
})

const Finished = z.object({
  attemptId: z.string(),
  setId: z.string(),
  handedInAt: z.string(),
  progress: jsonOf(ExamProgress),
  result: jsonOf(ExamAnswer),
})

/** All attempts of a candidate at one set. What they have paid for does not matter: these are theirs. */
export async function listAttempts(store: DocumentStore, { userId, setId }: Candidate): Promise<ExamAttempts> {
  const documents = await store.query(EXAM_ATTEMPTS, {
    where: [
      { field: 'userId', operator: '==', value: userId },
      { field: 'setId', operator: '==', value: setId },
    ],
  })
  const running = documents.find(({ id }) => id === runningId({ userId, setId }))
  const finished = documents.filter((document) => document !== running).map(({ data }) => Finished.parse(data))
  return {
    ...(running && { running: Running.parse(running.data) }),
    finished: finished
      .toSorted((one, other) => (one.handedInAt < other.handedInAt ? 1 : -1))
      .map(({ attemptId, handedInAt, result: { points, maxPoints } }) => ({
        attemptId,
        handedInAt,
        points,
        maxPoints,
      })),
  }
}

/**
 * Keeps how far a candidate is. The last one to write wins only when it has seen what was written before.
 *
 * @returns the revision that was made.
 * @throws AppError as `refuseAnothers` does, `not-found` for an unknown set, `limit-reached` without a subscription,
 * `conflict` when what is kept is another attempt or revision: it was gone on with elsewhere, deleted or handed in.
 */
export async function keepAttempt(deps: Deps, attempt: Candidate & AttemptRequest): Promise<number> {
  const { userId, setId, attemptId, revision, progress } = attempt
  const { store, clock } = deps
  refuseAnothers(attempt)
  if (!(await loadExamSet(store, setId))) throw new AppError('not-found')
  if (!(await hasPaidPermission(deps, 'takeExam', userId))) throw new AppError('limit-reached')
  const id = runningId({ userId, setId })
  return store.transaction(async (transaction) => {
    const [kept, ended] = [
      await transaction.get(EXAM_ATTEMPTS, id),
      await transaction.get(EXAM_ATTEMPTS, finishedId(userId, attemptId)),
    ]
    const isOther = kept !== undefined && kept.data.attemptId !== attemptId
    if (ended || isOther || revisionOf(kept) !== revision) throw new AppError('conflict')
    transaction.set(EXAM_ATTEMPTS, id, {
      userId,
      setId,
      attemptId,
      revision: revision + 1,
      savedAt: clock.now().toISOString(),
      progress: JSON.stringify(progress),
    })
    return revision + 1
  })
}

/**
 * Ends an attempt with its result, once: sent again, it has the result that it had.
 *
 * @throws AppError `conflict` when the same attempt was gone on with elsewhere.
 */
export async function endAttempt(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { userId, setId, attemptId, revision, progress }: Candidate & AttemptRequest,
  result: ExamResult,
): Promise<ExamResult> {
  const handedInAt = clock.now().toISOString()
  const before = await listAttempts(store, { userId, setId })
  return store.transaction(async (transaction) => {
    const running = await transaction.get(EXAM_ATTEMPTS, runningId({ userId, setId }))
    const ended = await transaction.get(EXAM_ATTEMPTS, finishedId(userId, attemptId))
    if (ended) return Finished.parse(ended.data).result
    if (running?.data.attemptId === attemptId) {
      if (revisionOf(running) !== revision) throw new AppError('conflict')
      transaction.delete(EXAM_ATTEMPTS, running.id)
    }
    for (const oldest of before.finished.slice(MOST_FINISHED - 1)) {
      transaction.delete(EXAM_ATTEMPTS, finishedId(userId, oldest.attemptId))
    }
    transaction.create(EXAM_ATTEMPTS, finishedId(userId, attemptId), {
      userId,
      setId,
      attemptId,
      handedInAt,
      progress: JSON.stringify(progress),
      result: JSON.stringify(result),
    })
    return result
  })
}

/** An attempt of a candidate that was handed in; `undefined` without such a one. */
export async function findFinishedAttempt(
  reader: Pick<DocumentStore | Transaction, 'get'>,
  { userId, setId, attemptId }: Candidate & { readonly attemptId: string },
): Promise<FinishedAttempt | undefined> {
  if (!AttemptId.safeParse(attemptId).success) return undefined
  const document = await reader.get(EXAM_ATTEMPTS, finishedId(userId, attemptId))
  return document?.data.setId === setId ? Finished.parse(document.data) : undefined
}

/**
 * Puts another result in the place of that of an attempt that was handed in.
 *
 * @throws AppError `not-found` without such an attempt at this set.
 */
export async function changeResult(
  store: DocumentStore,
  attempt: Candidate & { readonly attemptId: string },
  change: (result: ExamResult) => ExamResult,
): Promise<ExamResult> {
  return store.transaction(async (transaction) => {
    const finished = await findFinishedAttempt(transaction, attempt)
    if (!finished) throw new AppError('not-found')
    const result = change(finished.result)
    transaction.update(EXAM_ATTEMPTS, finishedId(attempt.userId, attempt.attemptId), { result: JSON.stringify(result) })
    return result
  })
}

/** Deletes an attempt, running or handed in. @throws AppError `not-found` without such a one at this set. */
export async function deleteAttempt(
  store: DocumentStore,
  { userId, setId, attemptId }: Candidate & { readonly attemptId: string },
): Promise<void> {
  await store.transaction(async (transaction) => {
    const found = [
      await transaction.get(EXAM_ATTEMPTS, runningId({ userId, setId })),
      await transaction.get(EXAM_ATTEMPTS, finishedId(userId, attemptId)),
    ]
    const own = found.flatMap((each) => (each?.data.attemptId === attemptId && each.data.setId === setId ? [each] : []))
    if (own.length === 0) throw new AppError('not-found')
    for (const { id } of own) transaction.delete(EXAM_ATTEMPTS, id)
  })
}

/**
 * A page outlives the session that it was made for: on a machine that two share, what one of them has written must not be
 * kept as the other's.
 *
 * @throws AppError `unauthenticated` when the attempt names another account.
 */
export function refuseAnothers({
  userId,
  account = userId,
}: Pick<Candidate & AttemptRequest, 'userId' | 'account'>): void {
  if (account !== userId) throw new AppError('unauthenticated')
}

function runningId({ userId, setId }: Candidate): string {
  return `${userId}_${setId}`
}

function finishedId(userId: string, attemptId: string): string {
  return `${userId}_${attemptId}`
}

/** 0 where nothing is kept. */
function revisionOf(document: StoredDocument | undefined): number {
  return document ? Number(document.data.revision) : 0
}
