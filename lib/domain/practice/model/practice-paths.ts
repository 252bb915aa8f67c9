/** The page that leads into today's practice: to the next place, or to its end. */
export const PRACTICE_PATH = '/practice'

/** What today's practice has brought, and what comes next. */
export const PRACTICE_END_PATH = `${PRACTICE_PATH}/end`

/** The short test that finds where to start. */
export const PLACEMENT_PATH = `${PRACTICE_PATH}/placement`

/** Path of a place of today's practice. @param position from 1 */
export function practicePlacePath(position: number): string {
  return `${PRACTICE_PATH}/${position}`
}

/** The rules of practice in plain words, for parents. */
export const HOW_WE_COUNT_PATH = '/how-we-count'

/** The figures of the simulation behind them. */
export const LEARNING_FIGURES_PATH = `${HOW_WE_COUNT_PATH}/numbers`
