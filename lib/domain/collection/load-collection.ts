import type { DocumentStore } from '@/lib/ports/document-store'
import { type CollectionId, type Collections, emptyCollections, kindOfCollection } from './model'
import { collectionDocuments } from './schema'

/** One document for each collection, by its id. */
export const COLLECTIONS = 'collections'

/** As last read, so that a document is parsed once for each version of it. */
const cache = new Map<CollectionId, { readonly version: string; readonly collection: unknown }>()

/** A collection with its public exercises: one read, however many there are. Empty before content has been published. */
export async function loadCollection<Id extends CollectionId>(store: DocumentStore, id: Id): Promise<Collections[Id]> {
  const document = await store.get(COLLECTIONS, id)
  const kind = kindOfCollection(id)
  // What stands under an id is of its kind, which TypeScript cannot tell of a type parameter.
  if (!document) return emptyCollections[kind] as Collections[Id]
  const known = cache.get(id)
  if (known?.version === document.version) return known.collection as Collections[Id]
  const collection = collectionDocuments[kind].parse(document.data)
  cache.set(id, { version: document.version, collection })
  return collection as Collections[Id]
}
