import { homeDay } from '@/lib/shared/format/date-time'
import type { Memory, RatedRound } from '../model'
import { remember } from '../rules/remember'
import type { Round } from './round'

/**
 * The memory after a round that is over. One that was given up on counts on the day on which it was last worked at, and not
 * at all for skills that were practised since.
 */
export function rememberRound(memory: Memory, round: Round): Memory {
  const day = homeDay(new Date(round.updatedAt))
  const after = remember(memory, toRated(round), new Date(round.updatedAt))
  if (round.leftAt === undefined || after === memory) return after
  const changed = Object.entries(after.skills).filter(([skill]) => {
    const last = memory.skills[skill]?.card.lastReview
    return last === undefined || last <= day
  })
  return { skills: { ...memory.skills, ...Object.fromEntries(changed) } }
}

/** A round as the rules rate it: by what was judged. */
export function toRated({ difficultyLevel, leftAt, subTasks, ...round }: Round): RatedRound {
  const judged = subTasks.filter(({ isSelfMarked }) => !isSelfMarked)
  return { ...round, subTasks: judged, level: difficultyLevel, left: leftAt !== undefined }
}
