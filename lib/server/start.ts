import { runMaintenance } from '@/lib/domain/payment/provider/maintenance'
import { resumeTasks } from '@/lib/domain/task/run-task'
import { environment } from './env/environment'
import { assignRequestIds } from './http/assign-request-ids'
import { recordClientIps } from './http/record-client-ips'
import { services } from './services'

/** How often a process looks for tasks that have failed or that another process has left, and for mails that wait. */
const RESUME_INTERVAL_MS = 10 * 60 * 1000

/** Makes the process ready for its first request, or ends it with a list of every fault of the environment. */
export async function startSite(): Promise<void> {
  try {
    if (environment().demo.forced) process.stderr.write('DEMO=1: anybody may sign in with the demo accounts.\n')
  } catch (error) {
    // Next would go on listening, and answer every request with a failure.
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  recordClientIps()
  assignRequestIds(environment().trustedProxies)
  if (environment().trial) await fillStore()
  keepTasksGoing()
}

/** A trial copy begins empty. Its code is loaded only there. */
async function fillStore(): Promise<void> {
  const { fillPreviewStore } = await import('./fill-preview-store')
  await fillPreviewStore({ ...services(), hasDemoAccounts: environment().demo.enabled })
  process.stderr.write('This is a trial copy: its data lie in a temporary folder, and vanish with it.\n')
}

/** Finishes what an earlier process was killed in. Where processes come and go, each does so when it starts. */
function keepTasksGoing(): void {
  void resume()
  setInterval(resume, RESUME_INTERVAL_MS).unref()
}

async function resume(): Promise<void> {
  try {
    await resumeTasks(services())
    await runMaintenance(services())
  } catch (error) {
    // The store cannot be opened; the health check says so too.
    process.stderr.write(`tasks were not resumed: ${error instanceof Error ? error.message : error}\n`)
  }
}
