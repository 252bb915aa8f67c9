import type { DocumentStore } from '@/lib/ports/document-store'
import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { AppError } from '@/lib/shared/errors/app-error'
import { evaluateWikiText } from './evaluate-wiki-text'
import { WikiId, WikiPage } from './model'

/** The collection of wiki pages, by id. */
export const WIKI_PAGES = 'wiki'

/** What was published before pages had a grade and skills is shown without them, until it is published anew. */
const StoredWikiPage = WikiPage.extend({
  grade: WikiPage.shape.grade.default(5),
  skills: WikiPage.shape.skills.default([]),
})

/** Pages as they are read, by id, each of one version of its content. */
const evaluated = createBoundedCache<{ readonly version: string; readonly page: WikiPage }>(500)

/** A page of the wiki, with its expressions and figures evaluated. @throws AppError `not-found` when there is none with this id. */
export async function getWikiPage(store: DocumentStore, id: string): Promise<WikiPage> {
  const page = await findWikiPage(store, id)
  if (!page) throw new AppError('not-found')
  return page
}

/** The same; `undefined` when there is none with this id, which may be any text. */
export async function findWikiPage(store: DocumentStore, id: string): Promise<WikiPage | undefined> {
  const document = WikiId.safeParse(id).success ? await store.get(WIKI_PAGES, id) : undefined
  if (!document) return undefined
  const known = evaluated.get(id)
  if (known?.version === document.version) return known.page
  const source = StoredWikiPage.parse(document.data)
  const page = { ...source, content: evaluateWikiText(source.content) }
  evaluated.set(id, { version: document.version, page })
  return page
}
