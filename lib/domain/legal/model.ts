/** The client-safe entry point of the legal documents. */

export const legalDocuments = ['terms', 'privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** A document of which there is a version that an account has not accepted. */
export interface LegalChange {
  readonly document: LegalDocument
  /** The day from which the version holds, `yyyy-mm-dd`. */
  readonly validFrom: string
}
