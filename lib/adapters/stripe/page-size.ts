/** Stripe gives at most so many in one page, the newest first. */
export const PAGE = 100
