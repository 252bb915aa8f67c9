/** An exercise that somebody is in the middle of. */
export interface OpenExercise {
  readonly title: string
  /** Of the page on which it goes on. */
  readonly path: string
  /** The sub-task to be solved next, from 1. */
  readonly step: number
  /** How many there are. */
  readonly of: number
}
