import 'server-only'
import type { TodayAnswer } from '@/lib/domain/practice/model'
import { readToday } from '@/lib/domain/practice/today/read-today'
import { services } from '@/lib/server/services'

/** Today's practice of an account, for a page that shows the rest where it cannot be told; a failure is reported. */
export async function loadToday(userId: string): Promise<TodayAnswer | undefined> {
  try {
    return await readToday(services(), userId)
  } catch (error) {
    services().errorReporter.report(error, { part: 'practice' })
    return undefined
  }
}
