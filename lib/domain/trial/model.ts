/** The client-safe entry point of exercises for who has no account. */

export { MOST_TRIALS } from './model/most-trials'
export type { SolvedTrial } from './schemas'

/** The page of a grade. @param position of the exercise, from 1 */
export function trialPath(grade: number, position = 1): string {
  return position === 1 ? `/try/${grade}` : `/try/${grade}?n=${position}`
}
