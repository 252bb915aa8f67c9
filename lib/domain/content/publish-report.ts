/** The ids of the exercises, wiki pages, collections and legal texts that a publication touched, and how many it left alone. */
export interface PublishReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly unchanged: number
}
