/** A tag of exercises: a grade, a topic, a collection. */
export interface Classification {
  /** For instance `hu|grade|5`. */
  readonly id: string
  readonly label: string
  /** How many public exercises have it. */
  readonly exerciseCount: number
}
