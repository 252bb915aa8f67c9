import { createHash } from 'node:crypto'
import { type Params, parseForm } from './parse-form'

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
    isAuthorized: /^Bearer \S+$/.test(request.headers.get('authorization') ?? ''),
  }
}
