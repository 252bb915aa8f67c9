import { z } from 'zod'
import { type ErrorCode, errorCodes } from '@/lib/shared/errors/error-codes'
import { version } from '@/package.json'
import { type Declaration, refusalsOf, sections } from './declaration'
import { mayBeLeftOut } from './parse-input'
import { statusByCode } from './status-by-code'

interface Heading {
  readonly title: string
  readonly description: string
}

interface ApiDocument extends Json {
  readonly openapi: '3.1.0'
}

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI 3.1 document of these calls. The same for everyone: it names no host. */
export function openApiDocument({ title, description }: Heading, calls: readonly Declaration[]): ApiDocument {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of sections.flatMap((section) => calls.filter((each) => each.section === section))) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: '/api' }],
    tags: sections.map((name) => ({ name })),
    paths,
    components: { ...components, responses: describeRefusals(calls) },
  }
}

function describeCall(call: Declaration): Json {
  const { method, path, section, summary, auth, params, query, body, answer } = call
  const parameters = [...describeParameters('path', params), ...describeParameters('query', query)]
  return {
    operationId: `${method}${path}`
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/-$/, ''),
    tags: [section],
    summary,
    security: securityOf(auth),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !mayBeLeftOut(body), content: asJson(jsonSchema(body, 'input')) } }),
    responses: {
      ...(answer
        ? { 200: { description: 'Done.', content: asJson(jsonSchema(answer, 'output')) } }
        : { 204: { description: 'Done.' } }),
      ...Object.fromEntries(
        [...byStatus(refusalsOf(call))].map(([status, codes]) => [
          status,
          { $ref: `#/components/responses/${nameOf(codes)}` },
        ]),
      ),
    },
  }
}

function securityOf(auth: Declaration['auth']): readonly Json[] {
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
function describeRefusals(calls: readonly Declaration[]): Json {
  const groups = calls.flatMap((call) => [...byStatus(refusalsOf(call)).values()])
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
export const ErrorResponse = z.strictObject({
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
  schemas: { Error: jsonSchema(ErrorResponse, 'output') },
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
