import { createBoundedCache } from '@/lib/shared/bounded-cache'
import type { ListState } from './list-state'

/** How far the lists of this tab were read, by their classifications: for the way back from an exercise. */
const kept = createBoundedCache<ListState>(10)

/** Keeps a list as it stands. */
export function cacheList(key: string, state: ListState): void {
  if (state.status === 'success') kept.set(key, state)
}

/** The list as it was kept, unless it begins with other exercises now. */
export function restoreCachedList(key: string, fresh: ListState): ListState {
  const before = kept.get(key)
  const isSame = before && fresh.items.every(({ id }, index) => before.items[index]?.id === id)
  return isSame && fresh.items.length > 0 && before.items.length > fresh.items.length ? before : fresh
}
