/**
 * What every store refuses, so that nothing works on one of them only. The limits are Firestore's
 * (firebase.google.com/docs/firestore/quotas); a breach is a fault of the program and throws a `TypeError`.
 */
import type { DocumentData, FieldChanges, JsonValue } from '@/lib/ports/document-store'

const MAX_ID_BYTES = 1500
const RESERVED = /^__.*__$/s

/** Tells whether a document can have this id at all; one that cannot does not exist, so reading it finds nothing. */
export function isDocumentId(id: string): boolean {
  return (
    id !== '' &&
    id !== '.' &&
    id !== '..' &&
    !id.includes('/') &&
    !RESERVED.test(id) &&
    isWellFormed(id) &&
    Buffer.byteLength(id) <= MAX_ID_BYTES
  )
}

/** @throws TypeError for a path that does not name a collection, such as `users/anna`, or an impossible document id. */
export function assertAddress(collection: string, id: string): void {
  assertCollection(collection)
  if (!isDocumentId(id)) throw new TypeError(`not a document id: ${JSON.stringify(id)}`)
}

/** @throws TypeError for a path that does not name a collection: it has an odd number of segments. */
export function assertCollection(collection: string): void {
  const segments = collection.split('/')
  if (segments.length % 2 === 0 || !segments.every(isDocumentId)) {
    throw new TypeError(`not a collection path: ${JSON.stringify(collection)}`)
  }
}

/** Splits a dotted path into the names of the fields that lead to the value. */
export function toFieldPath(field: string): readonly string[] {
  const names = field.split('.')
  if (!names.every(isFieldName)) throw new TypeError(`not a field path: ${JSON.stringify(field)}`)
  return names
}

/**
 * @throws TypeError when there is no change, when one path lies inside another, and for names that every object of
 *   JavaScript inherits, such as `constructor`: Firestore's SDK takes those for fields that are already there.
 */
export function assertChanges(changes: FieldChanges): void {
  const paths = Object.keys(changes)
  if (paths.length === 0) throw new TypeError('an update needs at least one change')
  for (const path of paths) {
    if (toFieldPath(path).some((name) => name in Object.prototype)) throw new TypeError(`not to be updated: ${path}`)
    const value = changes[path]
    if (value !== undefined) assertValue(value, path, false)
    if (paths.some((other) => other.startsWith(`${path}.`))) throw new TypeError(`two changes overlap at ${path}`)
  }
}

/** @throws TypeError naming the field that is not plain JSON, or that Firestore would refuse. */
export function assertData(data: DocumentData): void {
  assertValue(data, 'document', false)
}

/** `JsonValue` promises most of this, but a cast or a library's object may break the promise unseen. */
function assertValue(value: JsonValue, where: string, insideArray: boolean): void {
  if (value === null || typeof value === 'boolean') return
  if (typeof value === 'string') assertThat(isWellFormed(value), where, 'has half of a surrogate pair')
  else if (typeof value === 'number') assertThat(Number.isFinite(value), where, 'is not a finite number')
  else if (isJsonArray(value)) {
    assertThat(!insideArray, where, 'is an array directly inside an array')
    for (const [index, item] of value.entries()) assertValue(item, `${where}[${index}]`, true)
  } else {
    assertThat(isPlainObject(value), where, 'is not plain JSON')
    for (const [name, inner] of Object.entries(value)) {
      assertThat(isFieldName(name), `${where}.${name}`, 'is not a field name')
      assertValue(inner, `${where}.${name}`, false)
    }
  }
}

function assertThat(holds: boolean, where: string, complaint: string): void {
  if (!holds) throw new TypeError(`${where} ${complaint}`)
}

/** Tells whether a value is a map of JSON, and not an instance of a class. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  // Values of another realm (a Next.js route, a Jest test) have another `Object.prototype`, which ends the chain too.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** `Array.isArray` alone does not narrow a readonly array. */
export function isJsonArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value)
}

function isFieldName(name: string): boolean {
  return name !== '' && !RESERVED.test(name) && isWellFormed(name) && Buffer.byteLength(name) <= MAX_ID_BYTES
}

/** A lone surrogate has no UTF-8 form, so it would come back changed. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}
