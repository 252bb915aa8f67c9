import { keptInTab } from '@/lib/client/kept'
import { ownEntries } from '@/lib/client/own-entries'

/** The oldest make room. */
export const MAX_ENTRIES = 12
/** Characters of one entry. */
export const MAX_ENTRY_LENGTH = 50_000

/** Half-solved exercises by their path with seed and level, until the tab is closed. */
export const progressStore = ownEntries({
  keeper: keptInTab,
  key: 'exerciseProgress',
  maxEntries: MAX_ENTRIES,
  maxLength: MAX_ENTRY_LENGTH,
})
