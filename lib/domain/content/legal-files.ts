import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { legalHead } from '@/lib/domain/legal/legal-head'
import { type LegalDocument, legalDocuments } from '@/lib/domain/legal/model'
import { listUnknownPlaceholders } from '@/lib/domain/legal/placeholders'
import { legalVersions } from '@/lib/domain/legal/versions'
import type { ContentFault } from './content-fault'

/** A file that holds the text of a listed version of a legal document. */
export interface LegalFile {
  readonly file: string
  readonly document: LegalDocument
  /** The day from which it holds, `yyyymmdd`. */
  readonly version: string
  readonly content: string
}

/** Reads every text below `legal/` of a folder. What cannot be published is reported, not thrown, and left out. */
export async function readLegalFiles(
  folder: string,
): Promise<{ readonly legal: readonly LegalFile[]; readonly found: readonly ContentFault[] }> {
  const legal: LegalFile[] = []
  const found: ContentFault[] = []
  const root = path.join(folder, 'legal')
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const location = path.join(entry.parentPath, entry.name)
    const name = path.relative(root, location).split(path.sep).join('/')
    const file = path.relative(path.dirname(folder), location)
    const { text, reasons } = parseLegalFile(file, name, await readFile(location, 'utf8'))
    found.push(...reasons.map((reason) => ({ file, line: 1, reason })))
    if (text && reasons.length === 0) legal.push(text)
  }
  return { legal: legal.toSorted((left, right) => (left.file < right.file ? -1 : 1)), found }
}

/**
 * Parses the text of a file.
 *
 * @param name its path below `content/legal`: the document and the version.
 */
export function parseLegalFile(
  file: string,
  name: string,
  content: string,
): { readonly text?: LegalFile; readonly reasons: readonly string[] } {
  const [, folder, version = ''] = /^(\w+)\/(\d{8})\.md$/.exec(name) ?? []
  const document = legalDocuments.find((known) => known === folder)
  if (!document) return { reasons: ['is not called {privacy,terms}/{yyyymmdd}.md'] }
  const head = legalHead(document, version)
  const reasons = listUnknownPlaceholders(content).map((placeholder) => `nothing is known of {{${placeholder}}}`)
  if (!legalVersions[document].includes(version))
    reasons.push('is not among the versions in lib/domain/legal/versions.ts')
  if (!content.startsWith(head)) reasons.push(`does not begin with ${JSON.stringify(head)}`)
  return { text: { file, document, version, content }, reasons }
}
