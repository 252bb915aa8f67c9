import { environment } from './env/environment'
import { assignRequestIds } from './http/assign-request-ids'
import { recordClientIps } from './http/record-client-ips'
import { keepUp } from './keep-up'
import { services } from './services'

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
  keepUp(services)
}

/** A trial copy begins empty. Its code is loaded only there. */
async function fillStore(): Promise<void> {
  const { fillPreviewStore } = await import('./fill-preview-store')
  await fillPreviewStore({ ...services(), hasDemoAccounts: environment().demo.enabled })
  process.stderr.write('This is a trial copy: its data lie in a temporary folder, and vanish with it.\n')
}
