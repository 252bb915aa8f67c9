import { redirect } from 'next/navigation'
import { z } from 'zod'
import { route } from '@/lib/server/http/route'
import { withHeaders } from '@/lib/server/http/to-response'
import { AppError } from '@/lib/shared/errors/app-error'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, SITE_URL } from '@/tests/support/test-site'

/** Of a call that may answer anything. */
const TEST = {
  method: 'POST',
  path: '/test',
  section: 'Everything else',
  summary: 'A test.',
  answer: z.unknown(),
} as const

const PATH = '/api/test'
const Count = z.object({ count: z.coerce.number().int() })
const echo = route({ ...TEST, body: z.object({ text: z.string() }) }, async ({ body }) => body)
const failing = (error: unknown) =>
  route(TEST, async () => {
    throw error
  })

describe('an answer', () => {
  test('is the result as JSON, and not to be stored', async () => {
    openSite()
    const answer = await call(echo, apiRequest(PATH, { body: { text: 'ő' } }))
    expect(answer).toMatchObject({ status: 200, body: { text: 'ő' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is 204 without a result', async () => {
    openSite()
    expect(
      await call(
        route(TEST, async () => undefined),
        apiRequest(PATH),
      ),
    ).toMatchObject({ status: 204 })
  })

  test('has the code, status, text and details of a known failure', async () => {
    const site = openSite()
    expect(await call(failing(new AppError('limit-reached', { limit: 3 })), apiRequest(PATH))).toMatchObject({
      status: 403,
      body: {
        error: { code: 'limit-reached', message: 'Elérted a napi feladatlimitet!', details: { limit: 3 } },
      },
    })
    expect(site.reports).toEqual([])
  })

  test('hides an unknown failure behind a reference, and reports it', async () => {
    const site = openSite()
    const error = new Error('secret detail')
    const answer = await call(failing(error), apiRequest(PATH))
    expect(answer).toMatchObject({
      status: 500,
      body: { error: { code: 'internal', details: { reference: 'report-1' } } },
    })
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect(site.reports).toEqual([error])
  })

  test('reports a provider that did not answer', async () => {
    const site = openSite()
    expect(await call(failing(new AppError('unavailable')), apiRequest(PATH))).toMatchObject({ status: 503 })
    expect(site.reports).toHaveLength(1)
  })

  test('says how long to wait', async () => {
    openSite()
    const answer = await call(failing(new AppError('too-many-requests', { retryAfterSeconds: 17 })), apiRequest(PATH))
    expect(answer.headers.get('retry-after')).toBe('17')
  })

  test('leaves redirects to Next', async () => {
    openSite()
    const handler = route(TEST, async () => redirect('/login'))
    await expect(call(handler, apiRequest(PATH))).rejects.toThrow('NEXT_REDIRECT')
  })
})

describe('an answer that is not what its call declares', () => {
  const answer = z.strictObject({ name: z.string() })
  // As the store gives it, whose type says less than there is.
  const stored: { readonly name: string } = JSON.parse('{"name":"Kata","passwordHash":"secret detail"}')

  test.each([
    ['a field more', route({ ...TEST, answer }, async () => stored)],
    ['a field more, with headers', route({ ...TEST, answer }, async () => withHeaders(stored, { 'X-Test': '1' }))],
    ['a response made by hand', route({ ...TEST, answer }, async () => Response.json(stored) as never)],
    ['something in place of nothing', route({ ...TEST, answer: z.undefined() }, async () => stored as never)],
  ])('is a failure where answers are checked: %s', async (_, handler) => {
    const site = openSite()
    const refused = await call(handler, apiRequest(PATH))
    expect(refused).toMatchObject({ status: 500, body: { error: { code: 'internal' } } })
    expect(JSON.stringify(refused.body)).not.toContain('secret')
    expect(site.reports).toEqual([
      expect.objectContaining({ message: expect.stringContaining('not what its call declares') }),
    ])
  })

  test('costs nothing where they are not', async () => {
    openSite({ checksAnswers: false })
    const handler = route({ ...TEST, answer }, async () => stored)
    expect(await call(handler, apiRequest(PATH))).toMatchObject({ status: 200, body: stored })
  })
})

describe('the input', () => {
  test('has parsed path parameters and query', async () => {
    openSite()
    const handler = route({ ...TEST, params: Count, query: Count }, async ({ params, query }) => [
      params.count,
      query.count,
    ])
    const request = apiRequest(`${PATH}?count=2&other=x`, { method: 'GET' })
    expect(await call(handler, request, { count: '1' })).toMatchObject({ body: [1, 2] })
  })

  test.each([
    ['path', '?count=2', { count: 'one' }],
    ['query', '?count=two', { count: '1' }],
  ])('is refused when the %s does not fit', async (_, query, params) => {
    openSite()
    const handler = route({ ...TEST, params: Count, query: Count }, async () => 'never')
    expect(await call(handler, apiRequest(`${PATH}${query}`, { method: 'GET' }), params)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request', details: [{ path: 'count' }] } },
    })
  })

  test('names the place of a fault inside the body', async () => {
    openSite()
    const handler = route(
      { ...TEST, body: z.object({ answers: z.array(z.object({ value: z.string() })) }) },
      async () => 'never',
    )
    const request = apiRequest(PATH, { body: { answers: [{ value: 'a' }, { value: 5 }] } })
    expect(await call(handler, request)).toMatchObject({ body: { error: { details: [{ path: 'answers.1.value' }] } } })
  })
})

describe('a body', () => {
  const bodyLimitBytes = 40 * 1024
  const longer = route({ ...TEST, body: z.object({ text: z.string() }), bodyLimitBytes }, async () => 'done')
  /** As JSON, in bytes. */
  const ofLength = (bytes: number) => ({ body: { text: 'x'.repeat(bytes - '{"text":""}'.length) } })

  test('may be as long as its call says, and no longer', async () => {
    openSite()
    expect(await call(longer, apiRequest(PATH, ofLength(bodyLimitBytes)))).toMatchObject({ status: 200 })
    expect(await call(longer, apiRequest(PATH, ofLength(bodyLimitBytes + 1)))).toMatchObject({
      status: 413,
      body: { error: { code: 'payload-too-large' } },
    })
  })
})

describe('access', () => {
  const forUser = route({ ...TEST, auth: 'user' }, async ({ user }) => user)
  const forVerified = route({ ...TEST, auth: 'payer' }, async ({ user }) => user.uid)

  test('gives the handler the user of the session', async () => {
    const site = openSite()
    const user = await site.addUser({ name: 'Kata', legalConsentDate: '2026-01-01T00:00:00.000Z' })
    expect(await call(forUser, apiRequest(PATH, { token: await site.tokenOf(user) }))).toMatchObject({
      body: {
        uid: user.uid,
        email: user.email,
        displayName: 'Kata',
        role: 0,
        emailVerified: false,
        legalConsentDate: '2026-01-01T00:00:00.000Z',
      },
    })
  })

  test('asks for a confirmed address when told to, as the store has it now', async () => {
    const site = openSite()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    expect(await call(forVerified, apiRequest(PATH, { token }))).toMatchObject({
      status: 403,
      body: { error: { code: 'email-not-verified' } },
    })
    await site.store.update('users', user.uid, { emailVerified: '2026-01-01T00:00:00.000Z' })
    expect(await call(forVerified, apiRequest(PATH, { token }))).toMatchObject({ status: 200, body: user.uid })
  })
})

describe('a call that visitors may make too', () => {
  const limits = [{ name: 'once', limit: 1, windowSeconds: 60, per: 'user' }] as const
  const handler = route({ ...TEST, auth: 'optional', limits }, async ({ user }) => user?.uid ?? 'nobody')

  test('has the user of the session, or nobody', async () => {
    const site = openSite()
    const user = await site.addUser()
    expect(await call(handler, apiRequest(PATH, { token: await site.tokenOf(user) }))).toMatchObject({ body: user.uid })
    expect(await call(handler, apiRequest(PATH, { token: 'no session' }))).toMatchObject({ body: 'nobody' })
    await site.store.update('users', user.uid, { disabled: true })
    expect(await call(handler, apiRequest(PATH, { token: await site.tokenOf(user) }))).toMatchObject({ body: 'nobody' })
  })

  test('counts for an account where there is one', async () => {
    const site = openSite()
    const token = await site.tokenOf(await site.addUser())
    const calls = [{}, {}, { token }, { token }]
    const statuses: number[] = []
    for (const each of calls) statuses.push((await call(handler, apiRequest(PATH, each))).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('the order of checks', () => {
  const limits = [{ name: 'once', limit: 1, windowSeconds: 60, per: 'user' }] as const
  const handler = route({ ...TEST, auth: 'user', limits, body: z.object({ text: z.string() }) }, async () => 'done')

  test('is origin, authentication, limit, input', async () => {
    const site = openSite()
    const token = await site.tokenOf(await site.addUser())
    const foreign = { headers: { origin: 'https://elsewhere.hu' }, body: 'no JSON' }
    const codes: unknown[] = []
    for (const call of [{ cookie: 'no session', ...foreign }, { body: 'no JSON' }, { token }, { token, body: {} }]) {
      codes.push((await handler(apiRequest(PATH, call), { params: Promise.resolve({}) })).status)
    }
    expect(codes).toEqual([403, 401, 400, 429])
  })

  test('ends where uses cannot be counted: nobody passes uncounted', async () => {
    const down = async () => Promise.reject(new AppError('unavailable'))
    const site = openSite({ rateLimiter: { use: down, peek: down, reset: down } })
    const answer = await call(handler, apiRequest(PATH, { token: await site.tokenOf(await site.addUser()), body: {} }))
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    expect(site.reports).toHaveLength(1)
  })

  test('counts limits for each account apart', async () => {
    const site = openSite()
    const calls = await Promise.all(
      [await site.addUser(), await site.addUser()].map(async (user) =>
        call(handler, apiRequest(PATH, { token: await site.tokenOf(user), body: { text: '' } })),
      ),
    )
    expect(calls.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('the origin of a call with a session cookie', () => {
  const handler = route(TEST, async () => 'done')
  const statusWith = async (headers: Readonly<Record<string, string>>, method = 'POST', url = SITE_URL) => {
    openSite({ site: { url } })
    const cookie = 'authjs.session-token=x'
    return (await call(handler, apiRequest(PATH, { method, headers: { cookie, ...headers } }))).status
  }

  test.each([
    ['the site’s public address', { origin: SITE_URL, host: 'inner:3000' }],
    ['the address that the browser asked', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['the same origin by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])('may be %s', async (_, headers) => {
    expect(await statusWith(headers)).toBe(200)
  })

  test.each([
    ['another site', { origin: 'https://elsewhere.hu' }],
    ['another site, whatever Sec-Fetch-Site says', { origin: 'https://elsewhere.hu', 'sec-fetch-site': 'same-origin' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a subdomain', { origin: 'http://www.localhost:3000' }],
    ['the site’s address as a prefix', { origin: 'http://localhost:3000.elsewhere.hu' }],
    ['hidden by the browser', { origin: 'null' }],
    ['not an address', { origin: 'localhost:3000' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['not told', {}],
    ['of another kind than a web page', { origin: 'x:', host: '' }],
  ])('may not be %s', async (_, headers) => {
    expect(await statusWith(headers)).toBe(403)
  })

  test('is asked of numbered and secure cookies too', async () => {
    expect(await statusWith({ cookie: 'authjs.session-token.0=x' })).toBe(403)
    expect(await statusWith({ cookie: '__Secure-authjs.session-token=x' })).toBe(403)
  })

  test('is asked of every cookie that the session may be read from', async () => {
    const site = openSite()
    const cookie = `authjs.session-tokenX=${await site.tokenOf(await site.addUser())}`
    const forUser = route({ ...TEST, auth: 'user' }, async () => 'done')
    expect(await call(forUser, apiRequest(PATH, { method: 'GET', headers: { cookie } }))).toMatchObject({ status: 200 })
    expect(await call(forUser, apiRequest(PATH, { headers: { cookie } }))).toMatchObject({ status: 403 })
  })

  test('may not be a plain page where the site is on https, since others may have written that', async () => {
    const host = 'matek.example'
    expect(await statusWith({ origin: `http://${host}`, host }, 'POST', `https://${host}`)).toBe(403)
    expect(await statusWith({ origin: `https://${host}`, host }, 'POST', `https://${host}`)).toBe(200)
    expect(await statusWith({ origin: `https://${host}`, host }, 'POST', 'http://inner:3000')).toBe(200)
  })

  test('does not matter for reading, nor without a session cookie', async () => {
    expect(await statusWith({ origin: 'https://elsewhere.hu' }, 'GET')).toBe(200)
    expect(await statusWith({ origin: 'https://elsewhere.hu', cookie: 'theme=dark' })).toBe(200)
  })
})
