/** What the index knows of an exercise, or of a page of the wiki. */
export interface SearchEntry {
  /** That of a page of the wiki begins with `wiki/`. */
  readonly id: string
  readonly classifications: readonly string[]
  /** The title: the first thing to be searched, and what a hit shows. */
  readonly description: string
  /** The classifications as people call them. */
  readonly labels: readonly string[]
  /** What the exercise asks or the page says, as plain text; counts least. */
  readonly text: string
  /** What a page of the wiki begins with, for hits to show. It is not searched. */
  readonly excerpt?: string | undefined
}

export interface SearchHit {
  readonly objectID: string
  readonly classifications: readonly string[]
  readonly description: string
  readonly excerpt?: string | undefined
}

/** The best hits, and how many there are in all. */
export interface SearchResult {
  readonly nbHits: number
  readonly hits: readonly SearchHit[]
}

/**
 * Finds exercises and pages of the wiki by words. Accents and case do not matter, endings and small errors of spelling need not be right, and
 * of a word that is still being typed the beginning is enough. Several words are to be found all; only when none has them
 * all, some will do.
 *
 * @throws AppError `unavailable` when the index cannot be asked.
 */
export interface SearchIndex {
  /**
   * @param limit the most hits that are given. The same index gives the same term the same hits in the same order.
   * @param offset how many of the best are passed over.
   */
  search(term: string, limit: number, offset?: number): Promise<SearchResult>
  /**
   * Makes the index hold just these entries, of different ids. The same entries again change nothing. Other processes
   * find them within a minute.
   */
  replaceAll(entries: readonly SearchEntry[]): Promise<void>
}
