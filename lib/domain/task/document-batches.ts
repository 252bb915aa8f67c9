/** Many documents of one field's value, in portions that bound what one step reads, writes and may have to repeat. */
import type { DocumentData, DocumentStore, FieldChanges, StoredDocument } from '@/lib/ports/document-store'

/** Well below the 500 writes that Firestore takes in one transaction. */
const PORTION = 200

/** Which documents: those of a collection whose field has this value. */
export interface DocumentSelection {
  readonly collection: string
  readonly field: string
  readonly value: string
}

/** Deletes a portion of the documents. @returns how many; 0 when there are none left. */
export async function deleteBatch(store: DocumentStore, selection: DocumentSelection): Promise<number> {
  const portion = await readPortion(store, selection)
  if (portion.length === 0) return 0
  await store.transaction(async (transaction) => {
    for (const { id } of portion) transaction.delete(selection.collection, id)
  })
  return portion.length
}

/** Changes a portion of the documents so that they are no longer selected. @returns how many; 0 when none are left. */
export async function updateBatch(
  store: DocumentStore,
  selection: DocumentSelection,
  changes: FieldChanges,
): Promise<number> {
  const portion = await readPortion(store, selection)
  if (portion.length === 0) return 0
  await store.transaction(async (transaction) => {
    for (const { id } of portion) transaction.update(selection.collection, id, changes)
  })
  return portion.length
}

/** The contents of all the documents, in no particular order. */
export async function readAllDocuments(
  store: DocumentStore,
  selection: DocumentSelection,
): Promise<readonly DocumentData[]> {
  const all: DocumentData[] = []
  for await (const portion of readBatches(store, selection)) all.push(...portion)
  return all
}

/**
 * The contents of all the documents, each portion when it is asked for.
 *
 * @param orderBy a field that they all have; the portions and what is in them ascend by it.
 */
export async function* readBatches(
  store: DocumentStore,
  selection: DocumentSelection,
  orderBy?: string,
): AsyncGenerator<readonly DocumentData[], void> {
  let portion: readonly StoredDocument[] = []
  do {
    portion = await readPortion(store, selection, { orderBy, after: portion.at(-1) })
    yield portion.map(({ data }) => data)
  } while (portion.length === PORTION)
}

interface Place {
  readonly orderBy: string | undefined
  /** The last document of the portion before. */
  readonly after: StoredDocument | undefined
}

function readPortion(
  store: DocumentStore,
  { collection, field, value }: DocumentSelection,
  { orderBy, after }: Partial<Place> = {},
): Promise<readonly StoredDocument[]> {
  return store.query(collection, {
    where: [{ field, operator: '==', value }],
    limit: PORTION,
    ...(orderBy !== undefined && { orderBy: [{ field: orderBy, direction: 'ascending' }] }),
    ...(after && { startAfter: { values: orderBy === undefined ? [] : [after.data[orderBy] ?? null], id: after.id } }),
  })
}
