/**
 * The document store that the domain needs, in Firestore's shape: collections of JSON documents.
 *
 * Both adapters promise the weaker behaviour of the two stores: values are plain JSON, a transaction reads before it
 * writes, and its function may run again when a document that it read was changed meanwhile.
 */

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
export type DocumentData = { readonly [key: string]: JsonValue }

/** A document as it was read. `version` is opaque: it changes with each write of the document. */
export interface StoredDocument {
  readonly id: string
  readonly data: DocumentData
  readonly version: string
}

export type ScalarValue = string | number | boolean | null

export type Filter =
  | { readonly field: string; readonly operator: '==' | '<' | '<=' | '>' | '>='; readonly value: ScalarValue }
  | {
      readonly field: string
      readonly operator: 'in' | 'array-contains-any'
      /** 1 to 30 values (Firestore's limit). */
      readonly value: readonly ScalarValue[]
    }

export interface Order {
  readonly field: string
  readonly direction: 'ascending' | 'descending'
}

/**
 * A query over one collection. Documents that lack a field of `orderBy` are left out, and ties are broken by document
 * id in the direction of the last order, as in Firestore. `startAfter` is the last document of the page before: it
 * names its values of the `orderBy` fields and its id.
 */
export interface Query {
  readonly where?: readonly Filter[]
  readonly orderBy?: readonly Order[]
  readonly limit?: number
  readonly startAfter?: { readonly values: readonly JsonValue[]; readonly id: string }
}

/** What must hold for a write to happen; a write that finds it otherwise fails with `conflict`. */
export interface Precondition {
  /** The document still has this version. */
  readonly version: string
}

/** Changes of some fields: a key is a field name or a dotted path to one inside maps; `undefined` removes the field. */
export type FieldChanges = { readonly [path: string]: JsonValue | undefined }

/** The writes of a store: at once on the store itself, with the commit in a transaction. */
interface Writes<Result> {
  /** Fails with `conflict` when the document exists. */
  create(collection: string, id: string, data: DocumentData): Result
  /** Writes the whole document, whether it exists or not. */
  set(collection: string, id: string, data: DocumentData): Result
  /** Changes some fields; fails with `not-found` when the document does not exist. */
  update(collection: string, id: string, changes: FieldChanges, precondition?: Precondition): Result
  /** Does nothing when the document does not exist (a precondition then fails with `conflict`). */
  delete(collection: string, id: string, precondition?: Precondition): Result
}

/** The view that a transaction's function has: reads first, then writes, which take effect together or not at all. */
export interface Transaction extends Writes<void> {
  get(collection: string, id: string): Promise<StoredDocument | undefined>
}

/**
 * A collection is named by its path, for instance `users` or `exercise/summary/items`.
 *
 * @throws AppError `conflict` and `not-found` as said at each write, and `unavailable` when the store does not answer.
 */
export interface DocumentStore extends Writes<Promise<void>> {
  get(collection: string, id: string): Promise<StoredDocument | undefined>
  query(collection: string, query?: Query): Promise<readonly StoredDocument[]>
  /**
   * Runs `work` with serializable isolation over the documents that it reads by id; runs it again when one of them was
   * changed meanwhile. What it throws undoes the transaction and passes through.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** Resolves when the store answers, for health checks. */
  ping(): Promise<void>
  close(): Promise<void>
}
