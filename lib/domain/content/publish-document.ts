import { isDeepStrictEqual } from 'node:util'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import type { PublishReport } from './publish-report'

/**
 * Makes one document of the store hold these data, and writes nothing where it does already. Properties that are absent are
 * left out. In the report it is called `<collection>/<id>`.
 */
export async function publishDocument(
  store: DocumentStore,
  [collection, id]: readonly [collection: string, id: string],
  data: object,
): Promise<PublishReport> {
  const report = { added: [], changed: [], removed: [], unchanged: 0 }
  const wanted: DocumentData = JSON.parse(JSON.stringify(data)) as { [key: string]: JsonValue }
  const before = await store.get(collection, id)
  if (before && isDeepStrictEqual(before.data, wanted)) return { ...report, unchanged: 1 }
  await store.set(collection, id, wanted)
  const name = `${collection}/${id}`
  return before ? { ...report, changed: [name] } : { ...report, added: [name] }
}
