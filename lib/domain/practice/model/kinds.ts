/** How many places the practice of a day may have; six unless the pupil chose otherwise. */
export const practiceSizes = [3, 6, 10] as const
export type PracticeSize = (typeof practiceSizes)[number]
export const DEFAULT_PRACTICE_SIZE: PracticeSize = 6

/** Why something stands in a day's practice: it is due, it is new, or it went wrong. */
export const placeKinds = ['review', 'new', 'mistake'] as const

/** How far somebody is with a skill, lowest first: új, elkezdted, megy, biztos. */
export const skillStates = ['new', 'started', 'working', 'sure'] as const
export type SkillState = (typeof skillStates)[number]
