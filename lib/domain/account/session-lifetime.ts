/** How long sessions last. The middleware reads this too, so that nothing here may need Node. */

/** A session that is not used for so long ends: its token has run out by then. */
export const SESSION_IDLE_DAYS = 30

/** However often it is used, a session lasts no longer than this from the sign-in. */
export const SESSION_MAX_DAYS = 90
