/**
 * Commits of one turn of the event loop share one transaction of SQLite, and so one wait for the disk. Each stands or
 * falls alone, and none is answered before all are on the disk.
 */
import { setImmediate } from 'node:timers'
import type { Database } from 'better-sqlite3'
import { applyWrites, type Commit, findStaleRead, type Read } from './commit'
import type { Documents } from './documents'
import { isSqliteError, withOpenDatabase } from './errors'

/** A stale read means that nothing was written; undefined means that everything was. */
export type Outcome = Read | undefined

export interface CommitQueue {
  commit(commit: Commit): Promise<Outcome>
  /** Commits what waits, without waiting for the turn's end. */
  flush(): void
}

interface Waiting {
  readonly commit: Commit
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** A queue over one open file. What fails for the whole file rejects every commit that waits. */
export function createCommitQueue(database: Database, documents: Documents): CommitQueue {
  let waiting: Waiting[] = []
  const commitAll = database.transaction((batch: readonly Waiting[]) =>
    batch.map(({ commit }) => settle(documents, commit)),
  )

  function flush(): void {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    try {
      const settled = withOpenDatabase(database, () => commitAll.immediate(batch))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = settled[index]
        if (result && 'refused' in result) reject(result.refused)
        else resolve(result?.stale)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const enqueue = (commit: Commit) =>
    new Promise<Outcome>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ commit, resolve, reject })
    })
  return { commit: enqueue, flush }
}

type Settled = { readonly stale: Outcome } | { readonly refused: unknown }

function settle(documents: Documents, { reads, writes }: Commit): Settled {
  const stale = findStaleRead(documents, reads)
  if (stale) return { stale }
  try {
    applyWrites(documents, writes)
    return { stale: undefined }
  } catch (error) {
    // A failing file ends the whole batch; a refused commit only itself, having written nothing.
    if (isSqliteError(error)) throw error
    return { refused: error }
  }
}
