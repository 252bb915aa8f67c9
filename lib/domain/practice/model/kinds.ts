/** How many places the practice of a day may have; six unless the pupil chose otherwise. */
export const practiceSizes = [3, 6, 10] as const
export type PracticeSize = (typeof practiceSizes)[number]
export const DEFAULT_PRACTICE_SIZE: PracticeSize = 6

/** Why something stands in a day's practice: it is due, it is new, or it went wrong. */
export const placeKinds = ['review', 'new', 'mistake'] as const

/** How a place stands: solved, to be solved, or not to be begun now by the limit of the free tier. */
export const placeStates = ['done', 'open', 'locked'] as const
export type PlaceState = (typeof placeStates)[number]

/** How a placement stands: not begun, to be gone on with, or over. */
export const placementStates = ['unstarted', 'open', 'ended'] as const

/** From where a pupil says that an exercise was opened; without a word it was from anywhere else on the site. */
export const claimedSources = ['practice', 'mistake'] as const
export type ClaimedSource = (typeof claimedSources)[number]

/** How far somebody is with a skill, lowest first: új, elkezdted, megy, biztos. */
export const skillStates = ['new', 'started', 'working', 'sure'] as const
export type SkillState = (typeof skillStates)[number]

/** How a round went for a skill, worst first: the grades of FSRS. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const
export type Rating = (typeof ratings)[number]
