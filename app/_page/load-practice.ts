import 'server-only'
import type { MapAnswer, TodayAnswer } from '@/lib/domain/practice/model'
import type { WeekGrown } from '@/lib/domain/practice/model/growth'
import type { OpenExercise } from '@/lib/domain/practice/model/open-exercise'
import { readGrove } from '@/lib/domain/practice/skill-map/read-map'
import { findOpenExercise } from '@/lib/domain/practice/today/find-open-exercise'
import { readToday } from '@/lib/domain/practice/today/read-today'
import { readWeek } from '@/lib/domain/practice/today/read-week'
import { services } from '@/lib/server/services'

/** Today's practice of an account. */
export function loadToday(userId: string): Promise<TodayAnswer | undefined> {
  return orNothing(readToday(services(), userId))
}

/** What has grown this week. */
export function loadWeek(userId: string): Promise<WeekGrown | undefined> {
  return orNothing(readWeek(services(), userId))
}

/** What they are in the middle of. */
export function loadOpenExercise(userId: string): Promise<OpenExercise | undefined> {
  return orNothing(findOpenExercise(services(), userId))
}

/** The skills of their grade by topic. */
export async function loadGrove(userId: string): Promise<MapAnswer['topics']> {
  return (await orNothing(readGrove(services(), userId))) ?? []
}

/** For a page that shows the rest where a part cannot be told; a failure is reported. */
async function orNothing<Part>(reading: Promise<Part>): Promise<Part | undefined> {
  try {
    return await reading
  } catch (error) {
    services().errorReporter.report(error, { part: 'practice' })
    return undefined
  }
}
