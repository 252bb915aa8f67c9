import type { TodayAnswer } from '../schemas'
import type { SkillState } from './kinds'

/** A skill whose state rose, by its title. */
export interface Risen {
  readonly skill: string
  readonly state: SkillState
}

/** What has grown this week, from Monday. */
export interface WeekGrown {
  readonly risen: readonly Risen[]
  /** How many mistakes were mended. */
  readonly mended: number
}

/** What a day's practice has brought so far. */
export interface SessionEnd {
  readonly today: TodayAnswer
  /** Whose state rose today. */
  readonly risen: readonly Risen[]
  /** When the skills that were practised today come back, by title, the soonest first. */
  readonly returns: readonly Return[]
}

/** On which day a skill comes back, of the calendar in Budapest. */
export interface Return {
  readonly skill: string
  readonly on: string
}
