import { z } from 'zod'
import { type ErrorCode, errorCodes } from '@/lib/shared/errors/codes'
import { version } from '@/package.json'
import type { RouteSpec } from './route'
import { statusByCode } from './status'

/** A call of the API. What it takes is read from the route's own schemas, so only the rest is said here. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with parameters in braces. */
  readonly path: string
  readonly handler: { readonly spec: RouteSpec }
  readonly summary: string
  /** What a success answers with 200; without one it is 204. */
  readonly answer?: z.ZodType
  /** What the domain refuses, beside what follows from the route's own demands. */
  readonly refusals?: readonly ErrorCode[]
}

/** The operations of each section of the document. */
export type Sections = Readonly<Record<string, readonly Operation[]>>

interface Heading {
  readonly title: string
  readonly description: string
}

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI 3.1 document of these operations. The same for everyone: it names no host. */
export function describeApi({ title, description }: Heading, sections: Sections): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [tag, operations] of Object.entries(sections)) {
    for (const operation of operations) {
      const described = { [operation.method.toLowerCase()]: describeOperation(tag, operation) }
      paths[operation.path] = { ...paths[operation.path], ...described }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: '/api' }],
    tags: Object.keys(sections).map((name) => ({ name })),
    paths,
    components: { ...components, responses: describeRefusals(Object.values(sections).flat()) },
  }
}

/** What a call may be refused with: what its route demands, and what its domain adds. */
export function refusalsOf({ method, handler: { spec }, refusals = [] }: Operation): readonly ErrorCode[] {
  const isWrite = method !== 'GET'
  const codes = new Set<ErrorCode>([
    ...(isWrite || spec.params || spec.query ? (['invalid-request'] as const) : []),
    ...(isWrite ? (['forbidden', 'payload-too-large'] as const) : []),
    ...(spec.auth === 'user' || spec.auth === 'verified' ? (['unauthenticated', 'user-disabled'] as const) : []),
    ...(spec.auth === 'verified' ? (['email-not-verified'] as const) : []),
    ...(spec.limits ? (['too-many-requests'] as const) : []),
    ...refusals,
    'internal',
    'unavailable',
  ])
  return errorCodes.filter((code) => codes.has(code))
}

function describeOperation(tag: string, operation: Operation): Json {
  const { method, path, summary, answer, handler } = operation
  const { auth, params, query, body } = handler.spec
  const parameters = [...describeParameters('path', params), ...describeParameters('query', query)]
  return {
    operationId: `${method}${path}`
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/-$/, ''),
    tags: [tag],
    summary,
    security: securityOf(auth),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: asJson(jsonSchema(body, 'input')) } }),
    responses: {
      ...(answer
        ? { 200: { description: 'Done.', content: asJson(jsonSchema(answer, 'output')) } }
        : { 204: { description: 'Done.' } }),
      ...Object.fromEntries(
        [...byStatus(refusalsOf(operation))].map(([status, codes]) => [
          status,
          { $ref: `#/components/responses/${nameOf(codes)}` },
        ]),
      ),
    },
  }
}

function securityOf(auth: RouteSpec['auth']): readonly Json[] {
  const signedIn = [{ session: [] }, { bearer: [] }]
  if (auth === undefined) return []
  return auth === 'optional' ? [{}, ...signedIn] : signedIn
}

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined): readonly Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

/** Many calls refuse alike, so that each set of codes is described once. */
function describeRefusals(operations: readonly Operation[]): Json {
  const groups = operations.flatMap((operation) => [...byStatus(refusalsOf(operation)).values()])
  return Object.fromEntries(groups.map((codes) => [nameOf(codes), describeRefusal(codes)]))
}

function byStatus(codes: readonly ErrorCode[]): ReadonlyMap<number, readonly ErrorCode[]> {
  const statuses = codes.map((code) => statusByCode[code])
  return new Map(statuses.map((status) => [status, codes.filter((code) => statusByCode[code] === status)]))
}

function nameOf(codes: readonly ErrorCode[]): string {
  return codes.join('.')
}

function describeRefusal(codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(codes.includes('too-many-requests') && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: asJson({ allOf: [ERROR, { properties: { error: { properties: { code: { enum: codes } } } } }] }),
  }
}

function asJson(schema: Json): Json {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const ERROR = { $ref: '#/components/schemas/Error' }

const RETRY_AFTER = {
  description: 'Seconds to wait before the next try.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
}

/** The body of every refusal. */
export const ErrorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.enum(errorCodes).describe('Stable.'),
    message: z.string().describe('Hungarian, fit to show.'),
    details: z
      .unknown()
      .optional()
      .describe('For `invalid-request` a list of the path and the reason of each fault; for `internal` a reference.'),
  }),
})

const components = {
  schemas: { Error: jsonSchema(ErrorAnswer, 'output') },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'authjs.session-token',
      description:
        'The session cookie of a sign-in, `__Secure-authjs.session-token` on https. Calls that change something must ' +
        'come from a page of the site itself.',
    },
    bearer: { type: 'http', scheme: 'bearer', description: 'The same session token, for clients without cookies.' },
  },
}
