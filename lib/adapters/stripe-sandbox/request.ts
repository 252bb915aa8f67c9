import { createHash } from 'node:crypto'
import { FAULTS, type FaultStatus } from './fault'
import { type Params, parseForm } from './parse-form'

/** How a call is to fail, for tests; only this process can send it: `500`, or `500 after` it has had its effect. */
export const FAULT_HEADER = 'Sandbox-Fault'

/** A call of Stripe's API as it arrives. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly params: Params
  readonly expand: readonly string[]
  readonly idempotencyKey: string | undefined
  /** The same for two calls that ask for the same. */
  readonly fingerprint: string
  readonly isAuthorized: boolean
  readonly fault: { readonly status: FaultStatus; readonly hasEffect: boolean } | undefined
}

export async function readRequest(request: Request): Promise<ApiRequest> {
  const url = new URL(request.url)
  const form = request.method === 'POST' ? await request.text() : url.search.slice(1)
  const { expand, ...params } = parseForm(form)
  return {
    method: request.method,
    path: url.pathname,
    params,
    expand: Array.isArray(expand) ? expand.map(String) : [],
    idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    fingerprint: createHash('sha256').update(`${request.method} ${url.pathname}\n${form}`).digest('hex'),
    fault: readFault(request.headers.get(FAULT_HEADER)),
    isAuthorized: /^Bearer \S+$/.test(request.headers.get('authorization') ?? ''),
  }
}

function readFault(header: string | null): ApiRequest['fault'] {
  const [status, when] = header?.split(' ') ?? []
  const known = FAULTS.find((candidate) => String(candidate) === status)
  return known && { status: known, hasEffect: when === 'after' }
}
