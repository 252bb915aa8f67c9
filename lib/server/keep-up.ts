import { runUpkeep } from '@/lib/domain/upkeep/run-upkeep'
import { type UpkeepDeps, upkeepJobs } from './upkeep'

/** How often a process looks for what is due. */
const INTERVAL_MS = 10 * 60 * 1000

/** When another process was at it: it may have been killed, and its lease run out. */
const BUSY_INTERVAL_MS = 60 * 1000

/**
 * Has what is due done, now and as long as the process lives. Where processes come and go each does so when it starts,
 * and a scheduler calls besides (`POST /api/upkeep`).
 */
export function keepUp(services: () => UpkeepDeps): void {
  const next = async () => setTimeout(next, await doWhatIsDue(services)).unref()
  void next()
}

/** @returns after how many milliseconds to look again. */
async function doWhatIsDue(services: () => UpkeepDeps): Promise<number> {
  try {
    const deps = services()
    const { isBusy } = await runUpkeep(deps, upkeepJobs(deps), 'due')
    return isBusy ? BUSY_INTERVAL_MS : INTERVAL_MS
  } catch (error) {
    // The store cannot be opened; the health check says so too.
    process.stderr.write(`the upkeep was not done: ${error instanceof Error ? error.message : error}\n`)
    return INTERVAL_MS
  }
}
