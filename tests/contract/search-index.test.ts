import { createAlgoliaSearch } from '@/lib/adapters/algolia-search'
import { createEmbeddedSearch } from '@/lib/adapters/embedded-search/embedded-search'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import type { DocumentStore } from '@/lib/ports/document-store'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { type AlgoliaServer, startAlgoliaServer } from '../support/algolia-server'
import { entryOf } from '../support/search-entries'
import { searchIndexContract } from './search-index.contract'

const ENTRIES = [
  entryOf('egy', 'Törtek összeadása'),
  entryOf('ketto', 'Törtek kivonása'),
  entryOf('harom', 'Kerekítés'),
]

describe('the embedded index', () => {
  const newFile = temporaryFiles()
  const open: DocumentStore[] = []
  let now = Date.UTC(2026, 0, 15, 12)
  const clock = { now: () => new Date(now) }
  afterEach(() => Promise.all(open.splice(0).map((store) => store.close())))

  function openStore(): DocumentStore {
    const store = createSqliteStore({ file: newFile('store.sqlite') })
    open.push(store)
    return store
  }

  searchIndexContract('Embedded', async () => createEmbeddedSearch({ store: openStore(), clock }))

  test('another process finds within a minute what was published', async () => {
    const store = openStore()
    const [publisher, server] = [createEmbeddedSearch({ store, clock }), createEmbeddedSearch({ store, clock })]
    expect((await server.search('törtek', 10)).nbHits).toBe(0)
    await publisher.replaceAll(ENTRIES)
    now += 60_000
    expect((await server.search('törtek', 10)).nbHits).toBe(2)
    await publisher.replaceAll(ENTRIES.slice(1))
    now += 60_000
    expect((await server.search('törtek', 10)).nbHits).toBe(1)
  })

  test('publishing the same again writes nothing, in whatever order the entries come', async () => {
    const store = openStore()
    const versions = async () =>
      [...(await store.query('searchIndex')), ...(await store.query('searchIndexParts'))].map(({ version }) => version)
    await createEmbeddedSearch({ store, clock }).replaceAll(ENTRIES)
    const before = await versions()
    await createEmbeddedSearch({ store, clock }).replaceAll(ENTRIES.toReversed())
    expect(await versions()).toEqual(before)
  })

  test('keeps no entries of earlier publications', async () => {
    const store = openStore()
    const index = createEmbeddedSearch({ store, clock })
    for (const entry of ENTRIES) await index.replaceAll([entry])
    expect(await store.query('searchIndexParts')).toHaveLength(1)
  })

  test('reads the store once for many searches', async () => {
    const store = openStore()
    let reads = 0
    const counting: DocumentStore = {
      ...store,
      get: (...key) => {
        reads += 1
        return store.get(...key)
      },
    }
    await createEmbeddedSearch({ store, clock }).replaceAll(ENTRIES)
    const server = createEmbeddedSearch({ store: counting, clock })
    await Promise.all(Array.from({ length: 50 }, () => server.search('törtek', 10)))
    for (let search = 0; search < 50; search += 1) await server.search('törtek', 10)
    expect(reads).toBe(2)
  })

  test('is asked in vain while the store does not answer, and no longer', async () => {
    const store = openStore()
    await createEmbeddedSearch({ store, clock }).replaceAll(ENTRIES)
    let isDown = true
    const failing: DocumentStore = {
      ...store,
      get: (...key) => (isDown ? Promise.reject(new Error('down')) : store.get(...key)),
    }
    const server = createEmbeddedSearch({ store: failing, clock })
    await expect(server.search('törtek', 10)).rejects.toThrow('down')
    isDown = false
    expect((await server.search('törtek', 10)).nbHits).toBe(2)
  })
})

describe('Algolia', () => {
  let server: AlgoliaServer
  beforeAll(async () => {
    server = await startAlgoliaServer()
  })
  afterAll(() => server.stop())
  beforeEach(() => server.clear())

  const connect = () =>
    createAlgoliaSearch({
      appId: server.appId,
      adminKey: server.adminKey,
      index: 'exercises',
      localHost: { host: '127.0.0.1', port: server.port },
    })

  searchIndexContract('Algolia', async () => {
    server.clear()
    return connect()
  })

  test('publishing sends only what is different', async () => {
    const index = connect()
    await index.replaceAll(ENTRIES)
    server.writes.length = 0
    await index.replaceAll(ENTRIES)
    expect(server.writes).toEqual([])
    await index.replaceAll([
      { ...entryOf('egy', 'Törtek szorzása') },
      entryOf('negy', 'Arányok'),
      entryOf('harom', 'Kerekítés'),
    ])
    expect(server.writes).toEqual([
      { action: 'addObject', objectID: 'egy' },
      { action: 'addObject', objectID: 'negy' },
      { action: 'deleteObject', objectID: 'ketto' },
    ])
  })

  test('tells Algolia that the texts are Hungarian', async () => {
    await connect().replaceAll(ENTRIES)
    expect(server.settings()).toMatchObject({
      searchableAttributes: ['description', 'labels', 'unordered(text)'],
      indexLanguages: ['hu'],
      queryLanguages: ['hu'],
      ignorePlurals: true,
      removeStopWords: true,
    })
  })
})
