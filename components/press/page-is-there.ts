/** Fired at the window when React has taken the page over, or a part of it whose code came later: presses are heard there. */
export const PAGE_IS_THERE = 'page-is-there'
