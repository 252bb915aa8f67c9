import { type DifficultyLevel, difficultyLevels } from '@/lib/domain/exercise/model/kinds'
import { homeDay } from '@/lib/shared/format/date-time'
import type { Day, Memory, RatedRound, Rating, SkillMemory } from '../model'
import { stateAfter } from './mastery'
import { rateRound, type SkillResult } from './rate-round'
import { reviewed } from './scheduler'

/** How many days on which it went well are kept of a skill, so that a memory does not grow with the years. */
const GOOD_DAYS_KEPT = 12
/** After so many good rounds in a row the level goes up. */
const GOOD_ROUNDS_TO_GO_UP = 2

/** The memory after a round that ended at this time. Skills that the round says nothing about stay as they were. */
export function remember(memory: Memory, round: RatedRound, now: Date): Memory {
  const day = homeDay(now)
  const changed = rateRound(round).map((result) => [
    result.skill,
    rememberSkill(memory.skills[result.skill], result, day),
  ])
  return changed.length === 0 ? memory : { skills: { ...memory.skills, ...Object.fromEntries(changed) } }
}

function rememberSkill(before: SkillMemory | undefined, result: SkillResult, day: Day): SkillMemory {
  const { rating, flawless, atHighest } = result
  const known = {
    goodDays: withDay(before?.goodDays ?? [], flawless ? day : undefined),
    goodAtHighest: before?.goodAtHighest === true || (flawless && atHighest),
    lastRating: rating,
  }
  const reached = stateAfter(before?.reached ?? 'new', known)
  const reachedOn = reached === before?.reached ? before.reachedOn : day
  return {
    ...known,
    ...levelAfter(before ?? { level: 1, goodRun: 0 }, rating),
    reached,
    ...(reachedOn !== undefined && { reachedOn }),
    card: reviewed(before?.card, { rating, day, isSure: reached === 'sure' }),
  }
}

function withDay(days: readonly Day[], day: Day | undefined): readonly Day[] {
  if (day === undefined || days.includes(day)) return days
  return [...days, day].toSorted().slice(-GOOD_DAYS_KEPT)
}

/** The level follows the pupil: up after an easy round or two good ones, down after one that has to come again. */
function levelAfter(
  { level, goodRun }: Pick<SkillMemory, 'level' | 'goodRun'>,
  rating: Rating,
): Pick<SkillMemory, 'level' | 'goodRun'> {
  if (rating === 'again') return { level: neighbour(level, -1), goodRun: 0 }
  if (rating === 'hard') return { level, goodRun: 0 }
  const run = goodRun + 1
  return rating === 'easy' || run >= GOOD_ROUNDS_TO_GO_UP
    ? { level: neighbour(level, 1), goodRun: 0 }
    : { level, goodRun: run }
}

function neighbour(level: DifficultyLevel, step: 1 | -1): DifficultyLevel {
  return difficultyLevels[difficultyLevels.indexOf(level) + step] ?? level
}
