/** One fault in a content file. Lines count from 1; 0 when the fault belongs to no line. */
export interface ContentFault {
  readonly file: string
  readonly line: number
  readonly reason: string
  /** Present for kinds of faults of which the present ones are listed in `content/known-faults.yaml`. */
  readonly known?: KnownFault
}

/** Kinds of faults that older content still has. */
export const knownFaultKinds = [
  'few-situations',
  'alike-levels',
  'constant-answer',
  'never-right',
  'early-answer',
  'short-form',
] as const
export type KnownFaultKind = (typeof knownFaultKinds)[number]

/** Names a fault of one exercise, the same whatever number of seeds is checked. */
export interface KnownFault {
  readonly kind: KnownFaultKind
  readonly exercise: string
  /** Where in the exercise: sub-task and control, from 0, and level. */
  readonly place: string
}
