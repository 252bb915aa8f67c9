/** What sign-ins and sessions withstand: forged calls, planted cookies, tricky addresses, tokens that have ended. */
import { NextRequest } from 'next/server'
import { GET as readVerification } from '@/app/api/account/verification/route'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { findUser, replacePassword, updateUser } from '@/lib/domain/account/users'
import { currentUser } from '@/lib/server/auth/session'
import { readSessionClaims } from '@/lib/server/auth/session-token'
import { installServices } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { apiRequest, call } from '@/tests/support/api-request'
import { openBrowser } from '@/tests/support/auth-browser'
import { FACEBOOK_CLIENT, GOOGLE_CLIENT } from '@/tests/support/oidc-clients'
import { openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

jest.mock('next/headers', () => ({ headers: async () => pageRequest.headers }))

const KATA = { email: 'kata@pelda.hu', password: 'titok1' }
const SESSION = 'authjs.session-token'
const pageRequest = { headers: new Headers() }

async function siteWithKata(overrides: Parameters<typeof openSite>[0] = {}) {
  const site = openSite(overrides)
  const kata = await site.addUser({ ...KATA, name: 'Kata' })
  return { site, kata }
}

const cookieLine = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))

describe('login CSRF: a sign-in that another site’s page sends', () => {
  test.each([
    ['with its own origin', { origin: 'https://elsewhere.hu' }],
    ['from a frame without an origin', { origin: 'null' }],
    ['from a subdomain', { origin: 'http://a.localhost:3000' }],
    ['from another port', { origin: 'http://localhost:3001' }],
    ['without its origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused, though it has the token of the form', async (_, headers: Record<string, string>) => {
    await siteWithKata()
    const browser = openBrowser()
    const { csrfToken } = (await browser.send('/api/auth/csrf')).body
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const action of ['callback/credentials', 'signin/google', 'signout']) {
      const request = new NextRequest(`${SITE_URL}/api/auth/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: JSON.stringify({ ...KATA, csrfToken }),
      })
      const response = await POST(request)
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } })
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  test.each([
    ['no token', {}],
    ['a made-up token', { csrfToken: 'a'.repeat(64) }],
    ['a token that is no text', { csrfToken: { $ne: '' } }],
  ])('with %s is refused', async (_, token) => {
    await siteWithKata()
    const browser = openBrowser()
    await browser.send('/api/auth/csrf')
    const { response, body } = await browser.send('/api/auth/callback/credentials', { ...KATA, ...token })
    expect(body.url).toBe(`${SITE_URL}/login?error=MissingCSRF&code=invalid-user-token`)
    expect(cookieLine(response, SESSION)).toBeUndefined()
  })

  test.each([
    ['no token', {}],
    ['a made-up token', { csrfToken: 'a'.repeat(64) }],
  ])('a sign-out with %s ends nothing, and says so', async (_, token) => {
    await siteWithKata()
    const browser = openBrowser()
    await browser.signIn(KATA)
    const { body } = await browser.send('/api/auth/signout', token)
    expect(body.url).toBe(`${SITE_URL}/login?error=MissingCSRF&code=invalid-user-token`)
    expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu' } })
  })

  test('with the token of another browser is refused', async () => {
    await siteWithKata()
    const [browser, other] = [openBrowser(), openBrowser()]
    const { csrfToken } = (await other.send('/api/auth/csrf')).body
    await browser.send('/api/auth/csrf')
    const { response } = await browser.send('/api/auth/callback/credentials', { ...KATA, csrfToken })
    expect(cookieLine(response, SESSION)).toBeUndefined()
  })

  test('as a form, which needs no script, is refused without the token', async () => {
    await siteWithKata()
    const request = new NextRequest(`${SITE_URL}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(KATA).toString(),
    })
    const response = await POST(request)
    expect(response.headers.get('location')).toContain('error=MissingCSRF')
    expect(cookieLine(response, SESSION)).toBeUndefined()
  })
})

test('a password that is replaced while it is being checked begins no session', async () => {
  const { site, kata } = await siteWithKata()
  const { rateLimiter } = site
  const reset: typeof rateLimiter.reset = async (...counted) => {
    // The password has been found right by now.
    await site.store.transaction(async (transaction) => {
      const user = await findUser(transaction, kata.uid)
      if (user) replacePassword(transaction, user, 'another hash')
    })
    await rateLimiter.reset(...counted)
  }
  installServices({ ...site, rateLimiter: { ...rateLimiter, reset } })
  const browser = openBrowser()
  expect((await browser.signIn(KATA)).parameters).toEqual({ error: 'CredentialsSignin', code: 'sign-in-failed' })
  expect(await browser.session()).toBeNull()
})

describe('routes of next-auth that the site does not use', () => {
  const answerTo = async (method: 'GET' | 'POST', path: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = new NextRequest(`${SITE_URL}/api/auth/${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body: '{}' }),
    })
    const response = await (method === 'GET' ? GET : POST)(request)
    return { status: response.status, location: response.headers.get('location') }
  }

  test.each([
    ['GET', 'verify-request'],
    ['GET', 'webauthn-options/google'],
    ['GET', 'callback'],
    ['GET', 'session/x'],
    ['GET', 'constructor'],
    ['GET', ''],
    ['POST', 'webauthn-options'],
    ['POST', 'signin'],
    ['POST', 'csrf'],
  ] as const)('%s %s is not there, and nobody is told', async (method, path) => {
    const { site } = await siteWithKata()
    expect(await answerTo(method, path)).toEqual({ status: 404, location: null })
    expect([...site.reports, ...site.notices]).toEqual([])
  })

  test.each([
    ['GET', 'callback/google'],
    ['GET', 'callback/credentials'],
    ['GET', 'signin/constructor'],
    ['POST', 'signin/facebook'],
    ['POST', 'signin/credentials'],
    ['POST', 'callback/nothing'],
  ] as const)('%s %s tells that this way in is not enabled, and nobody else', async (method, path) => {
    const { site } = await siteWithKata()
    const location = `${SITE_URL}/login?error=operation-not-allowed&code=operation-not-allowed`
    expect(await answerTo(method, path)).toEqual({ status: 302, location })
    expect([...site.reports, ...site.notices]).toEqual([])
  })

  test('a link that would begin a sign-in is not one, and nobody is told', async () => {
    const site = openSite({ socialProviders: [GOOGLE_CLIENT] })
    const location = `${SITE_URL}/login?error=operation-not-allowed&code=operation-not-allowed`
    expect(await answerTo('GET', 'signin/google')).toEqual({ status: 302, location })
    expect([...site.reports, ...site.notices]).toEqual([])
  })

  test.each([
    ['signin', '/login'],
    ['error', '/login'],
    ['signout', '/'],
  ])('its page %s is %s of the site', async (path, page) => {
    const { site } = await siteWithKata()
    const { status, location } = await answerTo('GET', path)
    const { origin, pathname } = new URL(location ?? 'missing:', SITE_URL)
    expect({ status, origin, pathname }).toEqual({ status: 302, origin: SITE_URL, pathname: page })
    expect(site.reports).toEqual([])
  })
})

describe('session fixation', () => {
  test('a session cookie from before the sign-in is replaced by another', async () => {
    const { site } = await siteWithKata()
    const planted = await site.tokenOf(await site.addUser({ email: 'attacker@pelda.hu' }))
    const browser = openBrowser()
    browser.cookies.set(SESSION, planted)
    await browser.signIn(KATA)
    expect(browser.cookies.get(SESSION)).not.toBe(planted)
    expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu' } })
  })

  test('parts of a session that were planted beside it do not outlive the sign-in', async () => {
    await siteWithKata()
    const browser = openBrowser()
    browser.cookies.set(`${SESSION}.0`, 'planted')
    browser.cookies.set(`${SESSION}.1`, 'planted')
    await browser.signIn(KATA)
    expect([...browser.cookies.keys()].filter((name) => name.startsWith(SESSION))).toEqual([SESSION])
    expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu' } })
  })

  test('two sign-ins of one account have two tokens', async () => {
    await siteWithKata()
    const browsers = [openBrowser(), openBrowser()]
    for (const browser of browsers) await browser.signIn(KATA)
    const [first, second] = browsers.map(({ cookies }) => cookies.get(SESSION))
    expect(first).not.toBe(second)
  })

  test('a failed sign-in gives no session', async () => {
    await siteWithKata()
    const browser = openBrowser()
    await browser.signIn({ ...KATA, password: 'titok2' })
    expect(browser.cookies.has(SESSION)).toBe(false)
  })
})

describe('the cookies', () => {
  test.each([
    [false, SITE_URL, SESSION, ''],
    [true, 'https://matek.example', `__Secure-${SESSION}`, '; Secure'],
  ])('of a site with https: %s are for its server only', async (secureCookies, url, name, secure) => {
    const auth = { secret: 'a secret of thirty-two characters', secureCookies }
    await siteWithKata({ site: { url }, auth })
    const { response } = await openBrowser({ siteUrl: url }).signIn(KATA)
    expect(cookieLine(response, name)).toMatch(
      new RegExp(`^${name}=[\\w.-]+; Path=/; Expires=[^;]+; HttpOnly${secure}; SameSite=Lax$`),
    )
    const flags = response.headers.getSetCookie().map((line) => line.replace(/^.*?; /, ''))
    for (const line of flags) {
      expect(line).toMatch(/Path=\//)
      expect(line).toMatch(/HttpOnly/)
      expect(line).toMatch(/SameSite=Lax/)
      expect(line.includes('Secure')).toBe(secureCookies)
      expect(line).not.toMatch(/Domain=/)
    }
  })

  test('of the session lives for 30 days', async () => {
    await siteWithKata()
    const { response } = await openBrowser().signIn(KATA)
    const [, expires = ''] = /Expires=([^;]+)/.exec(cookieLine(response, SESSION) ?? '') ?? []
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  test('without the prefix do not open a session where the site is on https', async () => {
    const auth = { secret: 'a secret of thirty-two characters', secureCookies: true }
    const { site, kata } = await siteWithKata({ site: { url: 'https://matek.example' }, auth })
    const headers = new Headers({ cookie: `${SESSION}=${await site.tokenOf(kata)}` })
    expect(await readSessionClaims(auth, headers)).toBeUndefined()
  })
})

const TRICKS = [
  'https://elsewhere.hu',
  'https://elsewhere.hu/exercise/x',
  'http://localhost:3000.elsewhere.hu/',
  'http://localhost:3000@elsewhere.hu/',
  'http://localhost:3000%40elsewhere.hu/',
  'http://localhost:30001/',
  'http://localhost/',
  'https://localhost:3000/',
  'http://user:password@localhost:3000/',
  'http:elsewhere.hu',
  'http:/elsewhere.hu',
  'http:///elsewhere.hu',
  'http:\\\\elsewhere.hu',
  '//elsewhere.hu',
  '///elsewhere.hu',
  '////elsewhere.hu',
  '/\\elsewhere.hu',
  '\\/elsewhere.hu',
  '\\\\elsewhere.hu',
  '/\\/elsewhere.hu',
  '/\t/elsewhere.hu',
  '/\n/elsewhere.hu',
  '/\r\nLocation: https://elsewhere.hu',
  '/%0d%0aLocation:%20https://elsewhere.hu',
  '/.//elsewhere.hu',
  '/..//elsewhere.hu',
  '/a/..//elsewhere.hu',
  '/%2e%2e//elsewhere.hu',
  '/%2f/elsewhere.hu',
  '/%5celsewhere.hu',
  ' https://elsewhere.hu',
  '\u0000https://elsewhere.hu',
  '\u00a0//elsewhere.hu',
  '／／elsewhere.hu',
  '/／elsewhere.hu',
  '〱elsewhere.hu',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:http://localhost:3000/x',
  'elsewhere.hu',
  '.elsewhere.hu',
  '@elsewhere.hu',
  ':80',
  '?next=//elsewhere.hu',
  '#//elsewhere.hu',
  '/login?redirect=//elsewhere.hu',
  '/api/auth/signout',
  `/${'a'.repeat(5000)}`,
  '',
]

/** Where a browser that is on the site would go. */
const destination = (address: string) => new URL(address, `${SITE_URL}/api/auth/callback/credentials`)

describe('open redirects', () => {
  test.each(TRICKS)('callbackUrl %j does not lead away from the site', async (callbackUrl) => {
    await siteWithKata()
    const browser = openBrowser()
    const { response, body } = await browser.post('/api/auth/callback/credentials', { ...KATA, callbackUrl })
    for (const address of [body.url, response.headers.get('location') ?? body.url]) {
      expect(destination(address).origin).toBe(SITE_URL)
      expect(destination(address).pathname).not.toMatch(/^\/\/|\\|^\/(?:login|api)/)
    }
    // Nor does a later sign-in or sign-out, which takes the kept one.
    const later = await browser.post('/api/auth/signout', {})
    expect(destination(later.body.url).origin).toBe(SITE_URL)
  })

  test.each([5, ['/a'], { href: '/a' }, true])('callbackUrl %j, which is no text, leads home', async (callbackUrl) => {
    const { site } = await siteWithKata()
    const { body } = await openBrowser().post('/api/auth/callback/credentials', { ...KATA, callbackUrl })
    expect(body.url).toBe(`${SITE_URL}/`)
    expect(site.reports).toEqual([])
  })

  test.each(TRICKS)('the kept target %j does not lead away from the site', async (value) => {
    openSite()
    const browser = openBrowser()
    const { csrfToken } = (await browser.send('/api/auth/csrf')).body
    browser.cookies.set('authjs.callback-url', encodeURIComponent(value))
    const done = await browser.request('/api/auth/signout', { csrfToken })
    const failed = await browser.request('/api/auth/callback/google?code=x&state=y')
    for (const { headers } of [done, failed]) {
      expect(destination(headers.get('location') ?? '/').origin).toBe(SITE_URL)
    }
  })

  test.each(TRICKS)('the pages of next-auth do not pass %j on', async (value) => {
    openSite()
    for (const page of ['signin', 'signout', 'error', 'verify-request']) {
      const query = new URLSearchParams({ callbackUrl: value, redirect: value, error: `x&redirect=${value}` })
      const response = await GET(new NextRequest(`${SITE_URL}/api/auth/${page}?${query}`))
      expect(destination(response.headers.get('location') ?? '/').origin).toBe(SITE_URL)
    }
  })
})

test('a token of the time before sessions were kept opens none: people sign in again', async () => {
  const { site, kata } = await siteWithKata()
  const { uid, role, email, name } = kata
  const claims = { uid, role, email, name, emailVerified: true, legalConsentDate: null, sessionVersion: 0 }
  const { encode } = await import('next-auth/jwt')
  const token = await encode({ token: claims, secret: site.auth.secret, salt: SESSION })
  const request = apiRequest('/api/account/verification', { method: 'GET', token })
  expect(await call(readVerification, request)).toMatchObject({ status: 401 })
})

test('a token opens no session that is of another account', async () => {
  const { site, kata } = await siteWithKata()
  const token = await site.tokenOf(kata)
  const request = () => apiRequest('/api/account/verification', { method: 'GET', token })
  expect(await call(readVerification, request())).toMatchObject({ status: 200 })
  const [session] = await site.store.query('sessions')
  await site.store.update('sessions', session?.id ?? '', { uid: (await site.addUser()).uid })
  expect(await call(readVerification, request())).toMatchObject({ status: 401 })
})

test('a sign-in ends the session that the browser came with, and a failed one does not', async () => {
  const { site } = await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  const first = browser.cookies.get(SESSION)
  const statusWith = async (token = '') =>
    (await call(readVerification, apiRequest('/api/account/verification', { method: 'GET', token }))).status
  await browser.signIn({ ...KATA, password: 'titok2' })
  expect(await statusWith(first)).toBe(200)
  await browser.signIn(KATA)
  expect(await statusWith(first)).toBe(401)
  expect(await statusWith(browser.cookies.get(SESSION))).toBe(200)
  expect(await site.store.query('sessions')).toHaveLength(1)
})

describe('a session that has ended', () => {
  const ends = [
    ['by its version', (site: TestSite, uid: string) => site.store.update('users', uid, { sessionVersion: 1 })],
    ['with its account', (site: TestSite, uid: string) => site.store.delete('users', uid)],
    ['when its account was disabled', (site: TestSite, uid: string) => updateUser(site.store, uid, { disabled: true })],
  ] as const

  test.each(ends)('%s counts as none on pages, in the API and for next-auth', async (_, end) => {
    const { site, kata } = await siteWithKata()
    const token = await site.tokenOf(kata)
    const request = () => apiRequest('/api/account/verification', { method: 'GET', cookie: token })
    pageRequest.headers = request().headers
    expect(await currentUser()).toMatchObject({ uid: kata.uid })
    expect(await call(readVerification, request())).toMatchObject({ status: 200 })

    await end(site, kata.uid)
    expect(await currentUser()).toBeUndefined()
    expect([401, 403]).toContain((await call(readVerification, request())).status)
    const browser = openBrowser()
    browser.cookies.set(SESSION, token)
    expect(await browser.session()).toBeNull()
    expect(browser.cookies.has(SESSION)).toBe(false)
  })

  test.each(ends)('%s signs nobody out in the log', async (_, end) => {
    const { site, kata } = await siteWithKata()
    const browser = openBrowser()
    browser.cookies.set(SESSION, await site.tokenOf(kata))
    await end(site, kata.uid)
    await browser.post('/api/auth/signout', {})
    expect(await site.store.query('activityLog')).toEqual([])
    expect(browser.cookies.has(SESSION)).toBe(false)
  })
})

test('a sign-out ends the session for whoever has copied its cookie, and no other', async () => {
  await siteWithKata()
  const [browser, other] = [openBrowser(), openBrowser()]
  for (const each of [browser, other]) await each.signIn(KATA)
  const statusWith = async (token: string | undefined) =>
    (await call(readVerification, apiRequest('/api/account/verification', { method: 'GET', token: token ?? '' })))
      .status
  const copied = browser.cookies.get(SESSION)
  expect(await statusWith(copied)).toBe(200)
  await browser.post('/api/auth/signout', {})
  expect(await statusWith(copied)).toBe(401)
  expect(await statusWith(other.cookies.get(SESSION))).toBe(200)
  const thief = openBrowser()
  thief.cookies.set(SESSION, copied ?? '')
  expect(await thief.session()).toBeNull()
})

test('a sign-out that the store cannot take says so, and the browser stays signed in until one succeeds', async () => {
  const { site } = await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  const broken = openSite({ store: { ...site.store, delete: async () => Promise.reject(new AppError('unavailable')) } })
  const { body } = await browser.post('/api/auth/signout', {})
  expect(new URL(body.url).searchParams.get('code')).toBe('unavailable')
  expect(broken.reports).toHaveLength(1)
  expect(await browser.session()).toMatchObject({ user: { email: KATA.email } })
  openSite({ store: site.store })
  expect((await browser.post('/api/auth/signout', {})).body.url).toBe(`${SITE_URL}/`)
  expect(await browser.session()).toBeNull()
})

test('a token is renewed with the claims of the account as it is by then, for another 30 days', async () => {
  const { site, kata } = await siteWithKata()
  const browser = openBrowser()
  const first = await site.tokenOf(kata)
  browser.cookies.set(SESSION, first)
  const consent = '2026-01-15T12:00:00.000Z'
  await site.store.update('users', kata.uid, { role: 1000, legalConsentDate: consent, emailVerified: consent })
  const { response } = await browser.send('/api/auth/session')
  const renewed = browser.cookies.get(SESSION) ?? ''
  expect(renewed).not.toBe(first)
  const claimsOf = (token: string) => readSessionClaims(site.auth, new Headers({ cookie: `${SESSION}=${token}` }))
  expect(cookieLine(response, SESSION)).toMatch(/Expires=/)
  expect(await claimsOf(renewed)).toEqual({
    uid: kata.uid,
    role: 1000,
    emailVerified: true,
    legalConsentDate: consent,
    sid: (await claimsOf(first))?.sid,
  })
})

test('a renewal sets no cookie but that of the session', async () => {
  const { site, kata } = await siteWithKata()
  const browser = openBrowser()
  browser.cookies.set(SESSION, await site.tokenOf(kata))
  await browser.session()
  expect([...browser.cookies.keys()]).toEqual([SESSION])
})

test('a sign-in and a sign-out with a password are logged once each', async () => {
  const { site, kata } = await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  await browser.signIn({ ...KATA, password: 'titok2' })
  await browser.session()
  await browser.post('/api/auth/signout', {})
  const entries = (await site.store.query('activityLog')).map(({ data }) => [data.activity, data.userId, data.metadata])
  expect(entries.toSorted()).toEqual([
    ['signIn', kata.uid, undefined],
    ['signOut', kata.uid, undefined],
  ])
})

test('a sign-in goes on when it cannot be logged, which is reported', async () => {
  const { site } = await siteWithKata()
  const create: TestSite['store']['create'] = async (collection, ...rest) => {
    if (collection === 'activityLog') throw new Error('full')
    return site.store.create(collection, ...rest)
  }
  const other = openSite({ store: { ...site.store, create } })
  const browser = openBrowser()
  expect((await browser.signIn(KATA)).parameters).toEqual({})
  expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu' } })
  expect(other.reports).toHaveLength(1)
})

test('a provider’s callback cannot be posted to by another site', async () => {
  openSite({ socialProviders: [GOOGLE_CLIENT, FACEBOOK_CLIENT] })
  for (const id of ['google', 'facebook']) {
    const request = new NextRequest(`${SITE_URL}/api/auth/callback/${id}?code=x&state=y`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.hu' },
    })
    expect((await POST(request)).status).toBe(403)
  }
})
