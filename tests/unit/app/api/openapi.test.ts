/** That the API's document is well formed, complete, and says what the routes do. */
import { z } from 'zod'
import { GET } from '@/app/api/openapi.json/route'
import { statusByCode } from '@/lib/server/http/status-by-code'
import { errorCodes } from '@/lib/shared/errors/error-codes'
import { apiCalls } from '@/tests/support/api-calls'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSiteWithContent, prepareCall } from '@/tests/support/call-route'
import { createCaller } from '@/tests/support/callers'
import { leastPrivilegedCaller, routeTable } from '@/tests/support/route-table'
import { openSite } from '@/tests/support/test-site'

/** A schema that a reader of JSON Schema understands. */
const Schema = z.looseObject({}).transform((schema) => z.fromJSONSchema(schema))
const Content = z.strictObject({ 'application/json': z.strictObject({ schema: Schema }) })
const Named = z.strictObject({ description: z.string().min(1) })
const Reference = z.strictObject({ $ref: z.string().startsWith('#/components/responses/') })
const Refusal = Named.extend({
  headers: z.strictObject({ 'Retry-After': Named.extend({ required: z.literal(true), schema: Schema }) }).optional(),
  content: z.strictObject({
    'application/json': z.strictObject({
      schema: z.strictObject({
        allOf: z.tuple([
          z.strictObject({ $ref: z.literal('#/components/schemas/Error') }),
          z.strictObject({
            properties: z.strictObject({
              error: z.strictObject({
                properties: z.strictObject({ code: z.strictObject({ enum: z.array(z.enum(errorCodes)).min(1) }) }),
              }),
            }),
          }),
        ]),
      }),
    }),
  }),
})
const Security = z.union([
  z.strictObject({ session: z.tuple([]) }),
  z.strictObject({ bearer: z.tuple([]) }),
  z.strictObject({}),
])

/** As much of OpenAPI 3.1 as the document uses; anything else is a fault. */
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]+(?:-[a-z]+)+$/),
  tags: z.tuple([z.string()]),
  summary: z.string().regex(/^[A-Z].*\.$/),
  security: z.array(Security),
  parameters: z
    .array(z.strictObject({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: Schema }))
    .min(1)
    .optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z
    .strictObject({
      200: Named.extend({ content: Content }).optional(),
      204: Named.optional(),
      ...Object.fromEntries([400, 401, 402, 403, 404, 409, 413, 429].map((status) => [status, Reference.optional()])),
      500: Reference,
      503: Reference,
    })
    .refine((responses) => (responses[200] === undefined) !== (responses[204] === undefined), 'one kind of success'),
})
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string().regex(/^\d+\.\d+\.\d+$/), description: z.string() }),
  servers: z.tuple([z.strictObject({ url: z.literal('/api') })]),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().regex(/^(?:\/(?:[a-z-]+|\{[a-zA-Z]+\}))+$/),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.strictObject({ Error: Schema }),
    responses: z.record(z.string().regex(/^[a-z.-]+$/), Refusal),
    securitySchemes: z.strictObject({
      session: Named.extend({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
      bearer: Named.extend({ type: z.literal('http'), scheme: z.literal('bearer') }),
    }),
  }),
})

/** The document does not describe itself. */
const calls = apiCalls.filter(({ name }) => name !== 'GET /openapi.json')

async function readDocument(): Promise<z.output<typeof Document>> {
  openSite()
  const { body } = await call(GET, apiRequest('/api/openapi.json', { method: 'GET' }))
  return Document.parse(body)
}

test('the document names every call, and no other', async () => {
  const { paths } = await readDocument()
  const named = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(named.toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

test('the document is well-formed OpenAPI 3.1', async () => {
  const { paths, tags } = await readDocument()
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tagNames = tags.map(({ name }) => name)
  for (const operation of operations) expect(tagNames).toContain(operation.tags[0])
  for (const [path, item] of Object.entries(paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, required: true }))
    for (const { parameters = [] } of Object.values(item)) {
      const named = parameters.filter((parameter) => parameter.in === 'path')
      expect(named.map(({ name, required }) => ({ name, required }))).toEqual(inPath)
    }
  }
})

test('each refusal is described under its status, and says when to come again', async () => {
  const { paths, components } = await readDocument()
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const references = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      response && '$ref' in response ? [{ status, name: response.$ref.replace('#/components/responses/', '') }] : [],
    ),
  )
  expect(references.length).toBeGreaterThan(operations.length)
  for (const { status, name } of references) {
    const refusal = components.responses[name]
    const codes = refusal?.content['application/json'].schema.allOf[1].properties.error.properties.code.enum ?? []
    expect(new Set(codes.map((code) => statusByCode[code]))).toEqual(new Set([Number(status)]))
    expect(refusal?.headers !== undefined).toBe(status === '429')
  }
})

test('anybody may keep the document, which says nothing of the place where it is served', async () => {
  openSite({ site: { url: 'https://matek.example.hu' } })
  const { body, headers } = await call(GET, apiRequest('/api/openapi.json', { method: 'GET' }))
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  expect(JSON.stringify(body)).not.toMatch(/matek\.example|localhost|secret of|sk_|whsec_/i)
})

test('a body may be left out only where a fresh sign-in does instead', async () => {
  const operations = Object.entries((await readDocument()).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { requestBody }]) => ({ name: `${method} ${path}`, requestBody })),
  )
  const optional = operations.filter(({ requestBody }) => requestBody?.required === false)
  expect(optional.map(({ name }) => name).toSorted()).toEqual(['delete /user', 'post /user/data'])
})

test.each(calls)('$name takes and answers what the document says', async (route) => {
  const { method, path } = route.spec
  const site = await openSiteWithContent()
  const [row] = routeTable[route.name]
  const caller = await createCaller(site, leastPrivilegedCaller(row))
  const sent = (await row.sent?.(caller, site)) ?? {}
  const answer = await (await prepareCall(site, route, { ...row, sent: () => sent }, caller))()
  const item = Object.entries((await readDocument()).paths[path] ?? {})
  const described = item.find(([key]) => key === method.toLowerCase())?.[1]
  expect(described?.requestBody?.content['application/json'].schema.parse(sent.body)).toEqual(sent.body)
  const schema = described?.responses[200]?.content['application/json'].schema
  expect(schema?.parse(answer.body)).toEqual(answer.body)
})
