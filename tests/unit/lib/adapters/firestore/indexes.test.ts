import deployed from '@/firestore.indexes.json'
import { storeIndexes } from '@/lib/adapters/sqlite/indexes'

/** Firestore indexes single fields, and joins those for equality, by itself; an order over several needs an index. */
test('Firestore has an index for every ordered query that SQLite has one for', () => {
  const ordered = storeIndexes.filter(
    ({ equal = [], containsAny, orderBy = [] }) =>
      orderBy.length > 1 || (orderBy.length > 0 && (equal.length > 0 || containsAny !== undefined)),
  )
  const wanted = ordered.map(({ collection, equal = [], containsAny, orderBy = [] }) => ({
    collectionGroup: collection.split('/').at(-1),
    queryScope: 'COLLECTION',
    fields: [
      ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...(containsAny ? [{ fieldPath: containsAny, arrayConfig: 'CONTAINS' }] : []),
      ...orderBy.map(({ field, direction }) => ({ fieldPath: field, order: direction.toUpperCase() })),
    ],
  }))
  expect(deployed.indexes).toEqual(wanted)
})
