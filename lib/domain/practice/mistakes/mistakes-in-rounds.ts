import { homeDay } from '@/lib/shared/format/date-time'
import type { Memory, OpenMistake } from '../model'
import { type RoundSubTask, wasMissed } from '../rounds/round'
import type { KeptRound } from '../rounds/stored-rounds'
import { mendedOn } from '../rules/mend-mistakes'

/** A sub-task that was answered wrong at least once. */
export interface Mistake {
  readonly id: string
  /** Index of the sub-task. */
  readonly index: number
  readonly subTask: RoundSubTask
  /** What it trains above all; `undefined` of an exercise without skills. */
  readonly skill: string | undefined
  /** When it was made, ISO time. */
  readonly madeAt: string
  /** The day of that, of the calendar in Budapest. */
  readonly day: string
  /** The day on which it was mended. */
  readonly mended: string | undefined
}

/** The mistakes of a round. */
export function mistakesIn({ id, round }: KeptRound, memory: Memory): readonly Mistake[] {
  return round.subTasks.flatMap((subTask, index): Mistake[] => {
    if (!wasMissed(subTask)) return []
    // Of older rounds the last time at which they were worked at is the best that is known.
    const madeAt = subTask.missedAt ?? round.updatedAt
    const day = homeDay(new Date(madeAt))
    const skill = subTask.skills?.[0] ?? round.skills[0]
    const mended = subTask.mendedOn ?? (skill === undefined ? undefined : mendedOn({ skill, day }, memory))
    return [{ id: `${id}.${index}`, index, subTask, skill, madeAt, day, mended }]
  })
}

/** Those that are not mended, with the exercise that each was made in, as a day's practice is composed of them. */
export function openMistakesIn(
  missed: readonly KeptRound[],
  memory: Memory,
): readonly (OpenMistake & { readonly exerciseId: string })[] {
  return missed.flatMap((each) =>
    mistakesIn(each, memory).flatMap(({ id, skill, day, mended }) =>
      skill === undefined || mended !== undefined
        ? []
        : [{ id, skill, day, level: each.round.difficultyLevel, exerciseId: each.round.exerciseId }],
    ),
  )
}
