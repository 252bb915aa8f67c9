import { environment } from './env/server'
import { recordClientAddresses } from './http/record-client-address'

/** Makes the process ready for its first request, or ends it with a list of every fault of the environment. */
export function startSite(): void {
  try {
    if (environment().demo.forced) process.stderr.write('DEMO=1: anybody may sign in with the demo accounts.\n')
  } catch (error) {
    // Next would go on listening, and answer every request with a failure.
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  recordClientAddresses()
}
