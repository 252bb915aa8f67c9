/** The client-safe entry point of lists by classification. Without schemas, whose library would weigh more than the page. */
export type { ListPage } from './schemas'

export const PAGE_SIZE = 10

/** Where the list of some classifications is on the site. */
export function listPath(classifications: readonly string[]): string {
  return classifications.length === 0 ? '/list' : `/list?${new URLSearchParams({ cls: classifications.join() })}`
}
