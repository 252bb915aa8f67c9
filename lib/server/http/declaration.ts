import type { z } from 'zod'
import type { SignedInUser } from '@/lib/domain/account/model'
import type { Session } from '@/lib/domain/account/sessions'
import type { RateLimit } from '@/lib/ports/rate-limiter'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import { type ErrorCode, errorCodes } from '@/lib/shared/errors/error-codes'
import type { AnswerWithHeaders } from './to-response'

/** `payer` also asks for a confirmed e-mail address, and of a child for a parent's consent; `optional` takes visitors as well. */
export type Access = 'user' | 'payer' | 'optional' | undefined

/** A limit that is counted per account or per client IP. */
export interface RouteLimit extends RateLimit {
  readonly per: 'user' | 'client'
}

/** The sections of the API's document, in their order. */
export const sections = [
  'Exercises',
  'Practice',
  'Free tier',
  'Accounts',
  'Payment',
  'Payment sandbox',
  'Everything else',
] as const

/** What is asked of a call before its handler sees it, and how it is answered. */
export interface Demands {
  readonly auth?: Access
  readonly limits?: readonly RouteLimit[]
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** One that takes `undefined` may be left out. */
  readonly body?: z.ZodType
  /** How long a body may be; 32 KiB without one. */
  readonly bodyLimitBytes?: number
  /** What a success answers with 200; without one it is 204. Strict, so that no field leaves unnoticed. */
  readonly answer?: z.ZodType
  /** The handler gives a response that is made as it is sent, so that nothing holds it to `answer` but a test. */
  readonly streams?: true
  /** How long a successful answer may be kept; only for what is the same for everyone. Without it, not at all. */
  readonly cacheControl?: string
}

/**
 * All that there is to say of a call of the API, said once: its handler's type, the API's document, what the browser's
 * `callApi` takes and gives, and the tables of the tests follow from it. The handler carries it as `spec`.
 */
export interface Declaration extends Demands {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with parameters in braces. */
  readonly path: `/${string}`
  readonly section: (typeof sections)[number]
  readonly summary: string
  /** What the domain refuses, beside what follows from the call's own demands. */
  readonly refusals?: readonly ErrorCode[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type CallerOf<Spec> = Spec extends { readonly auth: 'user' | 'payer' }
  ? SignedInUser
  : Spec extends { readonly auth: 'optional' }
    ? SignedInUser | undefined
    : undefined

type SessionOf<Spec> = Spec extends { readonly auth: 'user' | 'payer' } ? Session : undefined

/** What the handler of a call is given. */
export interface RouteInput<Spec extends Demands> {
  readonly user: CallerOf<Spec>
  /** By which the user calls. */
  readonly session: SessionOf<Spec>
  readonly params: Parsed<Spec['params']>
  readonly query: Parsed<Spec['query']>
  readonly body: Parsed<Spec['body']>
  /** For what the session of the call is asked for again. */
  readonly headers: Headers
  /** For limits that the domain keeps itself. */
  readonly clientIp: string
}

/** What the handler of a call gives: what it declares, perhaps with headers of its own. */
export type RouteResult<Spec extends Demands> = Spec extends { readonly streams: true }
  ? AnswerWithHeaders<Response>
  : Spec extends { readonly answer: infer Answer extends z.ZodType }
    ? DeepReadonly<z.output<Answer>> | AnswerWithHeaders<DeepReadonly<z.output<Answer>>>
    : // biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result promises
      void | AnswerWithHeaders<undefined>

/** What a call may be refused with: what follows from its demands, and what its domain adds. */
export function refusalsOf(spec: Declaration): readonly ErrorCode[] {
  const isWrite = spec.method !== 'GET'
  const codes = new Set<ErrorCode>([
    ...(isWrite || spec.params || spec.query ? (['invalid-request'] as const) : []),
    ...(isWrite ? (['forbidden', 'payload-too-large'] as const) : []),
    ...(spec.auth === 'user' || spec.auth === 'payer' ? (['unauthenticated', 'user-disabled'] as const) : []),
    ...(spec.auth === 'payer' ? (['email-not-verified', 'parental-consent-missing'] as const) : []),
    ...(spec.limits ? (['too-many-requests'] as const) : []),
    ...(spec.refusals ?? []),
    'internal',
    'unavailable',
  ])
  return errorCodes.filter((code) => codes.has(code))
}
