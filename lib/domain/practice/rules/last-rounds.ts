import type { Day, RatedRound, Rating } from '../model'
import { rateRound } from './rate-round'

/** A round that is over, of which exercise, and when it was. */
export interface PastRound extends RatedRound {
  readonly exerciseId: string
  readonly day: Day
}

/** How a past round went for one skill. */
export interface SkillRound extends Pick<PastRound, 'exerciseId' | 'day'> {
  readonly rating: Rating
}

/** As many as say how it goes lately. */
const MOST_OF_A_SKILL = 3

/**
 * The last rounds of each skill, at most three.
 *
 * @param rounds the newest first
 */
export function lastRoundsOf(rounds: readonly PastRound[]): ReadonlyMap<string, readonly SkillRound[]> {
  const bySkill = new Map<string, SkillRound[]>()
  for (const round of rounds) {
    for (const { skill, rating } of rateRound(round)) {
      const own = bySkill.get(skill) ?? []
      bySkill.set(skill, own)
      if (own.length < MOST_OF_A_SKILL) own.push({ exerciseId: round.exerciseId, day: round.day, rating })
    }
  }
  return bySkill
}
