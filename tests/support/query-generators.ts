/**
 * Random documents and queries over few names and values, so that they meet often.
 *
 * `portable` leaves out what Firestore's in-process stand-in answers otherwise than Firestore: it compares strings by
 * UTF-16, does not find names that need quotes, keeps Firestore's older rule that the first order is of the compared
 * field, lists documents that lack the field of a later order, and loses its place at an empty map.
 */
import fc from 'fast-check'
import type { DocumentData, Filter, JsonValue, Order, Query, ScalarValue } from '@/lib/ports/document-store'
import { expectedIds, type ModelDocument, valueAt, withImpliedOrders } from './query-model'

const PLAIN_FIELDS = ['a', 'b', 'm.c']
const ODD_FIELD = 'odd "name\'\\ é'
const PLAIN_TEXTS = ['', 'a', 'a ', 'ab', 'b', '1', 'á', '\ufffd', 'a\u0000', 'a\u0001', '"', "'"]
/** Sorts after U+FFFD in UTF-8 and before it in UTF-16. */
const ODD_TEXT = '\u{1f600}'
const IDS = ['a', 'b', 'B', 'á', '\ufffd', '10', '9', 'a b', "a'b", 'a"b', 'a%b', 'z.z']

export interface Case {
  readonly documents: readonly ModelDocument[]
  readonly query: Query
}

/** Queries that every store answers alike, over documents that have all fields. */
export function portableCases(): fc.Arbitrary<Case> {
  const values = generateValues(PLAIN_TEXTS, { emptyMaps: false })
  const data = fc.record({ a: values.any, b: values.any, c: values.any }, { noNullPrototype: true })
  const query = generateOrders(PLAIN_FIELDS).chain((orderBy) => {
    const lists = fc.oneof(listOf(values.text), listOf(values.number))
    const where = generateFilters(values, { names: PLAIN_FIELDS, compared: [orderBy[0]?.field ?? 'a'], lists })
    return fc.record({ where, orderBy: fc.constant(orderBy), limit })
  })
  return toCases(generateDocuments(IDS, data.map(toData)), query)
}

/** Every query that the port allows, over documents that lack some of the fields. */
export function allCases(): fc.Arbitrary<Case> {
  const values = generateValues([...PLAIN_TEXTS, ODD_TEXT], { emptyMaps: true })
  const names = [...PLAIN_FIELDS, ODD_FIELD]
  const fields = { a: values.any, b: values.any, c: values.any, [ODD_FIELD]: values.any }
  const data = fc.record(fields, { requiredKeys: [], noNullPrototype: true })
  const where = generateFilters(values, { names, compared: names, lists: listOf(values.comparable) })
  const query = fc.record({ where, orderBy: generateOrders(names), limit })
  return toCases(generateDocuments([...IDS, ODD_TEXT], data.map(toData)), query)
}

/** Queries of the exercise lists: some classifications, in the lists' own order. */
export function classificationCases(): fc.Arbitrary<Case> {
  const { text, number } = generateValues(PLAIN_TEXTS, { emptyMaps: true })
  const orderBy: readonly Order[] = [
    { field: 'classifications', direction: 'ascending' },
    { field: 'published', direction: 'descending' },
  ]
  const toQuery = (value: readonly ScalarValue[]): readonly Filter[] => [
    { field: 'classifications', operator: 'array-contains-any', value },
  ]
  const where = listOf(fc.oneof(text, number)).map(toQuery)
  const documents = allCases()
    .map(withNames({ a: 'classifications', b: 'published' }))
    .map((each) => each.documents)
  return toCases(documents, fc.record({ where, orderBy: fc.constant(orderBy), limit }))
}

/** The same case with other names for some fields. */
export function withNames(names: Readonly<Record<string, string>>): (original: Case) => Case {
  const rename = (name: string) => names[name] ?? name
  const renameField = <Named extends { readonly field: string }>(named: Named) => ({
    ...named,
    field: rename(named.field),
  })
  return ({ documents, query: { where = [], orderBy = [], ...query } }) => ({
    documents: documents.map(({ id, data }) => ({
      id,
      data: Object.fromEntries(Object.entries(data).map(([name, value]) => [rename(name), value])),
    })),
    query: { ...query, where: where.map(renameField), orderBy: orderBy.map(renameField) },
  })
}

