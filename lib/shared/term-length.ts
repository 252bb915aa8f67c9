/** A shorter term finds nothing; the pupil is told to go on typing. */
export const MIN_TERM_LENGTH = 2
export const MAX_TERM_LENGTH = 100
