import { homeDay } from '@/lib/shared/format/date-time'
import type { Day } from '../model'
import type { Round } from '../rounds/round'

/** The ids of the exercises that were solved on a day. */
export function solvedOn(day: Day, rounds: readonly Round[]): ReadonlySet<string> {
  return new Set(rounds.filter((round) => solvedDay(round) === day).map(({ exerciseId }) => exerciseId))
}

/** The day on which a round was solved; empty where it was not. */
export function solvedDay({ finishedAt }: Round): Day {
  return finishedAt === undefined ? '' : homeDay(new Date(finishedAt))
}
