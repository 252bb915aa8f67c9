import { isDeepStrictEqual } from 'node:util'
import type { DocumentData, DocumentStore, JsonValue } from '@/lib/ports/document-store'
import { EMPTY_REPORT, type PublishReport } from './publish-report'

/**
 * Makes one document of the store hold these data, and writes nothing where it does already. Properties that are absent are
 * left out. In the report it is called `<collection>/<id>`.
 */
export async function publishDocument(
  store: DocumentStore,
  [collection, id]: readonly [collection: string, id: string],
  data: object,
): Promise<PublishReport> {
  const wanted: DocumentData = JSON.parse(JSON.stringify(data)) as { [key: string]: JsonValue }
  const before = await store.get(collection, id)
  if (before && isDeepStrictEqual(before.data, wanted)) return { ...EMPTY_REPORT, unchanged: 1 }
  await store.set(collection, id, wanted)
  const name = `${collection}/${id}`
  return { ...EMPTY_REPORT, [before ? 'changed' : 'added']: [name] }
}
