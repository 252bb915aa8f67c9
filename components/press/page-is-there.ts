/** Fired at the window when React has taken the page over, and presses are heard. */
export const PAGE_IS_THERE = 'page-is-there'
