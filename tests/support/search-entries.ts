import type { SearchEntry } from '@/lib/ports/search-index'

/** An entry of the search index; what does not matter to a test is filled in. */
export function entryOf(id: string, description: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return { id, description, classifications: ['hu|grade|5'], labels: ['5. osztály'], text: '', ...more }
}
