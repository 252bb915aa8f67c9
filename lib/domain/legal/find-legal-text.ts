import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { legalHead } from './legal-head'
import type { LegalDocument } from './model'
import { legalVersions } from './versions'

/** The collection of the texts of all versions. */
export const LEGAL_TEXTS = 'legal'

const StoredText = z.object({ content: z.string() })

/** The id of a version's text in the store. */
export function legalTextId(document: LegalDocument, version: string): string {
  return `${document}-${version}`
}

interface Deps {
  readonly store: DocumentStore
  readonly errorReporter: ErrorReporter
}

/**
 * The Markdown of a version, with its placeholders. What is stored under the name of another version, or of one that is
 * not listed, is reported (specification 1, section 5).
 *
 * @returns `undefined` when there is no such version.
 * @throws Error when there is, but its text is missing.
 */
export async function findLegalText(
  { store, errorReporter }: Deps,
  document: LegalDocument,
  version: string,
): Promise<string | undefined> {
  const name = legalTextId(document, version)
  const isListed = legalVersions[document].includes(version)
  const stored = await store.get(LEGAL_TEXTS, name)
  if (!stored) {
    if (isListed) throw new Error(`the text of the legal version ${name} is missing: publish the content`)
    return undefined
  }
  if (!isListed) {
    errorReporter.report(new Error(`the legal text ${name} belongs to no version`))
    return undefined
  }
  const { content } = StoredText.parse(stored.data)
  if (!content.startsWith(legalHead(document, version))) {
    errorReporter.report(new Error(`the legal text ${name} does not begin with the title and day of that version`))
  }
  return content
}
