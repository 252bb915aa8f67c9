import type { LegalDocument } from './model'

/** Every version of each document, oldest first, by the day from which it holds, `yyyymmdd` (specification 1, section 9). */
export const legalVersions: Readonly<Record<LegalDocument, readonly string[]>> = {
  terms: ['20220802', '20241116', '20250515', '20250723'],
  privacy: ['20210502', '20241004', '20250313', '20250515', '20250723'],
}

/** The version of a document that holds now, `yyyymmdd`. */
export function latestVersion(document: LegalDocument): string {
  return legalVersions[document].toSorted().at(-1) ?? ''
}

/** A day of a version, `yyyymmdd`, as `yyyy-mm-dd`. */
export function toIsoDay(version: string): string {
  return version.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}
