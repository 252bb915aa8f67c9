import { type Day, type Memory, type SkillMemory, type SkillState, skillStates } from '../model'

/** On how many different days a skill has to go well before it is sure: one may be luck, or the same morning's memory. */
export const GOOD_DAYS_TO_BE_SURE = 2

/** The state of a skill in words: never lower than one that was reached. */
export function stateOf(memory: Memory, skill: string): SkillState {
  return memory.skills[skill]?.reached ?? 'new'
}

/** Whether a round tells of a skill: one that was only found to be known, by a placement, has none yet. */
export function wasPractised({ card, reachedOn }: SkillMemory): boolean {
  return card.reps > 1 || reachedOn !== undefined
}

/** Whether a state is this one or a higher. */
export function isAtLeast(state: SkillState, least: SkillState): boolean {
  return skillStates.indexOf(state) >= skillStates.indexOf(least)
}

/** Whether a skill is to come back on this day, or should have before. */
export function isDue(memory: SkillMemory, today: Day): boolean {
  return memory.card.due <= today
}

/** Whether a skill that went well once says "frissítsd fel" beside its state. */
export function needsRefreshing(memory: SkillMemory, today: Day): boolean {
  return isDue(memory, today) && isAtLeast(memory.reached, 'working')
}

/**
 * The state after a round: sure when it was right at the first try without help on two different days, once at the highest
 * level; working when the last round was good; otherwise started. What was reached before stays.
 *
 * @param after what is remembered with that round
 */
export function stateAfter(
  before: SkillState,
  after: Pick<SkillMemory, 'goodDays' | 'goodAtHighest' | 'lastRating'>,
): SkillMemory['reached'] {
  const isSure = after.goodAtHighest && after.goodDays.length >= GOOD_DAYS_TO_BE_SURE
  if (isSure || before === 'sure') return 'sure'
  if (before === 'working' || after.lastRating === 'good' || after.lastRating === 'easy') return 'working'
  return 'started'
}
