import { createDraftStore } from '@/lib/client/draft-store'
import { sessionJsonStorage } from '@/lib/client/json-storage'

/** The oldest make room. */
export const MAX_DRAFTS = 12
/** Characters of one entry. */
export const MAX_DRAFT_LENGTH = 50_000

/** Half-solved exercises by their path with seed and level, until the tab is closed. */
export const exerciseDraftStore = createDraftStore({
  storage: sessionJsonStorage,
  key: 'exerciseProgress',
  maxEntries: MAX_DRAFTS,
  maxLength: MAX_DRAFT_LENGTH,
})
