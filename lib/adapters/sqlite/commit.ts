/** One commit: checks everything first and writes only then, so a refused commit leaves nothing to undo. */
import { randomUUID } from 'node:crypto'
import { AppError } from '@/lib/shared/errors/app-error'
import { applyChanges } from './apply-changes'
import type { Documents, Row } from './documents'
import { type Removal, toKey, type Update, type Write } from './writes'

/** A document that a transaction read, with the version that it had, or undefined when it was not there. */
export interface Read {
  readonly collection: string
  readonly id: string
  readonly version: string | undefined
}

export interface Commit {
  readonly reads: readonly Read[]
  readonly writes: readonly Write[]
}

/** First of the read documents that is not as it was. */
export function findStaleRead(documents: Documents, reads: readonly Read[]): Read | undefined {
  return reads.find(({ collection, id, version }) => documents.versionOf(collection, id) !== version)
}

interface Effect {
  readonly collection: string
  readonly id: string
  readonly before: Row | undefined
  readonly after: Row | undefined
}

/**
 * Applies the writes in their order. Runs inside a transaction of SQLite.
 *
 * @throws AppError `conflict` or `not-found` before anything is written.
 */
export function applyWrites(documents: Documents, writes: readonly Write[]): void {
  for (const { collection, id, before, after } of toEffects(documents, writes)) {
    if (after === undefined) {
      if (before !== undefined) documents.remove(collection, id)
    } else if (before === undefined) documents.insert(collection, id, after)
    else documents.replace(collection, id, after)
  }
}

function toEffects(documents: Documents, writes: readonly Write[]): Iterable<Effect> {
  const effects = new Map<string, Effect>()
  for (const write of writes) {
    const { collection, id } = write
    const before = documents.find(collection, id)
    const known = effects.get(toKey(write)) ?? { collection, id, before, after: before }
    effects.set(toKey(write), { ...known, after: toRow(write, known.after) })
  }
  return effects.values()
}

function toRow(write: Write, current: Row | undefined): Row | undefined {
  switch (write.kind) {
    case 'create':
      if (current) throw refusal('conflict', write, 'exists')
      return { json: write.json, version: newVersion() }
    case 'set':
      return { json: write.json, version: newVersion() }
    case 'update':
      assertPrecondition(write, current)
      if (!current) throw refusal('not-found', write, 'does not exist')
      return { json: JSON.stringify(applyChanges(JSON.parse(current.json), write.changes)), version: newVersion() }
    case 'delete':
      assertPrecondition(write, current)
      return undefined
  }
}

function assertPrecondition(write: Update | Removal, current: Row | undefined): void {
  const { precondition } = write
  if (precondition && current?.version !== precondition.version) throw refusal('conflict', write, 'has another version')
}

function refusal(code: 'conflict' | 'not-found', write: Write, reason: string): AppError {
  return new AppError(code, undefined, { cause: new Error(`${toKey(write)} ${reason}`) })
}

/** Random, so that a document that is deleted and created again never has a version that somebody remembers. */
function newVersion(): string {
  return randomUUID()
}
