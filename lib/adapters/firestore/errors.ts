import { AppError } from '@/lib/shared/errors/app-error'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'

/** gRPC status numbers of a write that Firestore refused; `aborted` is what remains when all tries met a conflict. */
const refusals: ReadonlyMap<number, ErrorCode> = new Map([
  [5, 'not-found'],
  [6, 'conflict'],
  [9, 'conflict'],
  [10, 'conflict'],
])

/** Firestore is out of reach, refuses our key, or is over its limits: from 1 `cancelled` to 16 `unauthenticated`. */
const outages: ReadonlySet<number> = new Set([1, 2, 4, 7, 8, 13, 14, 16])

/**
 * Waits for a call of the SDK and puts its errors into our codes; others pass through. A read is never refused: its
 * `failed-precondition` is an index that is not deployed, which passes through, and its `not-found` a database that
 * does not exist.
 */
export async function withStoreErrors<Result>(kind: 'read' | 'write', call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw fromFirestoreError(error, kind)
  }
}

function fromFirestoreError(error: unknown, kind: 'read' | 'write'): unknown {
  const status = statusOf(error)
  if (status === undefined) return error
  const refusal = kind === 'write' ? refusals.get(status) : undefined
  if (refusal) return new AppError(refusal, undefined, { cause: error })
  const isOutage = outages.has(status) || (kind === 'read' && refusals.get(status) === 'not-found')
  return isOutage ? new AppError('unavailable', undefined, { cause: error }) : error
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'number' ? error.code : undefined
}
