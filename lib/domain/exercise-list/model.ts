import type { ExerciseListItem } from '@/lib/domain/exercise/model'

/** The client-safe door of lists by classification. It knows no zod, so that the page loads none. */

export const PAGE_SIZE = 10

/** A part of a list, as `GET /api/exercises` answers it. */
export interface ListPage {
  readonly items: readonly ExerciseListItem[]
  readonly hasMore: boolean
}

/** Where the list of some classifications is on the site. */
export function listAddress(classifications: readonly string[]): string {
  return classifications.length === 0 ? '/list' : `/list?${new URLSearchParams({ cls: classifications.join() })}`
}
