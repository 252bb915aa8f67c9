import path from 'node:path'
import { EXERCISE_SUMMARIES } from '@/lib/domain/exercise/load-exercise'
import { environment } from './env/environment'
import type { Environment } from './env/parse-environment'
import { assignRequestIds } from './http/assign-request-ids'
import { compressAnswers } from './http/compress-answers'
import { guardRequests } from './http/guard-requests'
import { recordClientIps } from './http/record-client-ips'
import { keepUp } from './keep-up'
import { services } from './services'

/**
 * Makes the process ready for its first request, or ends it with what is wrong. All that makes the site safe is done here,
 * so that it does not matter which command has started the server.
 */
export async function startSite(): Promise<void> {
  const settings = environmentOrEnd()
  const { trustedProxies, isMachineOnly, demo, trial } = settings
  recordClientIps()
  assignRequestIds(trustedProxies)
  if (settings.compressesAnswers) {
    // Files for a server to give, not for the code to be traced to.
    compressAnswers(path.join(/* turbopackIgnore: true */ process.cwd(), '.next/static'))
  }
  // A trial copy is for everybody, with demo accounts or without: nothing in it lasts, and nothing is sold.
  guardRequests({ isMachineOnly, isDemo: demo.enabled && !trial })
  if (trial) await fillStore(settings)
  else if (settings.documentStore.kind === 'sqlite') await requireContent()
  keepUp(services)
}

function environmentOrEnd(): Environment {
  try {
    return environment()
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error))
  }
}

/** A trial copy begins empty. Its code is loaded only there. */
async function fillStore({ demo }: Environment): Promise<void> {
  const { fillPreviewStore } = await import('./fill-preview-store')
  await fillPreviewStore({ ...services(), hasDemoAccounts: demo.enabled })
  process.stderr.write('This is a trial copy: its data lie in a temporary folder, and vanish with it.\n')
  if (demo.enabled) process.stderr.write('DEMO=1: anybody may sign in with the demo accounts.\n')
}

/** `npm start` publishes the content before it starts the server; who starts the server alone may not have. */
async function requireContent(): Promise<void> {
  // A store that cannot be opened now may be later; the health check says so too.
  const found = await services()
    .store.query(EXERCISE_SUMMARIES, { limit: 1 })
    .catch(() => undefined)
  if (found?.length === 0) end('The store has no content. `npm start` publishes it before it starts the server.')
}

/** Next would go on listening, and answer every request with a failure. */
function end(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
