import { NextRequest } from 'next/server'
import { GET as readVerification } from '@/app/api/account/verification/route'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { updateUser } from '@/lib/domain/account/users'
import { AppError } from '@/lib/shared/errors/app-error'
import { apiRequest, call } from '@/tests/support/api-request'
import { openBrowser } from '@/tests/support/auth-browser'
import { openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

const KATA = { email: 'kata@pelda.hu', password: 'titok1' }

async function siteWithKata(user = {}): Promise<TestSite> {
  const site = openSite()
  await site.addUser({ ...KATA, name: 'Kata', ...user })
  return site
}

const sessionCookie = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.includes('authjs.session-token='))

test('a sign-in gives a session, in a cookie that scripts cannot read', async () => {
  const site = await siteWithKata()
  const browser = openBrowser()
  const { response, parameters } = await browser.signIn(KATA)
  expect(parameters).toEqual({})
  expect(sessionCookie(response)).toMatch(/^authjs\.session-token=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
  const [user] = await site.store.query('users')
  expect(await browser.session()).toEqual({
    expires: expect.any(String),
    user: {
      uid: user?.id,
      role: 0,
      emailVerified: false,
      legalConsentDate: null,
      name: 'Kata',
      email: 'kata@pelda.hu',
    },
  })
})

test('the cookie is for https only when the site is on https', async () => {
  openSite({ site: { url: 'https://matek.example' }, auth: { secret: 'x'.repeat(32), secureCookies: true } })
  const response = await GET(new NextRequest('http://inner:3000/api/auth/csrf'))
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-authjs\.csrf-token=.*; Secure/))
})

test('the token of the cookie is also a Bearer token', async () => {
  await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  const token = browser.cookies.get('authjs.session-token') ?? ''
  const answer = await call(readVerification, apiRequest('/api/account/verification', { method: 'GET', token }))
  expect(answer).toMatchObject({ status: 200, body: { emailVerified: false } })
})

test.each([
  ['a wrong password', { disabled: false }, 'titok2', 'invalid-login-credentials'],
  ['a disabled account', { disabled: true }, KATA.password, 'user-disabled'],
])('refuses %s with its code', async (_, change, password, code) => {
  const site = await siteWithKata()
  const [user] = await site.store.query('users')
  await updateUser(site.store, user?.id ?? '', change)
  const browser = openBrowser()
  const { response, parameters } = await browser.signIn({ ...KATA, password })
  expect(parameters).toEqual({ error: 'CredentialsSignin', code })
  expect(sessionCookie(response)).toBeUndefined()
})

test('refuses the eleventh try within 15 minutes with its code, and says when the next one is due', async () => {
  await siteWithKata()
  const browser = openBrowser()
  for (let index = 0; index < 10; index += 1) await browser.signIn({ ...KATA, password: 'titok2' })
  const { code, retryAfter } = (await browser.signIn(KATA)).parameters
  expect(code).toBe('too-many-requests')
  expect(Number(retryAfter)).toBeGreaterThan(14 * 60)
  expect(Number(retryAfter)).toBeLessThanOrEqual(15 * 60)
})

test('of a wrong password the error service is not told, of a disabled account it is, without personal data', async () => {
  const site = await siteWithKata()
  const browser = openBrowser()
  await browser.signIn({ ...KATA, password: 'titok2' })
  expect([site.reports, site.notices]).toEqual([[], []])
  const [user] = await site.store.query('users')
  await updateUser(site.store, user?.id ?? '', { disabled: true })
  await browser.signIn(KATA)
  expect(site.notices).toEqual([
    { message: 'sign-in refused', context: { type: 'CredentialsSignin', code: 'user-disabled' } },
  ])
  expect(site.reports).toEqual([])
})

test('tells and reports when the store does not answer', async () => {
  const site = await siteWithKata()
  const get = async () => Promise.reject(new AppError('unavailable'))
  const broken = openSite({ store: { ...site.store, get } })
  expect((await openBrowser().signIn(KATA)).parameters).toMatchObject({ code: 'unavailable' })
  expect(broken.reports).toHaveLength(1)
})

test('refuses a sign-in without the token of the form', async () => {
  await siteWithKata()
  const { response, body } = await openBrowser().send('/api/auth/callback/credentials', KATA)
  expect(body.url).toContain('error=MissingCSRF')
  expect(sessionCookie(response)).toBeUndefined()
})

test('a session knows what has changed in the account', async () => {
  const site = await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  const [user] = await site.store.query('users')
  await updateUser(site.store, user?.id ?? '', { name: 'Katalin', emailVerified: '2026-01-01T00:00:00.000Z' })
  expect(await browser.session()).toMatchObject({ user: { name: 'Katalin', emailVerified: true } })
})

test.each([
  ['ended', { sessionVersion: 1 }],
  ['of a disabled account', { disabled: true }],
])('a session that is %s is dropped, with its cookie', async (_, change) => {
  const site = await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  const [user] = await site.store.query('users')
  await site.store.update('users', user?.id ?? '', change)
  expect(await browser.session()).toBeNull()
  expect(browser.cookies.has('authjs.session-token')).toBe(false)
})

test('a store that does not answer signs nobody out', async () => {
  const site = await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  openSite({ store: { ...site.store, get: async () => Promise.reject(new AppError('unavailable')) } })
  expect(await browser.session()).toMatchObject({ user: { email: 'kata@pelda.hu' } })
  expect(browser.cookies.has('authjs.session-token')).toBe(true)
})

test('a browser cannot write claims into its session', async () => {
  await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  const { csrfToken } = (await browser.send('/api/auth/csrf')).body
  const claims = JSON.stringify({ role: 1000, emailVerified: true })
  await browser.send('/api/auth/session', { csrfToken, data: claims, role: '1000' })
  expect(await browser.session()).toMatchObject({ user: { role: 0, emailVerified: false } })
})

test('a sign-out takes the cookie away', async () => {
  await siteWithKata()
  const browser = openBrowser()
  await browser.signIn(KATA)
  const { csrfToken } = (await browser.send('/api/auth/csrf')).body
  await browser.send('/api/auth/signout', { csrfToken })
  expect(browser.cookies.has('authjs.session-token')).toBe(false)
  expect(await browser.session()).toBeNull()
})

test.each(['https://elsewhere.hu/x', '//elsewhere.hu', 'javascript:alert(1)'])(
  'a sign-in does not lead to %s',
  async (callbackUrl) => {
    await siteWithKata()
    const { response } = await openBrowser().signIn({ ...KATA, callbackUrl })
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(SITE_URL)
  },
)

test('a body of a megabyte is refused unread', async () => {
  await siteWithKata()
  const request = apiRequest('/api/auth/callback/credentials', { body: { email: 'x'.repeat(1024 * 1024) } })
  expect((await POST(request)).status).toBe(413)
})

test('a body that is not JSON is refused, and nobody is told', async () => {
  const site = await siteWithKata()
  const headers = { 'content-type': 'application/json' }
  const address = `${SITE_URL}/api/auth/callback/credentials`
  const response = await POST(new NextRequest(address, { method: 'POST', headers, body: '{' }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid-request' } })
  expect([...site.reports, ...site.notices]).toEqual([])
})

test('what next-auth answers is not to be stored', async () => {
  await siteWithKata()
  for (const path of ['csrf', 'session', 'providers']) {
    const { response } = await openBrowser().send(`/api/auth/${path}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})
