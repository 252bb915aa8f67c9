/** `DocumentStore` in one SQLite file. Several processes may have the same file open. */
import type { Statement } from 'better-sqlite3'
import type { DocumentData, DocumentStore, Query, StoredDocument } from '@/lib/ports/document-store'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { assertCollection, isDocumentId } from '../shared/document-rules'
import { planQuery } from '../shared/query-plan'
import { findStaleRead } from './commit'
import { createCommitQueue } from './commit-queue'
import { prepareDocuments, type Row } from './documents'
import { withOpenDatabase, withStoreErrors } from './errors'
import { openDatabase } from './open-database'
import { toSql } from './query-sql'
import { createTransactionRunner } from './transaction'
import { deleteWrite, updateWrite, type Write, wholeWrite } from './writes'

/** Queries of the site have a few dozen shapes; the bound is for a program that makes up new ones. */
const MAX_STATEMENTS = 200

/**
 * Opens the store's file, made with its folder when it is not there.
 *
 * @throws AppError `unavailable` when the file cannot be opened.
 */
export function createSqliteStore({ file }: { readonly file: string }): DocumentStore {
  const database = withStoreErrors(() => openDatabase(file))
  const documents = prepareDocuments(database)
  const statements = createBoundedCache<Statement<unknown[], Row & { readonly id: string }>>(MAX_STATEMENTS)
  const queue = createCommitQueue(database, documents)

  function find(collection: string, id: string): StoredDocument | undefined {
    assertCollection(collection)
    if (!isDocumentId(id)) return undefined
    const row = withOpenDatabase(database, () => documents.find(collection, id))
    return row && toDocument(id, row)
  }

  function select(collection: string, query: Query): readonly StoredDocument[] {
    const { text, values } = toSql(collection, planQuery(collection, query))
    const rows = withOpenDatabase(database, () =>
      statements.getOrCreate(text, () => database.prepare(text)).all(...values),
    )
    return rows.map((row) => toDocument(row.id, row))
  }

  async function write(change: Write): Promise<void> {
    await queue.commit({ reads: [], writes: [change] })
  }

  return {
    get: async (collection, id) => find(collection, id),
    query: async (collection, query = {}) => select(collection, query),
    create: async (collection, id, data) => write(wholeWrite('create', collection, id, data)),
    set: async (collection, id, data) => write(wholeWrite('set', collection, id, data)),
    update: async (...change) => write(updateWrite(...change)),
    delete: async (...removal) => write(deleteWrite(...removal)),
    transaction: createTransactionRunner({
      get: find,
      findStaleRead: (reads) => withOpenDatabase(database, () => findStaleRead(documents, reads)),
      commit: queue.commit,
    }),
    ping: async () => void withOpenDatabase(database, () => documents.find('', '')),
    async close() {
      queue.flush()
      database.close()
    },
  }
}

/** Its data are read when they are first asked for: who has kept what was made of this version never does. */
function toDocument(id: string, { json, version }: Row): StoredDocument {
  let data: DocumentData | undefined
  return {
    id,
    version,
    get data() {
      data ??= JSON.parse(json) as DocumentData
      return data
    },
  }
}
