import { forgetKept, keep, readKept } from '@/lib/client/tab-storage'

/** Where progress belongs: nobody else's, and of no other numbers. */
export interface ProgressPlace {
  /** Whose it is. */
  readonly account: string
  /** Path of the exercise with its seed and level. */
  readonly path: string
}

interface Entry extends ProgressPlace {
  readonly progress: unknown
}

const STORAGE_KEY = 'exerciseProgress'
/** The oldest make room. */
export const MAX_ENTRIES = 12
/** Characters of one entry; browsers allow some millions in all. */
export const MAX_ENTRY_LENGTH = 50_000

/**
 * What was kept at a place, to be checked by its reader. Entries of other accounts are thrown away, since whoever is
 * here now has taken the machine over.
 */
export function findProgress({ account, path }: ProgressPlace): unknown {
  const entries = readEntries()
  const own = entries.filter((entry) => entry.account === account)
  if (own.length < entries.length) writeEntries(own)
  return own.find((entry) => entry.path === path)?.progress
}

/** Keeps progress until the tab is closed. What is too long, or refused by the browser, is not kept. */
export function keepProgress(place: ProgressPlace, progress: unknown): void {
  const others = readEntries().filter((entry) => !isAt(entry, place))
  const entry = { ...place, progress }
  const isKept = JSON.stringify(entry).length <= MAX_ENTRY_LENGTH
  writeEntries(isKept ? [...others, entry].slice(-MAX_ENTRIES) : others)
}

export function dropProgress(place: ProgressPlace): void {
  writeEntries(readEntries().filter((entry) => !isAt(entry, place)))
}

function isAt(entry: Entry, { account, path }: ProgressPlace): boolean {
  return entry.account === account && entry.path === path
}

function readEntries(): readonly Entry[] {
  const entries = readKept(STORAGE_KEY)
  return Array.isArray(entries) ? entries.filter(isEntry) : []
}

function writeEntries(entries: readonly Entry[]): void {
  if (entries.length === 0) forgetKept(STORAGE_KEY)
  else keep(STORAGE_KEY, entries)
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'account' in value && 'path' in value && 'progress' in value
}
