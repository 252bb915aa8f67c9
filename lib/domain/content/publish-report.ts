/** The names of the documents that a publication touched, and how many it left alone. */
export interface PublishReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly unchanged: number
}

/** Of what there is nothing to publish. */
export const EMPTY_REPORT: PublishReport = { added: [], changed: [], removed: [], unchanged: 0 }

/** What several publications did together. */
export function joinReports(reports: readonly PublishReport[]): PublishReport {
  return {
    added: reports.flatMap(({ added }) => added),
    changed: reports.flatMap(({ changed }) => changed),
    removed: reports.flatMap(({ removed }) => removed),
    unchanged: reports.reduce((sum, { unchanged }) => sum + unchanged, 0),
  }
}
