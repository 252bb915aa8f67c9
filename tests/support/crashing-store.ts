import type { DocumentStore } from '@/lib/ports/document-store'

/** The process was killed: nothing that it would still do happens. */
export class ProcessCrashed extends Error {}

/**
 * A store whose process dies at the n-th write, from 1; a transaction counts as one write, made at its commit.
 *
 * @param when whether that write has still reached the disk.
 */
export function createCrashingStore(store: DocumentStore, lastWrite: number, when: 'before' | 'after'): DocumentStore {
  let writes = 0

  function assertAlive(): void {
    if (writes >= lastWrite) throw new ProcessCrashed()
  }

  async function read<Result>(call: () => Promise<Result>): Promise<Result> {
    assertAlive()
    return call()
  }

  async function write<Result>(call: () => Promise<Result>): Promise<Result> {
    assertAlive()
    writes += 1
    if (writes < lastWrite) return call()
    if (when === 'after') await call()
    throw new ProcessCrashed()
  }

  return {
    get: (...key) => read(() => store.get(...key)),
    query: (...query) => read(() => store.query(...query)),
    create: (...args) => write(() => store.create(...args)),
    set: (...args) => write(() => store.set(...args)),
    update: (...args) => write(() => store.update(...args)),
    delete: (...args) => write(() => store.delete(...args)),
    transaction: (work) => write(() => store.transaction(work)),
    ping: () => store.ping(),
    close: () => store.close(),
  }
}
