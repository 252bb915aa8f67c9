import type { LegalDocument } from './model'

/** Every version of each document, oldest first, by the day from which it holds, `yyyymmdd`. */
export const legalVersions: Readonly<Record<LegalDocument, readonly string[]>> = {
  terms: ['20220802', '20241116', '20250515', '20250723', '20261123', '20261126'],
  privacy: ['20210502', '20241004', '20250313', '20250515', '20250723', '20261123', '20261126'],
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The version of a document that holds now, `yyyymmdd`. */
export function latestVersion(document: LegalDocument): string {
  return legalVersions[document].toSorted().at(-1) ?? ''
}

/** A day of a version, `yyyymmdd`, as `yyyy-mm-dd`. */
export function toIsoDay(version: string): string {
  return version.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}

/** The last day on which a version held, `yyyy-mm-dd`; `undefined` for the one that holds now. */
export function lastDayOf(document: LegalDocument, version: string): string | undefined {
  const next = legalVersions[document].toSorted().find((other) => other > version)
  if (next === undefined) return undefined
  return new Date(Date.parse(toIsoDay(next)) - DAY_MS).toISOString().slice(0, 10)
}

/** What the address of a page asks for: a version, or one by its day as `yyyy-mm-dd`, which has an address of its own. */
export interface RequestedVersion {
  readonly version: string
  readonly isElsewhere: boolean
}

/**
 * Reads what follows the name of a document in an address. Whether there is such a version is not asked here.
 *
 * @param day absent for the version that holds now.
 * @returns `undefined` when it is no day at all.
 */
export function parseRequestedVersion(document: LegalDocument, day: string | undefined): RequestedVersion | undefined {
  if (day === undefined) return { version: latestVersion(document), isElsewhere: false }
  const version = day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1$2$3')
  return /^\d{8}$/.test(version) ? { version, isElsewhere: version !== day } : undefined
}
