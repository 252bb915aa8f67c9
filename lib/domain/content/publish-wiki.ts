import { isDeepStrictEqual } from 'node:util'
import { WIKI_PAGES } from '@/lib/domain/wiki/get-wiki-page'
import { WIKI_INDEX } from '@/lib/domain/wiki/list-wiki-pages'
import type { DocumentStore } from '@/lib/ports/document-store'
import { publishDocument } from './publish-document'
import type { PublishReport } from './publish-report'
import type { WikiFile } from './wiki-files'

/** Makes the store hold just the wiki pages of the files. In the report each is called `wiki/<id>`; the index is not told. */
export async function publishWiki(store: DocumentStore, files: readonly WikiFile[]): Promise<PublishReport> {
  const stored = new Map((await store.query(WIKI_PAGES)).map(({ id, data }) => [id, data]))
  const added: string[] = []
  const changed: string[] = []
  for (const { page } of files) {
    const before = stored.get(page.id)
    stored.delete(page.id)
    if (before !== undefined && isDeepStrictEqual(before, page)) continue
    await store.set(WIKI_PAGES, page.id, page)
    const list = before === undefined ? added : changed
    list.push(nameOf(page.id))
  }
  const removed = [...stored.keys()]
  for (const id of removed) await store.delete(WIKI_PAGES, id)
  await publishDocument(store, WIKI_INDEX, { pages: files.map(({ page: { content: _, ...entry } }) => entry) })
  return { added, changed, removed: removed.map(nameOf), unchanged: files.length - added.length - changed.length }
}

const nameOf = (id: string) => `wiki/${id}`
