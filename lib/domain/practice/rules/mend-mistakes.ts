import type { Day, Memory, OpenMistake } from '../model'

/** On how many different days the skill has to go well after a mistake. */
const GOOD_DAYS_TO_MEND = 2

/**
 * The day on which a mistake was mended: the second on which its skill was right at the first try without help. The day of
 * the mistake itself does not count, since what was explained a minute ago is not yet learned. Undefined while it is open.
 */
export function mendedOn({ skill, day }: Pick<OpenMistake, 'skill' | 'day'>, memory: Memory): Day | undefined {
  return memory.skills[skill]?.goodDays.filter((good) => good > day)[GOOD_DAYS_TO_MEND - 1]
}
