/** The longest description of a report and the longest message, in UTF-16 units as browsers count them. */
export const DESCRIPTION_MAX_LENGTH = 1024

/** Longer texts in a field are no answer, and are cut in a report. */
export const DRAFT_MAX_LENGTH = 1000

export const errorTypes = ['wrong-answer', 'typo', 'confusing', 'other'] as const
export type ErrorType = (typeof errorTypes)[number]
