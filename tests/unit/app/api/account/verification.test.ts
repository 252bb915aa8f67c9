import { POST as register } from '@/app/api/account/register/route'
import { POST as confirm } from '@/app/api/account/verification/confirm/route'
import { POST as disown } from '@/app/api/account/verification/disown/route'
import { GET, POST as resend } from '@/app/api/account/verification/route'
import { findUser, findUserByEmail, type StoredUser } from '@/lib/domain/account/users'
import { findConfirmationSubject, secondsUntilResend } from '@/lib/domain/account/verification'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import { AppError } from '@/lib/shared/errors/app-error'
import { apiRequest, call } from '@/tests/support/api-request'
import { brokenMailer, openSite, type TestSite } from '@/tests/support/test-site'

const HOUR_MS = 3_600_000
const PATH = '/api/account/verification'

const resendFor = async (site: TestSite, user: StoredUser) =>
  call(resend, apiRequest(PATH, { token: await site.tokenOf(user) }))
const statusOf = async (site: TestSite, user: StoredUser) =>
  call(GET, apiRequest(PATH, { method: 'GET', token: await site.tokenOf(user) }))
const confirmWith = (token: unknown) => call(confirm, apiRequest(`${PATH}/confirm`, { body: { token } }))

const disownWith = (token: unknown) => call(disown, apiRequest(`${PATH}/disown`, { body: { token } }))
const INVALID = { status: 400, body: { error: { code: 'invalid-token' } } }

function lastTokenOf(site: TestSite): string {
  const [, token] = /token=([\w-]+)/.exec(site.mails.at(-1)?.text ?? '') ?? []
  if (token === undefined) throw new Error('no mail with a token was sent')
  return token
}

test('confirms the address by the token of the mail', async () => {
  const site = openSite()
  const user = await site.addUser()
  expect((await statusOf(site, user)).body).toEqual({ emailVerified: false })
  expect(await resendFor(site, user)).toMatchObject({ status: 204 })
  expect(site.mails).toMatchObject([{ to: user.email }])
  expect(await confirmWith(lastTokenOf(site))).toMatchObject({ status: 204, body: undefined })
  expect((await statusOf(site, user)).body).toEqual({ emailVerified: true })
})

test('logs sendEmailVerification with the address, for each mail that was sent', async () => {
  const site = openSite()
  const user = await site.addUser()
  expect(await resendFor(site, user)).toMatchObject({ status: 204 })
  expect(await resendFor(site, user)).toMatchObject({ status: 429 })
  expect((await site.store.query('activityLog')).map(({ data }) => data)).toMatchObject([
    { userId: user.uid, activity: 'sendEmailVerification', metadata: { email: user.email } },
  ])
})

test('takes a token once, even when it comes several times at once', async () => {
  const site = openSite()
  await resendFor(site, await site.addUser())
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirmWith(lastTokenOf(site))))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400])
  expect(await site.store.query('accountTokens')).toEqual([])
})

test('takes a token until it is 24 hours old', async () => {
  const site = openSite()
  const [early, late] = [await site.addUser(), await site.addUser()]
  await resendFor(site, early)
  const inTime = lastTokenOf(site)
  site.passTime(1)
  await resendFor(site, late)
  site.passTime(24 * HOUR_MS - 2)
  expect(await confirmWith(inTime)).toMatchObject({ status: 204 })
  site.passTime(2)
  expect(await confirmWith(lastTokenOf(site))).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-token' } },
  })
  expect((await statusOf(site, late)).body).toEqual({ emailVerified: false })
})

test.each(['', 'unknown', '../../users', `${'x'.repeat(43)}`])('refuses the token "%s"', async (token) => {
  openSite()
  expect(await confirmWith(token)).toMatchObject({ status: 400, body: { error: { code: 'invalid-token' } } })
})

test('refuses the token of an account that is gone', async () => {
  const site = openSite()
  const user = await site.addUser()
  await resendFor(site, user)
  await site.store.delete('users', user.uid)
  expect(await confirmWith(lastTokenOf(site))).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-token' } },
  })
})

test('keeps no token that could be used by who reads the store', async () => {
  const site = openSite()
  await resendFor(site, await site.addUser())
  expect(JSON.stringify(await site.dump())).not.toContain(lastTokenOf(site))
})

test('clears the expired tokens of an account away when it asks for a new one', async () => {
  const site = openSite()
  const user = await site.addUser()
  await resendFor(site, user)
  site.passTime(25 * HOUR_MS)
  await site.rateLimiter.reset({ name: 'verification-mail', limit: 1, windowSeconds: 60 }, user.uid)
  await resendFor(site, user)
  expect(await site.store.query('accountTokens')).toHaveLength(1)
})

test('sends the mail again once in a minute, and says how long to wait', async () => {
  const site = openSite()
  const user = await site.addUser()
  const answers = await Promise.all([resendFor(site, user), resendFor(site, user)])
  const refused = answers.find(({ status }) => status === 429)
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 429])
  expect(refused?.body).toMatchObject({ error: { code: 'too-many-requests' } })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(55)
  expect(site.mails).toHaveLength(1)
  expect(await resendFor(site, await site.addUser())).toMatchObject({ status: 204 })
})

