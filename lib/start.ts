import { environment } from './env/server'
import { recordClientAddresses } from './http/record-client-address'

/** Makes the process ready for its first request. @throws Error that lists every fault of the environment. */
export function startSite(): void {
  environment()
  recordClientAddresses()
}
