import { isDeepStrictEqual } from 'node:util'
import { LEGAL_TEXTS, legalTextId } from '@/lib/domain/legal/find-legal-text'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { LegalFile } from './legal-files'
import type { PublishReport } from './publish-report'

/** Makes the store hold just the legal texts of the files. In the report each is called `legal/<document>-<version>`. */
export async function publishLegal(store: DocumentStore, files: readonly LegalFile[]): Promise<PublishReport> {
  const stored = new Map((await store.query(LEGAL_TEXTS)).map(({ id, data }) => [id, data]))
  const added: string[] = []
  const changed: string[] = []
  for (const { document, version, content } of files) {
    const id = legalTextId(document, version)
    const before = stored.get(id)
    stored.delete(id)
    if (before !== undefined && isDeepStrictEqual(before, { content })) continue
    await store.set(LEGAL_TEXTS, id, { content })
    const list = before === undefined ? added : changed
    list.push(nameOf(id))
  }
  const removed = [...stored.keys()]
  for (const id of removed) await store.delete(LEGAL_TEXTS, id)
  return { added, changed, removed: removed.map(nameOf), unchanged: files.length - added.length - changed.length }
}

const nameOf = (id: string) => `legal/${id}`
