/** Writes as they wait for their commit. Whatever can be refused without the file is refused when they are made. */
import type { DocumentData, FieldChanges, Precondition } from '@/lib/ports/document-store'
import { assertAddress, assertChanges, assertData } from '../shared/document-rules'

interface Target {
  readonly collection: string
  readonly id: string
}

interface WholeWrite extends Target {
  readonly kind: 'create' | 'set'
  readonly json: string
}

export interface Update extends Target {
  readonly kind: 'update'
  readonly changes: FieldChanges
  readonly precondition: Precondition | undefined
}

export interface Removal extends Target {
  readonly kind: 'delete'
  readonly precondition: Precondition | undefined
}

export type Write = WholeWrite | Update | Removal

export function wholeWrite(kind: 'create' | 'set', collection: string, id: string, data: DocumentData): Write {
  assertAddress(collection, id)
  assertData(data)
  return { kind, collection, id, json: JSON.stringify(data) }
}

export function updateWrite(collection: string, id: string, changes: FieldChanges, precondition?: Precondition): Write {
  assertAddress(collection, id)
  assertChanges(changes)
  return { kind: 'update', collection, id, changes, precondition }
}

export function deleteWrite(collection: string, id: string, precondition?: Precondition): Write {
  assertAddress(collection, id)
  return { kind: 'delete', collection, id, precondition }
}

/** One text for a document's place, since an id has no slash. */
export function toKey({ collection, id }: Target): string {
  return `${collection}/${id}`
}
