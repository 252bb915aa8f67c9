import { isJsonArray, toFieldPath } from '@/lib/adapters/shared/document-rules'
import type { DocumentData, FieldChanges, JsonValue } from '@/lib/ports/document-store'

/** The document after an `update`: maps on the way to a value are made where they are missing, as Firestore does. */
export function applyChanges(data: DocumentData, changes: FieldChanges): DocumentData {
  return Object.entries(changes).reduce(
    (changed, [field, value]) => withField(changed, toFieldPath(field), value),
    data,
  )
}

function withField(map: DocumentData, [name, ...rest]: readonly string[], value: JsonValue | undefined): DocumentData {
  if (name === undefined) return map
  if (rest.length > 0) {
    const inner = Object.hasOwn(map, name) ? map[name] : undefined
    if (isMap(inner)) return { ...map, [name]: withField(inner, rest, value) }
    return value === undefined ? map : { ...map, [name]: withField({}, rest, value) }
  }
  if (value !== undefined) return { ...map, [name]: value }
  const { [name]: _removed, ...others } = map
  return others
}

function isMap(value: JsonValue | undefined): value is DocumentData {
  return typeof value === 'object' && value !== null && !isJsonArray(value)
}
