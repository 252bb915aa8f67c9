import { exerciseDraftStore } from '@/components/exercise/autosave/exercise-draft-store'
import { findPathBehind } from '@/components/history/tab-history'

/** The purchase itself, where one signs in for it, and what has nothing to do with practice. */
const ASIDE =
  /^\/(?:subscribe|subscription|elofizetesem|sandbox|login|register|verify-email|forgotten-password|reset-password|profile|task|task-status|terms|privacy)(?:[/?]|$)/
const HOME = /^\/(?:\?|$)/
const EXERCISE = /^\/exercise\//

/**
 * Where practice goes on after a purchase: the page from which the buyer came, else the last exercise of this tab, else
 * the home page. The bank may have led the tab to another site, after which only what was begun is known.
 */
export function findPracticePath(): string {
  const origin = findPathBehind((path) => !ASIDE.test(path))
  if (origin !== undefined && !HOME.test(origin)) return origin
  return findPathBehind((path) => EXERCISE.test(path)) ?? exerciseDraftStore.lastPath() ?? '/'
}
