import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@/lib/adapters/sqlite/open-database'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { Transaction } from '@/lib/ports/document-store'
import { temporaryFiles } from '@/tests/support/temporary-files'

const unavailable = { code: 'unavailable' }
const byEmail = { where: [{ field: 'email', operator: '==', value: 'anna@example.com' }] } as const

const newFile = temporaryFiles()

async function increment(transaction: Transaction): Promise<void> {
  const counter = await transaction.get('counters', 'all')
  await delay(1)
  transaction.set('counters', 'all', { n: Number(counter?.data.n ?? 0) + 1 })
}

test('loses none of 200 simultaneous increments, spread over three stores on one file', async () => {
  const file = newFile('store.sqlite')
  const stores = [file, file, file].map((name) => createSqliteStore({ file: name }))
  await Promise.all(Array.from({ length: 200 }, (_, n) => stores[n % 3]?.transaction(increment)))
  expect((await stores[0]?.get('counters', 'all'))?.data).toEqual({ n: 200 })
  await Promise.all(stores.map((store) => store.close()))
})

test('gives a large document as another process has written it', async () => {
  const file = newFile('store.sqlite')
  const [here, there] = [createSqliteStore({ file }), createSqliteStore({ file })]
  const read = async () => (await here.get('pages', 'long'))?.data.text
  for (const letter of ['a', 'b']) {
    await there.set('pages', 'long', { text: letter.repeat(20_000) })
    expect(await read()).toBe(letter.repeat(20_000))
    expect(await read()).toBe(letter.repeat(20_000))
  }
  await there.delete('pages', 'long')
  expect(await read()).toBeUndefined()
  await Promise.all([here.close(), there.close()])
})

test('runs the work again when it threw over documents that changed meanwhile', async () => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  const moveBoth = async (n: number) => {
    await store.set('counters', 'left', { n })
    await store.set('counters', 'right', { n })
  }
  await moveBoth(0)
  let runs = 0
  await store.transaction(async (transaction) => {
    runs += 1
    const left = await transaction.get('counters', 'left')
    if (runs === 1) await moveBoth(1)
    const right = await transaction.get('counters', 'right')
    if (left?.data.n !== right?.data.n) throw new Error('saw two states')
  })
  expect(runs).toBe(2)
  await store.close()
})

test('comes out of a transaction inside another one on the same document', async () => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  let runs = 0
  await store.transaction(async (transaction) => {
    runs += 1
    await increment(transaction)
    if (runs <= 2) await Promise.all([store.transaction(increment), store.transaction(increment)])
  })
  expect((await store.get('counters', 'all'))?.data).toEqual({ n: 5 })
  await store.close()
})

test('gives up with conflict when the documents never stay as they were read', async () => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  const disturbed = store.transaction(async (transaction) => {
    await increment(transaction)
    await store.set('counters', 'all', { n: -1 })
  })
  await expect(disturbed).rejects.toMatchObject({ code: 'conflict' })
  await store.close()
})

test('keeps documents in the file, whose folder it makes', async () => {
  const file = newFile('deep/folder/store.sqlite')
  const first = createSqliteStore({ file })
  await first.create('users', 'anna', { email: 'anna@example.com' })
  await first.close()
  const second = createSqliteStore({ file })
  expect(await second.query('users', byEmail)).toMatchObject([{ id: 'anna' }])
  await second.close()
})

test('brings the indexes of an older file up to date', async () => {
  const file = newFile('store.sqlite')
  const store = createSqliteStore({ file })
  await store.create('users', 'anna', { email: 'anna@example.com' })
  await store.create('exercise/summary/items', 'e1', { classifications: ['t1'], published: '2024-01-01' })
  await store.close()
  const database = openDatabase(file)
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE name GLOB 'index_*' AND type = 'index'").pluck()
  for (const name of names.all()) database.exec(`DROP INDEX "${name}"`)
  const triggers = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck()
  for (const name of triggers.all()) database.exec(`DROP TRIGGER "${name}"`)
  database.exec('DELETE FROM array_entry')
  database.exec('CREATE INDEX index_obsolete ON document (json)')
  database.close()
  const reopened = createSqliteStore({ file })
  expect(await reopened.query('users', byEmail)).toMatchObject([{ id: 'anna' }])
  const byClassification = await reopened.query('exercise/summary/items', {
    where: [{ field: 'classifications', operator: 'array-contains-any', value: ['t1'] }],
    orderBy: [
      { field: 'classifications', direction: 'ascending' },
      { field: 'published', direction: 'descending' },
    ],
  })
  expect(byClassification).toMatchObject([{ id: 'e1' }])
  await reopened.close()
  const after = openDatabase(file)
  expect(after.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'index_obsolete'").pluck().get()).toBe(0)
  after.close()
})

test('is unavailable when the file is none of SQLite', () => {
  const file = newFile('store.sqlite')
  writeFileSync(file, 'This is a text, and a long one too. '.repeat(100))
  expect(() => createSqliteStore({ file })).toThrow(expect.objectContaining(unavailable))
})

test('is unavailable after it was closed', async () => {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  await store.close()
  await expect(store.ping()).rejects.toMatchObject(unavailable)
  await expect(store.get('users', 'anna')).rejects.toMatchObject(unavailable)
  await expect(store.query('users')).rejects.toMatchObject(unavailable)
  await expect(store.set('users', 'anna', {})).rejects.toMatchObject(unavailable)
  await expect(store.transaction(increment)).rejects.toMatchObject(unavailable)
})

test('commits what was asked for before it is closed', async () => {
  const file = newFile('store.sqlite')
  const store = createSqliteStore({ file })
  const written = store.set('users', 'anna', {})
  await store.close()
  await written
  const reopened = createSqliteStore({ file })
  expect(await reopened.get('users', 'anna')).toBeDefined()
  await reopened.close()
})

test('makes files that only their owner can read, and leaves the rights of those that are there', async () => {
  const file = newFile('store.sqlite')
  const modes = () => ['', '-wal', '-shm'].map((suffix) => statSync(`${file}${suffix}`).mode & 0o777)
  const store = createSqliteStore({ file })
  await store.set('counters', 'all', { n: 1 })
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  await store.close()
  chmodSync(file, 0o640)
  const reopened = createSqliteStore({ file })
  await reopened.set('counters', 'all', { n: 2 })
  expect(modes()).toEqual([0o640, 0o640, 0o640])
  await reopened.close()
})
