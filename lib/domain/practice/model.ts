import type { DifficultyLevel } from '@/lib/domain/exercise/model/kinds'

import type { Rating, SkillState } from './model/kinds'

export {
  DEFAULT_PRACTICE_SIZE,
  type PlaceState,
  type PracticeSize,
  practiceSizes,
  type Rating,
  ratings,
  type SkillState,
  skillStates,
} from './model/kinds'
export {
  HOW_WE_COUNT_PATH,
  LEARNING_FIGURES_PATH,
  PLACEMENT_PATH,
  PRACTICE_END_PATH,
  PRACTICE_PATH,
  practicePlacePath,
} from './model/practice-paths'
export type { LoggedMistake, MapAnswer, MistakesAnswer, PlacementView, PracticeChoice, TodayAnswer } from './schemas'

/** A day of the calendar in Europe/Budapest, `2026-12-31`. Days compare as texts do. */
export type Day = string

/** The smallest thing that one can get better at. The map is all of them, in the order in which they are taught. */
export interface Skill {
  readonly id: string
  readonly title: string
  /** Where the curriculum teaches it, 5 to 12. */
  readonly grade: number
  /** A `hu|topic|…` id. */
  readonly topic: string
  /** The skills that come before it. */
  readonly after: readonly string[]
}

/** What the rules need to know of one sub-task of a round. */
export interface RatedSubTask {
  /** Checks that were graded right or wrong. What could not be read costs nothing. */
  readonly tries: number
  /** How many hints were shown, of `hintCount`. */
  readonly hints: number
  readonly hintCount: number
  readonly solved: boolean
  /** The skills that it trains, where they are not those of the exercise. */
  readonly skills?: readonly string[] | undefined
}

/** What the rules need to know of a round that ended. */
export interface RatedRound {
  readonly level: DifficultyLevel
  /** The highest level that the exercise has. */
  readonly highestLevel: DifficultyLevel
  /** What the exercise trains, the main one first. */
  readonly skills: readonly string[]
  /** Whether it ended before all sub-tasks were solved. */
  readonly left: boolean
  readonly subTasks: readonly RatedSubTask[]
}

/** When a skill comes back, and what FSRS says of it. Its state there is always that of reviews: no steps within a day. */
export interface Card {
  readonly due: Day
  readonly lastReview: Day
  /** In how many days the chance of knowing it falls to nine of ten. */
  readonly stability: number
  /** From 1 to 10. */
  readonly difficulty: number
  readonly reps: number
  readonly lapses: number
}

/** What is remembered of one skill. Plain JSON. */
export interface SkillMemory {
  readonly card: Card
  /** The latest days on which it was right at the first try and without help, oldest first. */
  readonly goodDays: readonly Day[]
  /** Whether one of those was at the highest level of its exercise. */
  readonly goodAtHighest: boolean
  readonly lastRating: Rating
  /** How many of the last rounds in a row were good, counted since the level changed. */
  readonly goodRun: number
  /** At which level it comes next. */
  readonly level: DifficultyLevel
  /** The highest state that was reached; it is never taken away. */
  readonly reached: Exclude<SkillState, 'new'>
  /** The day on which that was; absent where it is older than this was noted, or was found by a placement. */
  readonly reachedOn?: Day | undefined
}

/** What is remembered of a pupil's skills. Those that are not in it are new. */
export interface Memory {
  readonly skills: Readonly<Record<string, SkillMemory>>
}

export const NO_MEMORY: Memory = { skills: {} }

/** A mistake that is not mended yet. */
export interface OpenMistake {
  readonly id: string
  readonly skill: string
  readonly level: DifficultyLevel
  /** The day on which it was made, or made again. */
  readonly day: Day
}

/** One place of a session. A mistake comes as a new variant of the exercise that it was made in. */
export type PracticePlace = { readonly skill: string; readonly level: DifficultyLevel } & (
  | { readonly kind: 'review' | 'new' }
  | { readonly kind: 'mistake'; readonly mistake: string }
)
