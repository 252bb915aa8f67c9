import { PUT } from '@/app/api/account/password/route'
import { GET as readUsage } from '@/app/api/freemium/usage/route'
import { authenticate } from '@/lib/domain/account/authenticate'
import { apiRequest, call } from '@/tests/support/api-request'
import { beginTestSession } from '@/tests/support/session'
import { brokenMailer, openSite, type TestSite } from '@/tests/support/test-site'

type User = Awaited<ReturnType<TestSite['addUser']>>

const PATH = '/api/account/password'
const change = { currentPassword: 'régi jelszó', newPassword: 'egész új jelszó' }

async function changeFor(site: TestSite, user: User, body: unknown) {
  return call(PUT, apiRequest(PATH, { method: 'PUT', token: await site.tokenOf(user), body }))
}

const isAccepted = async (token: string) =>
  (await call(readUsage, apiRequest('/api/freemium/usage', { method: 'GET', token }))).status === 200

function newSessionOf(headers: Headers): string {
  const [, token] = /^authjs\.session-token=([^;]+);/.exec(headers.get('set-cookie') ?? '') ?? []
  if (token === undefined) throw new Error('no session was given')
  return token
}

test('changes the password', async () => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  expect(await changeFor(site, user, change)).toMatchObject({ status: 204, body: undefined })
  const signIn = (password: string) => authenticate(site, { email: user.email, password }, 'somewhere')
  expect(await signIn(change.newPassword)).toMatchObject({ uid: user.uid })
  await expect(signIn(change.currentPassword)).rejects.toMatchObject({ code: 'invalid-login-credentials' })
})

test('ends other sessions and gives this browser a new one', async () => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  const other = await site.tokenOf(user)
  expect(await isAccepted(other)).toBe(true)
  const { headers } = await changeFor(site, user, change)
  expect(await isAccepted(other)).toBe(false)
  expect(await isAccepted(newSessionOf(headers))).toBe(true)
  await site.finishWork()
  expect(await isAccepted(newSessionOf(headers))).toBe(true)
  expect(await site.store.query('sessions')).toHaveLength(1)
  expect(headers.get('set-cookie')).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
})

test('gives the new session over https only where the site is on https', async () => {
  const site = openSite({ auth: { secret: 'a secret of thirty-two characters', secureCookies: true } })
  const user = await site.addUser({ password: change.currentPassword })
  const { headers } = await call(
    PUT,
    apiRequest(PATH, {
      method: 'PUT',
      body: change,
      headers: { authorization: `Bearer ${await beginTestSession(site, user)}` },
    }),
  )
  expect(headers.get('set-cookie')).toMatch(/^__Secure-authjs\.session-token=[^;]+; .*; Secure$/)
})

test('logs updatePassword, and no password', async () => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  await changeFor(site, user, change)
  const [entry] = await site.store.query('activityLog')
  expect(entry?.data).toEqual({
    userId: user.uid,
    activity: 'updatePassword',
    createdAt: site.clock.now().toISOString(),
  })
  expect(JSON.stringify(await site.dump())).not.toContain('jelszó')
})

describe('the owner is told by mail', () => {
  const emailVerified = '2026-01-01T00:00:00.000Z'

  test('after the answer, with the way to another password and without a token', async () => {
    const site = openSite()
    const user = await site.addUser({ password: change.currentPassword, emailVerified, name: 'Kata' })
    await changeFor(site, user, change)
    expect(site.mails).toEqual([])
    await site.finishWork()
    expect(site.mails).toMatchObject([{ to: user.email, subject: 'Megváltozott a jelszavad – Matekliget' }])
    expect(site.mails[0]?.text).toMatch(/^Szia Kata!\n[\s\S]*\nhttp:\/\/localhost:3000\/forgotten-password\n/)
  })

  test('only at an address that is theirs: strangers must not be sent mails', async () => {
    const site = openSite()
    await changeFor(site, await site.addUser({ password: change.currentPassword }), change)
    await site.finishWork()
    expect(site.mails).toEqual([])
  })

  test('only of a password that has changed', async () => {
    const site = openSite()
    const user = await site.addUser({ password: change.currentPassword, emailVerified })
    await changeFor(site, user, { ...change, currentPassword: 'nem ez' })
    await site.finishWork()
    expect(site.mails).toEqual([])
  })

  test('or not, which is reported', async () => {
    const site = openSite({ mailer: brokenMailer })
    const user = await site.addUser({ password: change.currentPassword, emailVerified })
    expect(await changeFor(site, user, change)).toMatchObject({ status: 204 })
    await site.finishWork()
    expect(site.reports).toMatchObject([{ code: 'unavailable' }])
  })
})

test('refuses a wrong current password', async () => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  const before = await site.dump()
  expect(await changeFor(site, user, { ...change, currentPassword: 'nem ez' })).toMatchObject({
    status: 403,
    body: { error: { code: 'wrong-password', message: 'A jelenlegi jelszó nem jó.' } },
  })
  expect(await site.dump()).toEqual(before)
})

test('lets nobody guess on: ten wrong passwords in 15 minutes, even at once', async () => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  const guesses = Array.from({ length: 12 }, (_, index) =>
    changeFor(site, user, { ...change, currentPassword: `${index}` }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(403), 429, 429])
  expect(await changeFor(site, user, change)).toMatchObject({ status: 429 })
})

test.each([
  ['five characters', 'öt be'],
  ['spaces only', '       '],
  ['nothing', ''],
  ['129 characters', 'x'.repeat(129)],
  ['what everybody uses', 'jelszo123'],
  ['the name', 'Teszt Elek'],
  ['the name of the site', 'matekliget1'],
])('refuses a new password of %s', async (_, newPassword) => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  const before = await site.dump()
  expect(await changeFor(site, user, { ...change, newPassword })).toMatchObject({
    status: 400,
    body: { error: { code: 'weak-password' } },
  })
  expect(await site.dump()).toEqual(before)
})

test('gives no first password to an account that signs in by a social provider only', async () => {
  const site = openSite()
  const user = await site.addUser()
  const before = await site.dump()
  for (const currentPassword of ['', 'undefined', 'bármi']) {
    expect(await changeFor(site, user, { ...change, currentPassword })).toMatchObject({
      status: 403,
      body: { error: { code: 'wrong-password' } },
    })
  }
  expect(await site.dump()).toEqual(before)
})

test('lets one of two changes at once win', async () => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  const answers = await Promise.all([
    changeFor(site, user, change),
    changeFor(site, user, { ...change, newPassword: 'másik jelszó' }),
  ])
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses[0]).toBe(204)
  // Whichever comes second finds the password changed while it checked, or its session ended.
  expect([401, 403, 409]).toContain(statuses[1])
})

test.each([
  ['no current password', { newPassword: 'egész új jelszó' }],
  ['no new password', { currentPassword: 'x' }],
  ['numbers', { currentPassword: 1, newPassword: 2 }],
  ['whose password it is', { ...change, userId: 'someone' }],
])('refuses a body with %s', async (_, body) => {
  const site = openSite()
  const user = await site.addUser({ password: change.currentPassword })
  expect(await changeFor(site, user, body)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
})
