import { NextRequest } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { POST } from '@/app/api/user/custom/[userId]/route'
import { findUser, type StoredUser } from '@/lib/domain/account/users'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { installServices } from '@/lib/server/services'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

const NOW = '2027-01-15T12:00:00.000Z'
const OLD = '2024-11-20T10:00:00.000Z'

async function openWithUser() {
  const site = openSite()
  // The clock of the site begins a year before, when the latest documents were not there to be accepted.
  site.passTime(365 * 24 * 60 * 60 * 1000)
  return { site, user: await site.addUser({ legalConsentDate: OLD }) }
}

const send = async (site: TestSite, user: StoredUser, body: unknown, userId = user.uid) =>
  call(POST, apiRequest(`/api/user/custom/${userId}`, { token: await site.tokenOf(user), body }), { userId })
const consentOf = async (site: TestSite, { uid }: StoredUser) => (await findUser(site.store, uid))?.legalConsentDate

test.each([NOW, '2027-01-15T13:00:00+01:00', '2026-11-26T00:00:00.000Z', '2027-01-15T12:05:00.000Z'])(
  'notes a consent of %s at the server’s own time',
  async (legalConsentDate) => {
    const { site, user } = await openWithUser()
    expect(await send(site, user, { legalConsentDate })).toMatchObject({ status: 204, body: undefined })
    expect(await consentOf(site, user)).toBe(NOW)
  },
)

test('renews the claim of the session', async () => {
  const { site, user } = await openWithUser()
  const { headers } = await send(site, user, { legalConsentDate: NOW })
  const [, token] =
    new RegExp(`^${sessionCookieName(false)}=([^;]+); Path=/;.*HttpOnly`).exec(headers.get('set-cookie') ?? '') ?? []
  const claims = await getToken({
    req: { headers: new Headers({ authorization: `Bearer ${token}` }) },
    secret: site.auth.secret,
    salt: sessionCookieName(false),
  })
  expect(claims).toMatchObject({ uid: user.uid, legalConsentDate: NOW })
})

/** A request whose body comes when it is told to. */
function slowRequest(path: string, token: string, body: unknown) {
  let finish = (): void => undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      finish = () => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)))
        controller.close()
      }
    },
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const request = new NextRequest(new URL(path, SITE_URL), { method: 'POST', headers, body: stream, duplex: 'half' })
  return { request, finish: () => finish() }
}

const endSessions = (site: TestSite, { uid }: StoredUser) => site.store.update('users', uid, { sessionVersion: 1 })

test('a session that ends while the body is held back is not brought back to life', async () => {
  const { site, user } = await openWithUser()
  const slow = slowRequest(`/api/user/custom/${user.uid}`, await site.tokenOf(user), { legalConsentDate: NOW })
  const answer = call(POST, slow.request, { userId: user.uid })
  await endSessions(site, user)
  slow.finish()
  const { status, headers } = await answer
  expect({ status, cookie: headers.get('set-cookie') }).toEqual({ status: 401, cookie: null })
  expect(await consentOf(site, user)).toBe(OLD)
})

test('a session that ends while the consent is noted is not brought back to life', async () => {
  const { site, user } = await openWithUser()
  const token = await site.tokenOf(user)
  const { rateLimiter } = site
  const use: typeof rateLimiter.use = async (...counted) => {
    // Who is calling has been found out by now.
    await endSessions(site, user)
    return rateLimiter.use(...counted)
  }
  installServices({ ...site, rateLimiter: { ...rateLimiter, use } })
  const request = apiRequest(`/api/user/custom/${user.uid}`, { token, body: { legalConsentDate: NOW } })
  const { status, headers } = await call(POST, request, { userId: user.uid })
  expect({ status, cookie: headers.get('set-cookie') }).toEqual({ status: 401, cookie: null })
})

test('notes with epoch 0 that there is no consent', async () => {
  const { site, user } = await openWithUser()
  const legalConsentDate = '1970-01-01T00:00:00.000Z'
  expect(await send(site, user, { legalConsentDate })).toMatchObject({ status: 204 })
  expect(await consentOf(site, user)).toBe(legalConsentDate)
})

test.each([
  ['in the future', '2027-01-15T12:05:00.001Z'],
  ['far in the future', '9999-12-31T23:59:59.999Z'],
  ['before the latest versions', '2026-11-22T23:59:59.999Z'],
  ['before there were computers', '-000001-01-01T00:00:00.000Z'],
  ['a day only', '20270115'],
  ['no day', '2027-02-30T00:00:00.000Z'],
  ['a word', 'most'],
  ['a number', 1_800_014_400_000],
  ['null', null],
  ['a list', [NOW]],
  ['missing', undefined],
])('refuses a consent that is %s', async (_, legalConsentDate) => {
  const { site, user } = await openWithUser()
  expect(await send(site, user, { legalConsentDate })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-request', details: [{ path: 'legalConsentDate' }] } },
  })
  expect(await consentOf(site, user)).toBe(OLD)
})

test.each([
  { stripeCustomerId: 'cus_1' },
  { legalConsentDate: NOW, stripeCustomerId: 'cus_1' },
  { role: 1000 },
  { legalConsentDate: NOW, role: 1000 },
  { emailVerified: NOW },
  { sessionVersion: 7 },
  { legalConsentDate: NOW, '__proto__.role': 1000 },
])('lets a client set nothing else: %j', async (fields) => {
  const { site, user } = await openWithUser()
  const before = await site.dump()
  expect(await send(site, user, fields)).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
  expect(await site.dump()).toEqual(before)
})

test('lets nobody consent for somebody else', async () => {
  const { site, user } = await openWithUser()
  const other = await site.addUser({ legalConsentDate: OLD })
  for (const userId of [other.uid, 'nobody', '']) {
    expect(await send(site, user, { legalConsentDate: NOW }, userId)).toMatchObject({ status: 403 })
  }
  expect(await consentOf(site, other)).toBe(OLD)
})
