import { FirestoreMock } from '@firebase-bridge/firestore-admin'
import { GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { createFirestoreStore } from '@/lib/adapters/firestore/firestore-store'

const environment = new FirestoreMock()
afterAll(() => environment.deleteAll())

test('reads the dates of other writers as ISO texts, wherever they stand', async () => {
  const firestore = environment.createDatabase('dates-project').firestore()
  const date = new Date('2025-03-01T10:20:30.456Z')
  await firestore
    .collection('sessions')
    .doc('s1')
    .set({ expires: date, list: [{ at: Timestamp.fromDate(date) }] })
  const store = createFirestoreStore(firestore)
  const iso = '2025-03-01T10:20:30.456Z'
  expect((await store.get('sessions', 's1'))?.data).toEqual({ expires: iso, list: [{ at: iso }] })
  expect((await store.query('sessions')).map(({ data }) => data.expires)).toEqual([iso])
  await store.close()
})

test('refuses to read a value that is not JSON', async () => {
  const firestore = environment.createDatabase('points-project').firestore()
  await firestore
    .collection('places')
    .doc('p1')
    .set({ at: new GeoPoint(1, 2) })
  const store = createFirestoreStore(firestore)
  await expect(store.get('places', 'p1')).rejects.toThrow(TypeError)
  await store.close()
})

test('writes in the form that other readers expect: plain fields, without a wrapper', async () => {
  const firestore = environment.createDatabase('plain-project').firestore()
  const store = createFirestoreStore(firestore)
  await store.set('exercise/summary/items', 'e1', { classifications: ['a'], published: '2024-01-01' })
  const snapshot = await firestore.doc('exercise/summary/items/e1').get()
  expect(snapshot.data()).toEqual({ classifications: ['a'], published: '2024-01-01' })
  await store.close()
})
