import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { WikiPage } from './model'

/** The collection of wiki pages, by id. */
export const WIKI_PAGES = 'wiki'

/** A page of the wiki. @throws AppError `not-found` when there is none with this id. */
export async function getWikiPage(store: DocumentStore, id: string): Promise<WikiPage> {
  const document = await store.get(WIKI_PAGES, id)
  if (!document) throw new AppError('not-found')
  return WikiPage.parse(document.data)
}
