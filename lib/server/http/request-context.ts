import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

/** Names a request: in what the client sends, if that is believed, and in every answer. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What is known of the request that is being answered. */
interface RequestContext {
  readonly id: string
  /** What it is answered with, where the request came by a server of this process. */
  readonly response?: ServerResponse
}

declare global {
  /** Next loads a module once per bundle, so what must exist once per process is kept here. */
  var siteRequests: AsyncLocalStorage<RequestContext> | undefined
}

/** Long enough to be found in a log, and of letters that stand in a header and in a line of a log as they are. */
const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/

/** The id of the request that is being answered; `undefined` for work that belongs to none. */
export function currentRequestId(): string | undefined {
  return requests().getStore()?.id
}

/** Has all that follows from here, until the request is answered, belong to it. */
export function enterRequestContext(id: string, response: ServerResponse): void {
  requests().enterWith({ id, response })
}

/**
 * Says in the status of the answer that the site has failed, as Next lets a page do only by throwing, which sends a page
 * that is white until its scripts run. Does nothing when the status is on its way, or where nobody knows the answer.
 */
export function markAnswerAsFailed(): void {
  const response = requests().getStore()?.response
  if (response && !response.headersSent) response.statusCode = 500
}

/** Does work that belongs to a request. */
export function runInRequestContext<Result>(id: string, work: () => Result): Result {
  return requests().run({ id }, work)
}

/** The id that a proxy of ours has given to a request, else a new one: anybody else may write what is in use already. */
export function chooseRequestId(received: unknown, trustedProxies: number): string {
  const isGiven = trustedProxies > 0 && typeof received === 'string' && SAFE_ID.test(received)
  return isGiven ? received : crypto.randomUUID()
}

function requests(): AsyncLocalStorage<RequestContext> {
  globalThis.siteRequests ??= new AsyncLocalStorage()
  return globalThis.siteRequests
}
