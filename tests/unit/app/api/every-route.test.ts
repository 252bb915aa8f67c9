/** What holds for every route of the site alike, whatever it does. */

import type { DocumentStore } from '@/lib/ports/document-store'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { mayBeLeftOut } from '@/lib/server/http/parse-input'
import { BODY_LIMIT_BYTES } from '@/lib/server/http/read-body'
import type { Services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { type ApiCall, apiCalls, type CallKey } from '@/tests/support/api-calls'
import type { Answer } from '@/tests/support/api-request'
import { openSiteWithContent, prepareCall } from '@/tests/support/call-route'
import { type Caller, createCaller } from '@/tests/support/callers'
import { leastPrivilegedCaller, routeTable } from '@/tests/support/route-table'
import { openSite, type TestSite } from '@/tests/support/test-site'

const routes = apiCalls.map((route) => ({ ...route, row: routeTable[route.name][0] }))
type Route = (typeof routes)[number]

const isForUsers = ({ spec }: ApiCall) => ['user', 'payer'].includes(spec.auth ?? '')
const refusal = (code: string, more: object = {}) => ({ error: { code, message: expect.any(String), ...more } })

/** The call of the first row of the table, ready to be made by whom it serves. */
async function prepare({ row, ...route }: Route, change = (caller: Caller) => caller) {
  const site = await openSiteWithContent()
  const caller = change(await createCaller(site, leastPrivilegedCaller(row)))
  const sent = (await row.sent?.(caller, site)) ?? {}
  return { site, caller, sent, makeCall: await prepareCall(site, route, { ...row, sent: () => sent }, caller) }
}

describe.each(routes)('$name', (route) => {
  test('takes the session from a cookie as it takes it from the Authorization header', async () => {
    const { makeCall } = await prepare(route)
    expect(await makeCall({ byCookie: true })).toMatchObject({
      status: route.row.outcomes[leastPrivilegedCaller(route.row)],
    })
  })

  test('lets nobody keep what is for one user', async () => {
    const { makeCall } = await prepare(route)
    const isShared = route.spec.cacheControl !== undefined
    if (isShared) expect(route.spec.auth).toBeUndefined()
    const { headers } = await makeCall()
    expect(headers.get('cache-control')).toEqual(isShared ? expect.stringContaining('public') : 'no-store')
  })

  test('takes an ended session for none', async () => {
    const { makeCall } = await prepare(route, ({ account, ...rest }) => ({
      ...rest,
      account: account && { ...account, sessionVersion: account.sessionVersion - 1 },
    }))
    const { status } = await makeCall()
    expect(status).toBe(isForUsers(route) ? 401 : route.row.outcomes[leastPrivilegedCaller(route.row)])
  })
})

const WITHOUT_STORE: readonly CallKey[] = ['GET /openapi.json', 'GET /captcha', 'GET /flags']

describe.each(routes.filter(({ name }) => !WITHOUT_STORE.includes(name)))('$name', (route) => {
  test('tells nothing of what went wrong inside', async () => {
    const { site, makeCall } = await prepare(route)
    const failing = openWith(site, { store: failingStore(new Error('no secret at run (/etc/secret.ts:1:2)')) })
    const { status, headers, body } = await makeCall()
    expect({ status, body }).toEqual({ status: 500, body: refusal('internal', { details: { reference: 'report-1' } }) })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(failing.reports).toHaveLength(1)
  })

  test('says when the store does not answer', async () => {
    const { site, makeCall } = await prepare(route)
    openWith(site, { store: failingStore(new AppError('unavailable')) })
    const { status, body } = await makeCall()
    expect({ status, body }).toEqual({ status: 503, body: refusal('unavailable') })
  })
})

describe.each(routes.filter(({ spec }) => spec.method !== 'GET'))('$name', (route) => {
  test('refuses the page of another site that uses the session of a visitor', async () => {
    const { site, makeCall } = await prepare(route)
    const before = await site.dump()
    const answer = await makeCall({ byCookie: true, headers: { origin: 'https://elsewhere.hu' } })
    expect(answer).toMatchObject({ status: 403, body: refusal('forbidden') })
    expect(await site.dump()).toEqual(before)
    expect(site.mails).toEqual([])
  })

  test('takes a body that is as long as it may be, and refuses one of a byte more', async () => {
    const { bodyLimitBytes = BODY_LIMIT_BYTES } = route.spec
    const { site, makeCall } = await prepare(route)
    const before = await site.dump()
    const answer = await makeCall({ bodyBytes: bodyLimitBytes + 1 })
    expect(answer).toMatchObject({ status: 413, body: refusal('payload-too-large') })
    expect(await site.dump()).toEqual(before)
    // What is signed letter by letter is refused by then, but not for its length.
    const expected = route.name === 'POST /payment/webhook' ? 400 : route.row.outcomes[leastPrivilegedCaller(route.row)]
    expect((await makeCall({ bodyBytes: bodyLimitBytes })).status).toBe(expected)
  })
})

test('no body may be longer than 32 KiB, but for a whole exam and for what the payment provider tells', () => {
  const longer = routes.filter(({ spec }) => spec.bodyLimitBytes !== undefined)
  expect(longer.map(({ name, spec }) => [name, spec.bodyLimitBytes])).toEqual([
    ['PUT /exams/{id}/attempt', 128 * 1024],
    ['POST /exams/{id}/hand-in', 128 * 1024],
    ['POST /payment/webhook', 1024 * 1024],
  ])
})

const INVALID = { status: 400, body: refusal('invalid-request', { details: expect.any(Array) }) }

const faultyBodies = {
  'text that is not JSON': { rawBody: '{"userId":' },
  'no body': { rawBody: '' },
  null: { rawBody: 'null' },
  'a list': { rawBody: '[]' },
  'an object without a field': { rawBody: '{}' },
  'a body that is not declared to be JSON': { headers: { 'content-type': 'text/plain' } },
  'a form': { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
}

const withBody = routes.filter((route) => route.spec.body)

test.each(withBody)('$name refuses faulty bodies', async (route) => {
  const { site, makeCall } = await prepare(route)
  const before = await site.dump()
  const needsNothing = route.spec.body?.safeParse({}).success === true
  for (const [name, difference] of Object.entries(faultyBodies)) {
    if (needsNothing && difference === faultyBodies['an object without a field']) continue
    if (route.spec.body && mayBeLeftOut(route.spec.body) && difference === faultyBodies['no body']) continue
    expect({ [name]: await makeCall(difference) }).toMatchObject({ [name]: INVALID })
  }
  expect(await site.dump()).toEqual(before)
})

/** Whatever is in its body, but for one key, is refused by the domain. */
const TAKES_ANY_FIELD: CallKey = 'POST /user/custom/{userId}'

test.each(withBody.filter(({ name }) => name !== TAKES_ANY_FIELD))(
  '$name refuses fields of another type, and without what it needs',
  async (route) => {
    const { site, sent, makeCall } = await prepare(route)
    openWith(site, { rateLimiter: boundless })
    const before = await site.dump()
    const faulty = Object.keys(sent.body ?? {})
      .flatMap((field) => [undefined, null, 7, [], {}].map((value) => ({ ...sent.body, [field]: value })))
      .filter((body) => route.spec.body?.safeParse(JSON.parse(JSON.stringify(body))).success === false)
    expect(faulty.length).toBeGreaterThan(0)
    for (const body of faulty) {
      const rawBody = JSON.stringify(body)
      expect({ [rawBody]: await makeCall({ rawBody }) }).toMatchObject({ [rawBody]: INVALID })
    }
    expect(await site.dump()).toEqual(before)
    expect(site.mails).toEqual([])
  },
)

const limited = routes.flatMap((route) =>
  (route.spec.limits ?? []).map((limit) => ({ ...route, limit, title: `${route.name}, ${limit.name}` })),
)

test.each(limited)(
  '$title: the last call that is allowed passes, the next is told when to come again',
  async (route) => {
    const { limit, row } = route
    expect(await callAfter(route, limit, limit.limit - 1)).toMatchObject({
      status: row.outcomes[leastPrivilegedCaller(row)],
    })
    const { status, headers, body } = await callAfter(route, limit, limit.limit)
    const retryAfterSeconds = Number(headers.get('retry-after'))
    expect({ status, body }).toEqual({
      status: 429,
      body: refusal('too-many-requests', { details: { retryAfterSeconds } }),
    })
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(limit.windowSeconds)
  },
)

/** Makes a call, with so many before it. */
async function callAfter(route: Route, limit: RouteLimit, uses: number): Promise<Answer> {
  const { site, caller, makeCall } = await prepare(route)
  // Where the server has noted no address, the routes take this one.
  const key = limit.per === 'client' ? 'unknown' : (caller.account?.uid ?? '')
  for (let use = 0; use < uses; use++) await site.rateLimiter.use(limit, key)
  return makeCall()
}

test('every call that changes something is limited: by account, and by client IP where anybody may make it', () => {
  const unlimited = routes.filter((route) => {
    const { limits = [] } = route.spec
    const wanted = isForUsers(route) ? 'user' : 'client'
    return route.spec.method !== 'GET' && !limits.some(({ per }) => per === wanted)
  })
  expect(unlimited.map(({ name }) => name)).toEqual([
    // Limited where mails are sent.
    'POST /account/verification',
    'PUT /account/parental-consent',
    // The provider sends as many as there is to tell; nobody else can sign them.
    'POST /payment/webhook',
    // Nobody who does not know the secret gets anything done.
    'POST /upkeep',
  ])
})

/** The same site with another service. */
function openWith(site: TestSite, services: Partial<Services>): TestSite {
  return openSite({ store: site.store, ...services })
}

function failingStore(error: Error): DocumentStore {
  const fail = async () => {
    throw error
  }
  const close = async () => undefined
  return {
    get: fail,
    query: fail,
    create: fail,
    set: fail,
    update: fail,
    delete: fail,
    transaction: fail,
    ping: fail,
    close,
  }
}

const boundless: RateLimiter = {
  use: async () => ({ allowed: true }),
  peek: async () => ({ allowed: true }),
  reset: async () => undefined,
}
