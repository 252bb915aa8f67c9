import { acquireLease, type Lease } from '@/lib/domain/lease/lease'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'

/** Work that no request asks for: it finishes, reminds of, or deletes what the time has come for. */
export interface UpkeepJob {
  /** One word, by which the store knows when it was done last. */
  readonly name: string
  /** Done at every start of a process and every ten minutes, where others are done once an hour. */
  readonly isUrgent?: true
  /** May be stopped anywhere and begun again. What goes wrong for one account is the job's own to report and to pass over. */
  run(): Promise<void>
}

/** `due`: what is urgent, and what has not been done for an hour. */
export type UpkeepScope = 'all' | 'due'

/** What an upkeep did, by the names of the jobs. */
export interface UpkeepReport {
  /** Whether another process was at it, so that nothing was done. */
  readonly isBusy: boolean
  readonly done: readonly string[]
  /** These were reported. */
  readonly failed: readonly string[]
}

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
}

/** When each job was last done, by its name. */
const UPKEEP_JOBS = 'upkeepJobs'

/** Long enough for a store that is slow to take a renewal. */
const LEASE_MS = 2 * 60 * 1000
const RENEWAL_MS = LEASE_MS / 4

/** A little less than an hour, so that who calls once an hour is never some seconds too early. */
const PACE_MS = 59 * 60 * 1000

/**
 * Does the jobs one after another, in one process at a time. One that fails is reported, and stops no other.
 *
 * @throws AppError `unavailable` when the store does not answer to begin with.
 */
export async function runUpkeep(deps: Deps, jobs: readonly UpkeepJob[], scope: UpkeepScope): Promise<UpkeepReport> {
  const lease = await acquireLease(deps.store, deps.clock, 'upkeep', LEASE_MS)
  if (!lease) return { isBusy: true, done: [], failed: [] }
  const done: string[] = []
  const failed: string[] = []
  try {
    for (const job of jobs) {
      // Who has lost the lease leaves the rest to who has it now.
      if (!(await isRenewed(deps, lease))) break
      const outcome = await attempt(deps, lease, job, scope)
      if (outcome !== 'not-due') (outcome === 'done' ? done : failed).push(job.name)
    }
  } finally {
    await lease.release().catch((error) => deps.errorReporter.report(error, { part: 'upkeep' }))
  }
  return { isBusy: false, done, failed }
}

async function attempt(
  deps: Deps,
  lease: Lease,
  job: UpkeepJob,
  scope: UpkeepScope,
): Promise<'done' | 'failed' | 'not-due'> {
  const renewal = setInterval(() => void isRenewed(deps, lease), RENEWAL_MS).unref()
  try {
    if (scope === 'due' && !(await isDue(deps, job))) return 'not-due'
    await job.run()
    if (!job.isUrgent) await deps.store.set(UPKEEP_JOBS, job.name, { doneAt: deps.clock.now().toISOString() })
    return 'done'
  } catch (error) {
    deps.errorReporter.report(error, { upkeep: job.name })
    return 'failed'
  } finally {
    clearInterval(renewal)
  }
}

async function isDue({ store, clock }: Deps, { name, isUrgent }: UpkeepJob): Promise<boolean> {
  if (isUrgent) return true
  const doneAt = (await store.get(UPKEEP_JOBS, name))?.data.doneAt
  return typeof doneAt !== 'string' || clock.now().getTime() - Date.parse(doneAt) >= PACE_MS
}

async function isRenewed({ errorReporter }: Deps, lease: Lease): Promise<boolean> {
  try {
    await lease.renew()
    return true
  } catch (error) {
    errorReporter.report(error, { part: 'upkeep' })
    return false
  }
}
