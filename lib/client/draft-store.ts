import { isRecord } from '@/lib/shared/is-record'
import { safeReturnPath } from '@/lib/shared/return-path'
import type { JsonStorage } from './json-storage'

/** Where an entry belongs: nobody else's, and to no other page. */
export interface DraftKey {
  /** Whose it is. */
  readonly account: string
  /** The path that it is of. */
  readonly path: string
}

interface Entry extends DraftKey {
  readonly progress: unknown
}

interface EntryRules {
  readonly storage: JsonStorage
  /** Under which all entries are kept. */
  readonly key: string
  /** The oldest make room. */
  readonly maxEntries: number
  /** Characters of one entry; browsers allow some millions in all. */
  readonly maxLength: number
}

export interface DraftStore {
  /**
   * What was kept at a place, to be checked by its reader. Entries of other accounts are thrown away, since whoever is
   * here now has taken the machine over.
   */
  find(place: DraftKey): unknown
  /** Keeps progress at a place. What is too long, or refused by the browser, is not kept. */
  keep(place: DraftKey, progress: unknown): void
  drop(place: DraftKey): void
  /** Where something was kept last; `undefined` when nothing is. */
  lastPath(): string | undefined
}

/** What the account that is signed in has begun on several pages. */
export function createDraftStore({ storage, key, maxEntries, maxLength }: EntryRules): DraftStore {
  const read = (): readonly Entry[] => {
    const entries = storage.read(key)
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  }
  const write = (entries: readonly Entry[]) =>
    entries.length === 0 ? storage.forget(key) : storage.keep(key, entries.slice(-maxEntries))
  return {
    find({ account, path }) {
      const entries = read()
      const own = entries.filter((entry) => entry.account === account)
      if (own.length < entries.length) write(own)
      return own.find((entry) => entry.path === path)?.progress
    },
    keep(place, progress) {
      const others = read().filter((entry) => !isAt(entry, place))
      const entry = { ...place, progress }
      write(JSON.stringify(entry).length <= maxLength ? [...others, entry] : others)
    },
    drop(place) {
      write(read().filter((entry) => !isAt(entry, place)))
    },
    lastPath() {
      const path = read().at(-1)?.path
      // Scripts of other pages may write there too.
      return path === undefined ? undefined : safeReturnPath(path)
    },
  }
}

function isAt(entry: Entry, { account, path }: DraftKey): boolean {
  return entry.account === account && entry.path === path
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && 'account' in value && 'path' in value && 'progress' in value
}
