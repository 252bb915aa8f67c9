import type { SolvedLevels } from '@/lib/domain/progress/model'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import { services } from '@/lib/server/services'

/** What an account has solved, for a page: one that cannot tell it still lists the exercises, so every failure is only reported. */
export async function loadSolved(userId: string | undefined): Promise<SolvedLevels> {
  if (userId === undefined) return {}
  try {
    return await readSolvedLevels(services().store, userId)
  } catch (error) {
    services().errorReporter.report(error, { part: 'progress' })
    return {}
  }
}
