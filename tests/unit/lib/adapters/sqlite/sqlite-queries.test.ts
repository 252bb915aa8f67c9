import fc from 'fast-check'
import { planQuery } from '@/lib/adapters/shared/query-plan'
import { storeIndexes } from '@/lib/adapters/sqlite/indexes'
import { openDatabase } from '@/lib/adapters/sqlite/open-database'
import { toSql } from '@/lib/adapters/sqlite/query-sql'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { Query } from '@/lib/ports/document-store'
import { allCases, type Case, classificationCases, withNames } from '@/tests/support/query-generators'
import { expectedIds } from '@/tests/support/query-model'
import { temporaryFiles } from '@/tests/support/temporary-files'

const SEED = 20_253
const RUNS = 400

const newFile = temporaryFiles()

test.each<[string, string, fc.Arbitrary<Case>]>([
  ['without an index', 'collection', allCases()],
  ['from the index of fields', 'accounts', allCases().map(withNames({ a: 'provider', b: 'providerAccountId' }))],
  ['from the index of an array', 'exercise/summary/items', classificationCases()],
])('answers random queries %s as the plain model of the rules does', async (_, collection, cases) => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  const checkOne = async ({ documents, query }: Case) => {
    await Promise.all(documents.map(({ id, data }) => store.create(collection, id, data)))
    const found = await store.query(collection, query)
    await Promise.all(documents.map(({ id }) => store.delete(collection, id)))
    expect(found.map(({ id }) => id)).toEqual(expectedIds(documents, query))
  }
  await fc.assert(fc.asyncProperty(cases, checkOne), { seed: SEED, numRuns: RUNS })
  await store.close()
})

test.each(
  storeIndexes.map((index) => [
    index.collection,
    index.equal?.join(' and ') ?? (index.containsAny ? `values of ${index.containsAny}` : 'order'),
    index,
  ]),
)('reads only what it finds in %s by %s', (collection, _, { equal = [], containsAny, orderBy = [] }) => {
  const database = openDatabase(newFile('store.sqlite'))
  const query: Query = {
    where: [
      ...equal.map((field) => ({ field, operator: 'in' as const, value: ['x', 'y'] })),
      ...(containsAny ? [{ field: containsAny, operator: 'array-contains-any' as const, value: ['x', 'y'] }] : []),
    ],
    orderBy,
    limit: 10,
  }
  const { text, values } = toSql(collection, planQuery(collection, query))
  const steps = database.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`).all(...values)
  const reads = steps.map(({ detail }) => detail).filter((detail) => /document|array_entry/.test(detail))
  database.close()
  const narrow = containsAny
    ? /name=\? AND value=\? AND key>\?|collection=\? AND id=\?/
    : equal.length > 0
      ? /USING INDEX index_\w+ \(<expr>=\?/
      : /USING INDEX index_\w+$/
  expect(reads).not.toEqual([])
  for (const read of reads) expect(read).toMatch(narrow)
})

test('refuses a collection whose name has a zero character, which would end the statement', async () => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  await expect(store.query('users\0')).rejects.toThrow(TypeError)
  await store.close()
})
