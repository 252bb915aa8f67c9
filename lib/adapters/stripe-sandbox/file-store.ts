/** Where the sandbox keeps its state: one document for each customer, one for each key and one for each event. */
import { createHash } from 'node:crypto'
import { CUSTOMERS } from '@/lib/adapters/shared/sandbox-customers'
import type { DocumentData, StoredDocument, Transaction } from '@/lib/ports/document-store'
import { EVENTS, KEYS } from './collections'
import type { CustomerFile } from './customer-file'
import { nextScheduledAt } from './due'
import type { SandboxEvent } from './events'

/** For how long Stripe remembers an idempotency key, at least. */
export const KEY_LIFETIME_MS = 24 * 3600 * 1000

export interface Answer {
  readonly status: number
  readonly body: string
}

export interface KeyRecord extends Answer {
  readonly fingerprint: string
}

export async function readCustomerFile(transaction: Transaction, key: string): Promise<CustomerFile | undefined> {
  const document = await transaction.get(CUSTOMERS, key)
  return document && toCustomerFile(document)
}

/** Only the sandbox writes these documents, so what is read is what was written. */
export function toCustomerFile({ data }: StoredDocument): CustomerFile {
  return data.file as unknown as CustomerFile
}

export function writeCustomerFile(transaction: Transaction, file: CustomerFile): void {
  const due = nextScheduledAt(file)
  transaction.set(CUSTOMERS, file.key, {
    uid: file.customer.metadata.uid ?? null,
    email: file.customer.email,
    createdAt: file.customer.created,
    /** In the time of the machine. */
    dueAt: due === undefined ? null : due - file.clockOffsetSeconds,
    file: asJson(file),
  })
}

export function writeEvents(transaction: Transaction, events: readonly SandboxEvent[]): void {
  for (const event of events) {
    transaction.create(EVENTS, event.id, {
      sequence: event.sequence,
      attempts: 0,
      nextAttemptAt: 0,
      body: JSON.stringify(event.event),
    })
  }
}

export async function readKey(transaction: Transaction, key: string, nowMs: number): Promise<KeyRecord | undefined> {
  const document = await transaction.get(KEYS, keyId(key))
  if (!document || Number(document.data.createdAt) + KEY_LIFETIME_MS <= nowMs) return undefined
  return document.data as unknown as KeyRecord
}

export function writeKey(transaction: Transaction, key: string, record: KeyRecord, nowMs: number): void {
  transaction.set(KEYS, keyId(key), { ...record, createdAt: nowMs })
}

/** Keys may hold what an id of a document must not. */
function keyId(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function asJson(value: object): DocumentData {
  return JSON.parse(JSON.stringify(value)) as DocumentData
}
