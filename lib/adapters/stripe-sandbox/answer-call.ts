/** The Stripe-shaped server: one call of its API. */

import type { Transaction } from '@/lib/ports/document-store'
import { answerAboutNoCustomer } from './about-no-customer'
import { type Call, calls } from './calls'
import { changeCustomerIn, type SandboxDeps } from './change-customer'
import { type Context, newCustomerFile } from './customer-file'
import { NewCustomer, newCustomer } from './customers'
import { recordEvents } from './events'
import { expand } from './expand'
import { demandedFault, Fault, missing } from './fault'
import { type Answer, readKey, writeCustomerFile, writeEvents, writeKey } from './file-store'
import { customerKeyOf, newCustomerKey } from './ids'
import { parseParams } from './parse-params'
import { type ApiRequest, readRequest } from './request'

/** What a deleted customer has paid can still be given back, and what it owes taken back. */
const OF_THE_PAST = /^\/v1\/(refunds|disputes\/|invoices\/\w+\/(void|finalize)$)/

/** Answers a call as Stripe would. */
export async function answerCall(deps: SandboxDeps, incoming: Request): Promise<Response> {
  const request = await readRequest(incoming)
  const answer = await answerOrFault(deps, request)
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'Content-Type': 'application/json',
      'Request-Id': `req_${newCustomerKey()}`,
      // The same key would get the same answer.
      ...(answer.status === 500 && { 'Stripe-Should-Retry': 'false' }),
    },
  })
}

async function answerOrFault(deps: SandboxDeps, request: ApiRequest): Promise<Answer> {
  try {
    if (!request.isAuthorized) throw new Fault(401, 'authentication_error', 'You did not provide an API key.')
    if (request.fault && request.fault.status !== 500) throw demandedFault(request.fault.status)
    const found = await answerAboutNoCustomer(deps, request)
    if (found) return toAnswer(found)
    return await deps.store.transaction((transaction) => answerOnce(transaction, deps, request))
  } catch (error) {
    return toRefusal(error)
  }
}

/** A repeated key gets the answer that its first call got. */
async function answerOnce(transaction: Transaction, deps: SandboxDeps, request: ApiRequest): Promise<Answer> {
  const { idempotencyKey, fingerprint } = request
  if (idempotencyKey === undefined || request.method !== 'POST') return answerOrFail(transaction, deps, request)
  const nowMs = deps.clock.now().getTime()
  const earlier = await readKey(transaction, idempotencyKey, nowMs)
  if (earlier && earlier.fingerprint !== fingerprint) throw differentParameters()
  if (earlier) return { status: earlier.status, body: earlier.body }
  const answer = await answerOrFail(transaction, deps, request)
  // What was refused before anything was tried may be asked again with the same key; a failure of Stripe's own stays.
  if (answer.status < 300 || answer.status === 402 || answer.status === 500) {
    writeKey(transaction, idempotencyKey, { ...answer, fingerprint }, nowMs)
  }
  return answer
}

/** Stripe may fail before a call has its effect, or after it. */
async function answerOrFail(transaction: Transaction, deps: SandboxDeps, request: ApiRequest): Promise<Answer> {
  const { fault } = request
  if (fault === undefined) return answerAnew(transaction, deps, request)
  if (fault.hasEffect) await answerAnew(transaction, deps, request)
  return toRefusal(demandedFault(fault.status))
}

async function answerAnew(transaction: Transaction, deps: SandboxDeps, request: ApiRequest): Promise<Answer> {
  if (request.method === 'POST' && request.path === '/v1/customers') return createCustomer(transaction, deps, request)
  const { call, id } = findCall(request)
  const params = parseParams(call.params, request)
  const key = [id, ...textsIn(params)].flatMap((text) => customerKeyOf(text) ?? [])[0]
  const outcome =
    key === undefined
      ? undefined
      : await changeCustomerIn(transaction, deps, key, (context) => answerIn(context, call, id, params, request))
  if (!outcome) throw missing('object', id)
  try {
    return toAnswer(outcome())
  } catch (error) {
    return toRefusal(error)
  }
}

function answerIn(context: Context, call: Call, id: string, params: unknown, request: ApiRequest): object {
  const { customer, isDeleted, faults } = context.file
  const demanded = request.method === 'GET' ? undefined : faults?.shift()
  if (demanded !== undefined) throw demandedFault(demanded)
  if (isDeleted && request.method === 'POST' && !OF_THE_PAST.test(request.path)) throw missing('customer', customer.id)
  // The call that has parsed the parameters is the one that takes them.
  const answer = call.answer(context, id, params as never)
  return 'deleted' in answer ? answer : expand(context.file, answer, request.expand)
}

function createCustomer(transaction: Transaction, { clock }: SandboxDeps, request: ApiRequest): Answer {
  const params = parseParams(NewCustomer, request)
  const key = newCustomerKey()
  const nowMs = clock.now().getTime()
  const customer = newCustomer(`cus_${key}`, Math.floor(nowMs / 1000), params)
  const file = newCustomerFile(key, customer)
  const { events, record } = recordEvents(file, nowMs)
  record('customer.created', customer, customer.created)
  writeCustomerFile(transaction, file)
  writeEvents(transaction, events)
  return toAnswer(expand(file, customer, request.expand))
}

function findCall({ method, path }: ApiRequest): { readonly call: Call; readonly id: string } {
  for (const call of calls) {
    const match = call.method === method ? call.path.exec(path) : null
    if (match) return { call, id: match[1] ?? '' }
  }
  throw new Fault(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
}

/** Whatever a call names may be the id that tells whose file it is about. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function differentParameters(): Fault {
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
    'Try using a key other than the one that was used before if you meant to execute a different request.'
  return new Fault(400, 'idempotency_error', message)
}

function toRefusal(error: unknown): Answer {
  if (error instanceof Fault) return toAnswer(error.toBody(), error.status)
  throw error
}

function toAnswer(body: object, status = 200): Answer {
  return { status, body: JSON.stringify(body) }
}
