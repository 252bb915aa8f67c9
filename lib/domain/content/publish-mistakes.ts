import { MISTAKE_CATALOGUE, type TypicalMistake } from '@/lib/domain/practice/mistakes/mistake-catalogue'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ContentFiles } from './content-files'
import { publishDocument } from './publish-document'
import { EMPTY_REPORT, type PublishReport } from './publish-report'

/** Makes the store hold the catalogue of typical mistakes; without one it leaves what is there. */
export async function publishMistakes(
  store: DocumentStore,
  { mistakes, wiki }: Pick<ContentFiles, 'mistakes' | 'wiki'>,
): Promise<PublishReport> {
  if (!mistakes) return EMPTY_REPORT
  const pages = new Map(wiki.map(({ page }) => [page.id, page.title]))
  const catalogue = mistakes.items.map(({ id, title, wiki: page }): TypicalMistake & { readonly id: string } => {
    const pageTitle = page === undefined ? undefined : pages.get(page)
    return { id, title, ...(page !== undefined && pageTitle !== undefined && { wiki: { id: page, title: pageTitle } }) }
  })
  return publishDocument(store, MISTAKE_CATALOGUE, { mistakes: catalogue })
}
