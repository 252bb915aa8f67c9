import fc from 'fast-check'
import type { DocumentStore, JsonValue, Query, StoredDocument } from '@/lib/ports/document-store'
import { portableCases } from '../../support/query-generators'
import { expectedIds } from '../../support/query-model'
import type { Check } from './check'

const SEED = 20_251
const RUNS = 150
const SUMMARIES = 'exercise/summary/items'

export function queryContract(check: Check): void {
  check('lists a whole collection by id when nothing is asked', async (store) => {
    for (const id of ['b', 'a', 'B']) await store.create('users', id, {})
    expect(await idsOf(store, 'users')).toEqual(['B', 'a', 'b'])
    expect(await idsOf(store, 'users', { limit: 1, startAfter: { values: [], id: 'B' } })).toEqual(['a'])
    expect(await idsOf(store, 'nobody')).toEqual([])
  })

  check('gives the data and the version with each document', async (store) => {
    await store.create('users', 'anna', { email: 'anna@example.com', n: [1] })
    const found = await store.query('users', { where: [{ field: 'email', operator: '==', value: 'anna@example.com' }] })
    expect(found).toEqual([await store.get('users', 'anna')])
  })

  check('keeps up with changes of the field that it asks for', async (store) => {
    const byEmail = (value: string): Query => ({ where: [{ field: 'email', operator: '==', value }] })
    await store.create('users', 'anna', { email: 'old@example.com' })
    await store.update('users', 'anna', { email: 'new@example.com' })
    expect(await idsOf(store, 'users', byEmail('old@example.com'))).toEqual([])
    expect(await idsOf(store, 'users', byEmail('new@example.com'))).toEqual(['anna'])
    await store.delete('users', 'anna')
    expect(await idsOf(store, 'users', byEmail('new@example.com'))).toEqual([])
  })

  check('does not take true for 1, "1" for 1 or null for a missing field', async (store) => {
    const values: Record<string, JsonValue> = { one: 1, text: '1', yes: true, nothing: null, list: [1] }
    for (const [id, value] of Object.entries(values)) await store.create('values', id, { value })
    await store.create('values', 'missing', {})
    for (const [id, value] of [
      ['one', 1],
      ['text', '1'],
      ['yes', true],
      ['nothing', null],
    ] as const) {
      expect(await idsOf(store, 'values', { where: [{ field: 'value', operator: '==', value }] })).toEqual([id])
    }
  })

  check('finds several values with in, whatever the value contains', async (store) => {
    const attack = "x' OR 1=1 --"
    for (const [id, userId] of [
      ['1', 'anna'],
      ['2', 'béla'],
      ['3', attack],
      ['4', 'other'],
    ] as const) {
      await store.create('accounts', id, { userId })
    }
    const among = (value: readonly string[]): Query => ({ where: [{ field: 'userId', operator: 'in', value }] })
    expect(await idsOf(store, 'accounts', among(['béla', 'anna', 'nobody']))).toEqual(['1', '2'])
    expect(await idsOf(store, 'accounts', among([attack]))).toEqual(['3'])
    expect(await idsOf(store, 'accounts', among(Array.from({ length: 10 }, (_, n) => `${n}`)))).toEqual([])
  })

  check('combines equality on two fields', async (store) => {
    for (const provider of ['google', 'facebook']) {
      for (const providerAccountId of ['1', '2']) {
        await store.create('accounts', `${provider}:${providerAccountId}`, { provider, providerAccountId })
      }
    }
    const where = [
      { field: 'providerAccountId', operator: '==', value: '2' },
      { field: 'provider', operator: '==', value: 'google' },
    ] as const
    expect(await idsOf(store, 'accounts', { where })).toEqual(['google:2'])
  })

  check('compares only values of the same type, and orders by the compared field', async (store) => {
    const values = [5, -3, 0.5, '2', true, null, [1]]
    for (const [index, at] of values.entries()) await store.create('log', `${index}`, { at })
    await store.create('log', 'missing', {})
    const where = [{ field: 'at', operator: '>=', value: -3 }] as const
    expect(await idsOf(store, 'log', { where })).toEqual(['1', '2', '0'])
    expect(await idsOf(store, 'log', { where, orderBy: [{ field: 'at', direction: 'descending' }] })).toEqual([
      '0',
      '2',
      '1',
    ])
  })

  check('answers random queries as the plain model of the rules does', async (store) => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(portableCases(), async ({ documents, query }) => {
        run += 1
        const collection = `case${run}`
        await Promise.all(documents.map(({ id, data }) => store.create(collection, id, data)))
        expect(await idsOf(store, collection, query)).toEqual(expectedIds(documents, query))
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    )
  })

  check('pages through the exercises of some classifications, losing and doubling none', async (store) => {
    const documents = summaries(70)
    await Promise.all(documents.map(({ id, data }) => store.create(SUMMARIES, id, data)))
    await store.create(SUMMARIES, 'unclassified', { published: '2024-01-01' })
    for (const value of [['t1'], ['t0', 't3'], ['t0', 't1', 't2', 't3', 't4'], ['none']]) {
      const all = byClassification(value)
      expect(await pageThrough(store, { ...all, limit: 7 })).toEqual(expectedIds(documents, all))
    }
  })

  check('finds an exercise under its new classifications only', async (store) => {
    await store.create(SUMMARIES, 'e1', { classifications: ['t1', 't2', 't1'], published: '2024-01-01' })
    await store.update(SUMMARIES, 'e1', { classifications: ['t2', 't3'] })
    expect(await idsOf(store, SUMMARIES, byClassification(['t1']))).toEqual([])
    expect(await idsOf(store, SUMMARIES, byClassification(['t2', 't3']))).toEqual(['e1'])
    await store.set(SUMMARIES, 'e1', { classifications: 't2', published: '2024-01-01' })
    expect(await idsOf(store, SUMMARIES, byClassification(['t2']))).toEqual([])
    await store.set(SUMMARIES, 'e1', { classifications: ['t4'], published: '2024-01-01' })
    await store.delete(SUMMARIES, 'e1')
    expect(await idsOf(store, SUMMARIES, byClassification(['t4']))).toEqual([])
  })

  check('refuses queries that one of the stores could not answer', async (store) => {
    const queries: readonly Query[] = [
      { limit: 0 },
      { limit: 1.5 },
      { where: [{ field: 'a', operator: 'in', value: [] }] },
      { where: [{ field: 'a', operator: 'array-contains-any', value: Array.from({ length: 31 }, (_, n) => n) }] },
      { where: [{ field: 'a', operator: '<', value: null }] },
      { where: [{ field: 'a..b', operator: '==', value: 1 }] },
      { orderBy: [{ field: '', direction: 'ascending' }] },
      { orderBy: [{ field: 'a', direction: 'ascending' }], startAfter: { values: [], id: 'x' } },
    ]
    for (const query of queries) await expect(store.query('users', query)).rejects.toThrow(TypeError)
  })
}

