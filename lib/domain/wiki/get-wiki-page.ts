import type { DocumentStore } from '@/lib/ports/document-store'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { AppError } from '@/lib/shared/errors/app-error'
import { evaluateWikiText } from './evaluate-wiki-text'
import { WikiPage } from './model'

/** The collection of wiki pages, by id. */
export const WIKI_PAGES = 'wiki'

/** Pages as they are read, by id, each of one version of its content. */
const evaluated = createBoundedCache<{ readonly version: string; readonly page: WikiPage }>(500)

/** A page of the wiki, with its expressions and figures evaluated. @throws AppError `not-found` when there is none with this id. */
export async function getWikiPage(store: DocumentStore, id: string): Promise<WikiPage> {
  const document = await store.get(WIKI_PAGES, id)
  if (!document) throw new AppError('not-found')
  const known = evaluated.get(id)
  if (known?.version === document.version) return known.page
  const source = WikiPage.parse(document.data)
  const page = { ...source, content: evaluateWikiText(source.content) }
  evaluated.set(id, { version: document.version, page })
  return page
}
