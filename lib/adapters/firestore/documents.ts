/** Documents and versions between Firestore's shapes and ours. */
import { type DocumentSnapshot, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { DocumentData, FieldChanges, JsonValue, Precondition, StoredDocument } from '@/lib/ports/document-store'
import { isPlainObject, toFieldPath } from '../shared/document-rules'

export function toDocument(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const { id, updateTime } = snapshot
  const data = snapshot.data()
  return data && updateTime && { id, data: toMap(data), version: `${updateTime.seconds}.${updateTime.nanoseconds}` }
}

export function fromPrecondition({ version }: Precondition): { readonly lastUpdateTime: Timestamp } {
  const [seconds, nanoseconds] = version.split('.').map(Number)
  return { lastUpdateTime: new Timestamp(seconds ?? Number.NaN, nanoseconds ?? Number.NaN) }
}

/** The arguments of the SDK's `update`: path and value in turn, so that a name may have any character. */
export function fromChanges(changes: FieldChanges): [FieldPath, unknown, ...unknown[]] {
  const [first, ...others] = Object.entries(changes).map(
    ([field, value]) =>
      [new FieldPath(...toFieldPath(field)), value === undefined ? FieldValue.delete() : value] as const,
  )
  if (!first) throw new TypeError('an update needs at least one change')
  return [...first, ...others.flat()]
}

function toMap(map: Readonly<Record<string, unknown>>): DocumentData {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, toJson(value)]))
}

/** Others write to the same database too: `@auth/firebase-adapter` stores dates, which come back as timestamps. */
function toJson(value: unknown): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(toJson)
  if (isPlainObject(value)) return toMap(value)
  throw new TypeError('a document has a value that is not JSON')
}