const limit = fc.constantFrom(1, 2, 5, 100)

function generateValues(texts: readonly string[], { emptyMaps }: { readonly emptyMaps: boolean }) {
  const keys = { minKeys: emptyMaps ? 0 : 1, maxKeys: 2, noNullPrototype: true }
  const text = fc.constantFrom(...texts)
  const number = fc.constantFrom(0, 1, -1, 2, 10, 0.1, -0.5, 1e21, -1e-7, 2 ** 53 - 1)
  const comparable = fc.oneof(fc.boolean(), number, text)
  const scalar: fc.Arbitrary<ScalarValue> = fc.oneof(
    { arbitrary: comparable, weight: 9 },
    { arbitrary: fc.constant(null), weight: 1 },
  )
  const any: fc.Arbitrary<JsonValue> = fc.oneof(
    { arbitrary: scalar, weight: 3 },
    { arbitrary: fc.array(fc.oneof(text, number), { maxLength: 3 }), weight: 2 },
    {
      arbitrary: fc.dictionary(fc.constantFrom('x', 'y', 'é'), scalar, keys),
      weight: 1,
    },
  )
  return { text, number, comparable, scalar, any }
}

function listOf<Value extends ScalarValue>(value: fc.Arbitrary<Value>): fc.Arbitrary<readonly ScalarValue[]> {
  return fc.uniqueArray(value, { minLength: 1, maxLength: 4 })
}

/** `c` lies in a map, where its path `m.c` leads. */
function toData({ c, ...plain }: { readonly [name: string]: JsonValue }): DocumentData {
  return { ...plain, ...(c !== undefined && { m: { c } }) }
}

function generateDocuments(ids: readonly string[], data: fc.Arbitrary<DocumentData>) {
  const document = fc.record({ id: fc.constantFrom(...ids), data })
  return fc.uniqueArray(document, { minLength: 3, selector: ({ id }) => id })
}

function generateOrders(names: readonly string[]): fc.Arbitrary<readonly Order[]> {
  const order: fc.Arbitrary<Order> = fc.record({
    field: fc.constantFrom(...names),
    direction: fc.constantFrom('ascending', 'descending'),
  })
  return fc.uniqueArray(order, { maxLength: 2, selector: ({ field }) => field })
}

interface FilterOptions {
  readonly names: readonly string[]
  readonly compared: readonly string[]
  readonly lists: fc.Arbitrary<readonly ScalarValue[]>
}

function generateFilters(values: ReturnType<typeof generateValues>, { names, compared, lists }: FilterOptions) {
  const field = fc.constantFrom(...names)
  const equal = fc.record({ field, operator: fc.constant('==' as const), value: values.scalar })
  const inList = fc.record({ field, operator: fc.constantFrom('in', 'array-contains-any'), value: lists })
  const comparison = fc.record({
    field: fc.constantFrom(...compared),
    operator: fc.constantFrom('<', '<=', '>', '>='),
    value: values.comparable,
  })
  // At most one filter with a list of values: Firestore bounds what two of them multiply to.
  return fc
    .array<Filter>(fc.oneof(equal, inList, comparison), { maxLength: 2 })
    .map((filters) => filters.filter((filter, index) => index === 0 || !Array.isArray(filter.value)))
}

/** Lets some queries start after one of the documents that they find. */
function withStart(plain: Case, start: number | null): Case {
  const orders = withImpliedOrders(plain.query)
  const found = expectedIds(plain.documents, { ...plain.query, limit: plain.documents.length })
  const document = plain.documents.find((each) => start !== null && each.id === found[start % found.length])
  if (!document) return plain
  const values = orders.map((each) => valueAt(document.data, each.field) ?? null)
  return { ...plain, query: { ...plain.query, orderBy: orders, startAfter: { id: document.id, values } } }
}

function toCases(documents: fc.Arbitrary<readonly ModelDocument[]>, query: fc.Arbitrary<Query>): fc.Arbitrary<Case> {
  const start = fc.option(fc.nat({ max: 20 }))
  return fc.record({ documents, query, start }).map(({ start: from, ...plain }) => withStart(plain, from))
}
