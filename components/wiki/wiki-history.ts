/** A page that was left, and how: by which of its links, counted from 0, or `undefined` from the list of visited pages. */
interface Stop {
  readonly page: string
  readonly link: number | undefined
}

/** The way through the wiki since it was opened. */
export interface WikiHistory {
  /** The page on show. */
  readonly page: string
  /** Where back leads, the nearest last. */
  readonly before: readonly Stop[]
  /** Every page that was on show, each once, in the order in which it came first. */
  readonly visited: readonly string[]
  /** The link of the page that the reader comes back to, counted from 0; `undefined` for the page's beginning. */
  readonly returnTo: number | undefined
}

export function initialWikiHistory(page: string): WikiHistory {
  return { page, before: [], visited: [page], returnTo: undefined }
}

/** Goes to a page by a link of the page on show, or from the list of visited pages. */
export function goToPage(trail: WikiHistory, page: string, link?: number): WikiHistory {
  if (page === trail.page) return trail
  return {
    page,
    before: [...trail.before, { page: trail.page, link }],
    visited: trail.visited.includes(page) ? trail.visited : [...trail.visited, page],
    returnTo: undefined,
  }
}

/** Goes back by one step; at the first page there is nowhere to go. */
export function goBack(trail: WikiHistory): WikiHistory {
  const last = trail.before.at(-1)
  if (!last) return trail
  return { ...trail, page: last.page, before: trail.before.slice(0, -1), returnTo: last.link }
}
