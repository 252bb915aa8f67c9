/** One fault in a content file. Lines count from 1; 0 when the fault belongs to no line. */
export interface ContentFault {
  readonly file: string
  readonly line: number
  readonly reason: string
}

/** Where in a document a fault is, and what it is. */
export interface Finding {
  readonly at: readonly PropertyKey[]
  readonly reason: string
}

/** What is at fault with one place, as findings. */
export function toFindings(at: readonly PropertyKey[], reasons: readonly string[]): readonly Finding[] {
  return reasons.map((reason) => ({ at, reason }))
}
