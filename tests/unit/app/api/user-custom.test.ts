import { getToken } from 'next-auth/jwt'
import { POST } from '@/app/api/user/custom/[userId]/route'
import { findUser, type StoredUser } from '@/lib/account/users'
import { sessionCookieName } from '@/lib/auth/config'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, type TestSite } from '@/tests/support/test-site'

const NOW = '2026-01-15T12:00:00.000Z'
const OLD = '2024-11-20T10:00:00.000Z'

async function openWithUser() {
  const site = openSite()
  return { site, user: await site.addUser({ legalConsentDate: OLD }) }
}

const send = async (site: TestSite, user: StoredUser, body: unknown, userId = user.uid) =>
  call(POST, apiRequest(`/api/user/custom/${userId}`, { token: await site.tokenOf(user), body }), { userId })
const consentOf = async (site: TestSite, { uid }: StoredUser) => (await findUser(site.store, uid))?.legalConsentDate

test.each([NOW, '2026-01-15T13:00:00+01:00', '2025-07-23T00:00:00.000Z', '2026-01-15T12:05:00.000Z'])(
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

test('notes with epoch 0 that there is no consent', async () => {
  const { site, user } = await openWithUser()
  const legalConsentDate = '1970-01-01T00:00:00.000Z'
  expect(await send(site, user, { legalConsentDate })).toMatchObject({ status: 204 })
  expect(await consentOf(site, user)).toBe(legalConsentDate)
})

test.each([
  ['in the future', '2026-01-15T12:05:00.001Z'],
  ['far in the future', '9999-12-31T23:59:59.999Z'],
  ['before the latest versions', '2025-07-22T23:59:59.999Z'],
  ['before there were computers', '-000001-01-01T00:00:00.000Z'],
  ['a day only', '20260115'],
  ['no day', '2026-02-30T00:00:00.000Z'],
  ['a word', 'most'],
  ['a number', 1_768_478_400_000],
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