function byClassification(value: readonly string[]): Query {
  return {
    where: [{ field: 'classifications', operator: 'array-contains-any', value }],
    orderBy: [
      { field: 'classifications', direction: 'ascending' },
      { field: 'published', direction: 'descending' },
    ],
  }
}

/** Exercises with one to three of five classifications, several with the same ones and the same date. */
function summaries(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    id: `e${n}`,
    data: {
      classifications: [n % 5, (n * 7) % 5, (n * 3 + 1) % 5].slice(0, 1 + (n % 3)).map((tag) => `t${tag}`),
      published: `2024-0${1 + (n % 4)}-01`,
    },
  }))
}

async function idsOf(store: DocumentStore, collection: string, query?: Query): Promise<string[]> {
  return (await store.query(collection, query)).map((document) => document.id)
}

async function pageThrough(store: DocumentStore, query: Query): Promise<string[]> {
  const ids: string[] = []
  let page: readonly StoredDocument[] = await store.query(SUMMARIES, query)
  for (let last = page.at(-1); last; last = page.at(-1)) {
    ids.push(...page.map((document) => document.id))
    const { classifications = null, published = null } = last.data
    page = await store.query(SUMMARIES, { ...query, startAfter: { values: [classifications, published], id: last.id } })
  }
  return ids
}
