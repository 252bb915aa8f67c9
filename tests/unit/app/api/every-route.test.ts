/** What holds for every route of the site alike, whatever it does. */

import type { DocumentStore } from '@/lib/ports/document-store'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { BODY_LIMIT_BYTES } from '@/lib/server/http/read-body'
import type { Services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { type ApiRoute, apiRoutes, isOwnCall } from '@/tests/support/api-routes'
import { openSiteWithContent, prepareCall } from '@/tests/support/call-route'
import { type Caller, createCaller } from '@/tests/support/callers'
import { routeTable, servedBy } from '@/tests/support/route-table'
import { openSite, type TestSite } from '@/tests/support/test-site'

const routes = apiRoutes()
  .filter(isOwnCall)
  .flatMap((route) => (routeTable[route.name] ?? []).slice(0, 1).map((row) => ({ ...route, row })))
type Route = (typeof routes)[number]

const specOf = ({ handler }: ApiRoute) => handler.spec ?? {}
const isForUsers = (route: ApiRoute) => ['user', 'verified'].includes(specOf(route).auth ?? '')
const refusal = (code: string, more: object = {}) => ({ error: { code, message: expect.any(String), ...more } })

/** The call of the first row of the table, ready to be made by whom it serves. */
async function prepare({ row, ...route }: Route, change = (caller: Caller) => caller) {
  const site = await openSiteWithContent()
  const caller = change(await createCaller(site, servedBy(row)))
  return { site, makeCall: await prepareCall(site, route, row, caller) }
}

describe.each(routes)('$name', (route) => {
  test('takes the session from a cookie as it takes it from the Authorization header', async () => {
    const { makeCall } = await prepare(route)
    expect(await makeCall({ byCookie: true })).toMatchObject({ status: route.row.outcomes[servedBy(route.row)] })
  })

  test('lets nobody keep what is for one user', async () => {
    const { makeCall } = await prepare(route)
    const isShared = specOf(route).cacheControl !== undefined
    if (isShared) expect(specOf(route).auth).toBeUndefined()
    const { headers } = await makeCall()
    expect(headers.get('cache-control')).toEqual(isShared ? expect.stringContaining('public') : 'no-store')
  })

  test('takes an ended session for none', async () => {
    const { makeCall } = await prepare(route, ({ named, account }) => ({
      named,
      account: account && { ...account, sessionVersion: account.sessionVersion - 1 },
    }))
    const { status } = await makeCall()
    expect(status).toBe(isForUsers(route) ? 401 : route.row.outcomes.visitor)
  })
})

const WITHOUT_STORE = ['GET /api/openapi.json', 'GET /api/captcha', 'GET /api/flags']

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

describe.each(routes.filter(({ method }) => method !== 'GET'))('$name', (route) => {
  test('refuses the page of another site that uses the session of a visitor', async () => {
    const { site, makeCall } = await prepare(route)
    const before = await site.dump()
    const answer = await makeCall({ byCookie: true, headers: { origin: 'https://elsewhere.hu' } })
    expect(answer).toMatchObject({ status: 403, body: refusal('forbidden') })
    expect(await site.dump()).toEqual(before)
    expect(site.mails).toEqual([])
  })

  test('refuses a body over 32 KiB, or what else it says', async () => {
    const { site, makeCall } = await prepare(route)
    const before = await site.dump()
    const { bodyLimitBytes = BODY_LIMIT_BYTES } = specOf(route)
    const answer = await makeCall({ rawBody: JSON.stringify('x'.repeat(bodyLimitBytes)) })
    expect(answer).toMatchObject({ status: 413, body: refusal('payload-too-large') })
    expect(await site.dump()).toEqual(before)
  })
})

const faultyBodies = {
  'text that is not JSON': { rawBody: '{"userId":' },
  'no body': { rawBody: '' },
  null: { rawBody: 'null' },
  'a list': { rawBody: '[]' },
  'an object without a field': { rawBody: '{}' },
  'a body that is not declared to be JSON': { headers: { 'content-type': 'text/plain' } },
  'a form': { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
}

test.each(routes.filter((route) => specOf(route).body))('$name refuses faulty bodies', async (route) => {
  const { site, makeCall } = await prepare(route)
  const before = await site.dump()
  const needsNothing = specOf(route).body?.safeParse({}).success === true
  for (const [name, difference] of Object.entries(faultyBodies)) {
    if (needsNothing && difference === faultyBodies['an object without a field']) continue
    const { status, body } = await makeCall(difference)
    const expected = { status: 400, body: refusal('invalid-request', { details: expect.any(Array) }) }
    expect({ [name]: { status, body } }).toEqual({ [name]: expected })
  }
  expect(await site.dump()).toEqual(before)
})

describe.each(routes.filter((route) => specOf(route).limits))('$name', (route) => {
  test('says when to come again who has called too often', async () => {
    const { site, makeCall } = await prepare(route)
    openWith(site, { rateLimiter: exhausted })
    const { status, headers, body } = await makeCall()
    expect({ status, body }).toEqual({
      status: 429,
      body: refusal('too-many-requests', { details: { retryAfterSeconds: 7 } }),
    })
    expect(headers.get('retry-after')).toBe('7')
  })
})

test('every call that changes something is limited: by account, and by client address where anybody may make it', () => {
  const unlimited = routes.filter((route) => {
    const { limits = [] } = specOf(route)
    const wanted = isForUsers(route) ? 'user' : 'client'
    return route.method !== 'GET' && !limits.some(({ per }) => per === wanted)
  })
  expect(unlimited.map(({ name }) => name)).toEqual([
    // Limited where mails are sent.
    'POST /api/account/verification',
    // The provider sends as many as there is to tell; nobody else can sign them.
    'POST /api/payment/webhook',
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

const exhausted: RateLimiter = {
  use: async () => ({ allowed: false, retryAfterSeconds: 7 }),
  peek: async () => ({ allowed: false, retryAfterSeconds: 7 }),
  reset: async () => undefined,
}
