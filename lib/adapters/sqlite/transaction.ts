/** Optimistic transactions: reads remember versions, writes wait, and the commit succeeds only on unchanged reads. */
import { setTimeout as delay } from 'node:timers/promises'
import type { StoredDocument, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { createKeyedQueue } from '@/lib/shared/keyed-queue'
import type { Commit, Read } from './commit'
import { deleteWrite, toKey, updateWrite, type Write, wholeWrite } from './writes'

const MAX_TRIES = 50
const MAX_BACK_OFF_MS = 50
const MAX_TURN_WAIT_MS = 1_000

type Work<Result> = (transaction: Transaction) => Promise<Result>

export type TransactionRunner = <Result>(work: Work<Result>) => Promise<Result>

interface Steps {
  readonly get: (collection: string, id: string) => StoredDocument | undefined
  readonly findStaleRead: (reads: readonly Read[]) => Read | undefined
  readonly commit: (commit: Commit) => Promise<Read | undefined>
}

/**
 * Work that met a conflict runs again after the others of this process that met one on the same document, so that
 * any number of them get through; the random back-off is for other processes on the same file.
 */
export function createTransactionRunner(steps: Steps): TransactionRunner {
  const inTurn = createKeyedQueue((earlier) =>
    // For order and fairness only: the wait has an end, so that transactions that wait for each other come out of it.
    Promise.race([earlier, delay(MAX_TURN_WAIT_MS, undefined, { ref: false })]),
  )
  return async (work) => {
    let tried = await attempt(steps, work)
    for (let tries = 1; 'stale' in tried; tries += 1) {
      if (tries === MAX_TRIES) throw new AppError('conflict', undefined, { cause: new Error(`${tries} tries`) })
      if (tries > 1) await delay(Math.random() * Math.min(2 ** tries, MAX_BACK_OFF_MS))
      tried = await inTurn(toKey(tried.stale), () => attempt(steps, work))
    }
    return tried.result
  }
}

type Tried<Result> = { readonly result: Result } | { readonly stale: Read }

async function attempt<Result>(steps: Steps, work: Work<Result>): Promise<Tried<Result>> {
  const { view, reads, writes } = createView(steps.get)
  let result: Result
  try {
    result = await work(view)
  } catch (error) {
    // What was read may never have been true together; then the error may not be either.
    const stale = steps.findStaleRead(reads)
    if (stale) return { stale }
    throw error
  }
  const stale = await steps.commit({ reads, writes })
  return stale ? { stale } : { result }
}

function createView(get: Steps['get']) {
  const seen = new Map<string, StoredDocument | undefined>()
  const reads: Read[] = []
  const writes: Write[] = []
  const view: Transaction = {
    async get(collection, id) {
      if (writes.length > 0) throw new Error('a transaction reads before it writes')
      const key = toKey({ collection, id })
      if (!seen.has(key)) {
        const document = get(collection, id)
        seen.set(key, document)
        reads.push({ collection, id, version: document?.version })
      }
      return seen.get(key)
    },
    create: (collection, id, data) => void writes.push(wholeWrite('create', collection, id, data)),
    set: (collection, id, data) => void writes.push(wholeWrite('set', collection, id, data)),
    update: (...change) => void writes.push(updateWrite(...change)),
    delete: (...removal) => void writes.push(deleteWrite(...removal)),
  }
  return { view, reads, writes }
}
