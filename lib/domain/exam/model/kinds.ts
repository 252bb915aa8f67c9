/** `extended`: half as much again, as some candidates get. */
export const paces = ['official', 'extended'] as const
export type Pace = (typeof paces)[number]

/**
 * How far an attempt is when nobody looks at it: its clock stands still. `paused`: within a part. `between`: a part is over
 * and the next one not begun. `handingIn`: all parts are over.
 */
export const attemptPhases = ['paused', 'between', 'handingIn'] as const

/** Of more attempts at one set that are over, the oldest make room. */
export const MOST_FINISHED = 50
