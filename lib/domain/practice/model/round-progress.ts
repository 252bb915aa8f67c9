import type { Answer } from '@/lib/domain/exercise/model'

/** How far an open round has come: what a device needs to go on with it. */
export interface RoundProgress {
  /** So many sub-tasks are solved, from the first. */
  readonly finished: number
  readonly subTasks: readonly SubTaskProgress[]
}

interface SubTaskProgress {
  /** Wrong tries so far. */
  readonly attempts: number
  /** Markdown: the hints that were given. */
  readonly hints: readonly string[]
  readonly isHintsLeft: boolean
  /** What solved it. */
  readonly answers?: readonly Answer[]
}
