import { toExplainerEntry, toSearchEntry, toWikiEntry } from '@/lib/domain/search/search-entry'
import type { SearchIndex } from '@/lib/ports/search-index'
import type { ContentFiles } from './content-files'

/**
 * Makes the search index hold just the public exercises, the wiki and the explainers of the files. Publishing the same content again changes nothing.
 *
 * @throws AppError `unavailable` when the index does not take them.
 */
export async function publishSearch(searchIndex: SearchIndex, content: ContentFiles): Promise<void> {
  const definitions = content.exercises.map(({ definition }) => definition)
  const published = definitions.filter(({ status }) => status === 'public')
  const labels = {
    classifications: content.classifications,
    skills: new Map(content.skills?.items.map(({ id, title }) => [id, title])),
  }
  await searchIndex.replaceAll([
    ...published.map((definition) => toSearchEntry(definition, labels)),
    ...content.wiki.map(({ page }) => toWikiEntry(page, labels)),
    ...content.explainers.map(({ definition }) => toExplainerEntry(definition, labels)),
  ])
}
