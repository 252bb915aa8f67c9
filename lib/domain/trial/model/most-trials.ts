/** How many solved exercises are kept for an account: more than there are to try. Of more, the oldest are forgotten. */
export const MOST_TRIALS = 30