test('sends no more than ten mails in a day, of which a stranger may be the reader', async () => {
  const site = openSite()
  const user = await site.addUser()
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    await site.rateLimiter.reset({ name: 'verification-mail', limit: 1, windowSeconds: 60 }, user.uid)
    statuses.push((await resendFor(site, user)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(204), 429, 429])
  expect(site.mails).toHaveLength(10)
})

test('lets who got no mail ask again at once', async () => {
  const site = openSite({ mailer: brokenMailer })
  const user = await site.addUser()
  const answers = [await resendFor(site, user), await resendFor(site, user)]
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
})

test('sends no second mail within a minute when the first one could not be counted for the day', async () => {
  const site = openSite()
  const user = await site.addUser()
  const counter = site.rateLimiter
  const use: RateLimiter['use'] = async (limit, key) => {
    if (limit.name === 'verification-mails') throw new AppError('unavailable')
    return counter.use(limit, key)
  }
  const failing = openSite({ store: site.store, rateLimiter: { ...counter, use } })
  const statuses = [(await resendFor(failing, user)).status, (await resendFor(failing, user)).status]
  expect(statuses).toEqual([503, 429])
  expect(failing.mails).toHaveLength(1)
})

test('sends nothing to an address that is confirmed', async () => {
  const site = openSite()
  const user = await site.addUser({ emailVerified: '2026-01-01T00:00:00.000Z' })
  expect(await resendFor(site, user)).toMatchObject({ status: 204 })
  expect(site.mails).toEqual([])
})

test('tells whose account a token is for, with a masked address, and does not use it up', async () => {
  const site = openSite()
  const user = await site.addUser({ email: 'kerek.kata@pelda.hu', name: 'Kerek Kata' })
  await resendFor(site, user)
  const token = lastTokenOf(site)
  for (let count = 0; count < 2; count++) {
    expect(await findConfirmationSubject(site, token)).toEqual({
      displayName: 'Kerek Kata',
      registeredAt: site.clock.now().toISOString(),
      maskedEmail: 'k•••@pelda.hu',
    })
  }
  expect(await confirmWith(token)).toMatchObject({ status: 204 })
  expect(await findConfirmationSubject(site, token)).toBeUndefined()
  expect(await findConfirmationSubject(site, 'unknown')).toBeUndefined()
})

describe('who has not registered', () => {
  test('has the account deleted, by the token alone', async () => {
    const site = openSite()
    const user = await site.addUser()
    await resendFor(site, user)
    const token = lastTokenOf(site)
    expect(await disownWith(token)).toEqual(
      expect.objectContaining({ status: 200, body: { taskId: expect.any(String) } }),
    )
    expect(await findUser(site.store, user.uid)).toMatchObject({ disabled: true })
    expect(await disownWith(token)).toMatchObject(INVALID)
    await site.finishWork()
    expect(await findUser(site.store, user.uid)).toBeUndefined()
    expect(await confirmWith(token)).toMatchObject(INVALID)
  })

  test('does not delete an account that is confirmed, with a token that is left over', async () => {
    const site = openSite()
    const user = await site.addUser()
    await resendFor(site, user)
    const older = lastTokenOf(site)
    await site.rateLimiter.reset({ name: 'verification-mail', limit: 1, windowSeconds: 60 }, user.uid)
    await resendFor(site, user)
    await confirmWith(lastTokenOf(site))
    expect(await disownWith(older)).toMatchObject(INVALID)
    expect(await findUser(site.store, user.uid)).toMatchObject({ disabled: false })
  })

  test('leaves the account of staff to the administrator', async () => {
    const site = openSite()
    const user = await site.addUser()
    await site.store.update('users', user.uid, { role: 1000 })
    await resendFor(site, user)
    expect(await disownWith(lastTokenOf(site))).toMatchObject({
      status: 403,
      body: { error: { code: 'admin-only-deletion' } },
    })
  })
})

describe('the wait for the next mail', () => {
  test('begins with the mail of the registration, and is known to the server', async () => {
    const site = openSite()
    const body = {
      email: 'kata@pelda.hu',
      username: 'Kata',
      password: 'bagoly7villamos',
      newsletter: false,
      consent: true,
    }
    await call(register, apiRequest('/api/account/register', { body }))
    const user = await findUserByEmail(site.store, 'kata@pelda.hu')
    if (!user) throw new Error('nobody was registered')
    const seconds = await secondsUntilResend(site, user.uid)
    expect(seconds).toBeGreaterThan(55)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await resendFor(site, user)).toMatchObject({ status: 429 })
    expect(site.mails).toHaveLength(1)
  })

  test('is none before the first mail, and as long as a day after ten', async () => {
    const site = openSite()
    const user = await site.addUser()
    expect(await secondsUntilResend(site, user.uid)).toBe(0)
    const daily = { name: 'verification-mails', limit: 10, windowSeconds: 24 * 60 * 60 }
    for (let count = 0; count < 10; count++) await site.rateLimiter.use(daily, user.uid)
    expect(await secondsUntilResend(site, user.uid)).toBeGreaterThan(23 * 60 * 60)
  })
})
