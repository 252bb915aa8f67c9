import { POST as confirm } from '@/app/api/account/password-reset/confirm/route'
import { POST as request } from '@/app/api/account/password-reset/route'
import { GET as readVerification } from '@/app/api/account/verification/route'
import { authenticate } from '@/lib/domain/account/authenticate'
import { findUser, updateUser } from '@/lib/domain/account/users'
import { sendVerificationMail } from '@/lib/domain/account/verification'
import { apiRequest, call } from '@/tests/support/api-request'
import { brokenMailer, openSite, type TestSite } from '@/tests/support/test-site'

const HOUR_MS = 3_600_000
const PATH = '/api/account/password-reset'
const EMAIL = 'kata@pelda.hu'
const OLD = 'régi jelszó'
const NEW = 'egész új jelszó'

const askFor = (email: unknown) => call(request, apiRequest(PATH, { body: { email } }))
const setNew = (token: unknown, password: unknown = NEW) =>
  call(confirm, apiRequest(`${PATH}/confirm`, { body: { token, password } }))
const signIn = (site: TestSite, password: string) => authenticate(site, { email: EMAIL, password }, 'an address')
const sessionOf = async (token: string) =>
  (await call(readVerification, apiRequest('/api/account/verification', { method: 'GET', token }))).status
const INVALID = { status: 400, body: { error: { code: 'invalid-token' } } }

async function openWithUser(user: Parameters<TestSite['addUser']>[0] = { password: OLD }) {
  const site = openSite()
  return { site, user: await site.addUser({ email: EMAIL, name: 'Kata', ...user }) }
}

/** Has a mail sent, and takes the token out of it. */
async function tokenByMail(site: TestSite): Promise<string> {
  expect(await askFor(EMAIL)).toMatchObject({ status: 204, body: undefined })
  const [, token] = /\/reset-password\?token=([\w-]{43})\n/.exec(site.mails.at(-1)?.text ?? '') ?? []
  if (token === undefined) throw new Error('no mail with a token was sent')
  return token
}

test('sends a mail to the account’s own address, however the address was typed', async () => {
  const { site } = await openWithUser()
  expect(await askFor(' KATA@Pelda.hu ')).toMatchObject({ status: 204 })
  expect(site.mails).toMatchObject([{ to: EMAIL, text: expect.stringContaining('Szia Kata!') }])
})

test('sets the new password, and takes the old one no more', async () => {
  const { site, user } = await openWithUser()
  expect(await setNew(await tokenByMail(site))).toMatchObject({ status: 204, body: undefined })
  await expect(signIn(site, OLD)).rejects.toMatchObject({ code: 'invalid-login-credentials' })
  expect((await signIn(site, NEW)).uid).toBe(user.uid)
})

test('ends all sessions of the account, and none of another one', async () => {
  const { site, user } = await openWithUser()
  const other = await site.tokenOf(await site.addUser())
  const sessions = [await site.tokenOf(user), await site.tokenOf(user)]
  await setNew(await tokenByMail(site))
  expect(await Promise.all(sessions.map(sessionOf))).toEqual([401, 401])
  expect(await sessionOf(other)).toBe(200)
})

test('confirms the address, which the mail has proven', async () => {
  const { site, user } = await openWithUser()
  await setNew(await tokenByMail(site))
  expect(await findUser(site.store, user.uid)).toMatchObject({ emailVerified: site.clock.now().toISOString() })
})

test('leaves the time at which the address was confirmed before', async () => {
  const emailVerified = '2025-09-01T08:00:00.000Z'
  const { site, user } = await openWithUser({ password: OLD, emailVerified })
  await setNew(await tokenByMail(site))
  expect(await findUser(site.store, user.uid)).toMatchObject({ emailVerified })
})

test('tells the owner by mail that the password has changed, once it has', async () => {
  const { site } = await openWithUser()
  const token = await tokenByMail(site)
  await setNew(token, 'öt123')
  await site.finishWork()
  expect(site.mails).toHaveLength(1)
  await setNew(token)
  await site.finishWork()
  expect(site.mails.slice(1)).toMatchObject([{ to: EMAIL, subject: 'Megváltozott a jelszavad – Matekliget' }])
})

test('gives an account that has only a social sign-in its first password', async () => {
  const { site } = await openWithUser({})
  expect(await setNew(await tokenByMail(site))).toMatchObject({ status: 204 })
  expect(await signIn(site, NEW)).toMatchObject({ email: EMAIL })
})

test('logs resetPassword once', async () => {
  const { site, user } = await openWithUser()
  const token = await tokenByMail(site)
  expect(await site.store.query('activityLog')).toEqual([])
  await setNew(token)
  await setNew(token)
  const log = await site.store.query('activityLog')
  expect(log.map(({ data }) => data)).toEqual([
    { userId: user.uid, activity: 'resetPassword', createdAt: site.clock.now().toISOString() },
  ])
})

test('lets who has tried too many wrong passwords sign in with the new one at once', async () => {
  const { site } = await openWithUser()
  for (let failure = 0; failure < 10; failure++) await signIn(site, 'rossz').catch(() => undefined)
  await expect(signIn(site, OLD)).rejects.toMatchObject({ code: 'too-many-requests' })
  await setNew(await tokenByMail(site))
  expect(await signIn(site, NEW)).toMatchObject({ email: EMAIL })
})

describe('a token', () => {
  test('works once, even when it comes several times at once', async () => {
    const { site } = await openWithUser()
    const token = await tokenByMail(site)
    const answers = await Promise.all(['egy-egy', 'kettő-kettő', 'három-három'].map((word) => setNew(token, word)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400])
    expect(await site.store.query('credentials')).toHaveLength(1)
  })

  test('makes every other one of the account void', async () => {
    const { site } = await openWithUser()
    const [first, second] = [await tokenByMail(site), await tokenByMail(site)]
    expect(await setNew(second)).toMatchObject({ status: 204 })
    expect(await setNew(first, 'harmadik')).toMatchObject(INVALID)
    expect(await signIn(site, NEW)).toMatchObject({ email: EMAIL })
  })

  test('is void once the sessions of the account were ended in another way', async () => {
    const { site, user } = await openWithUser()
    const token = await tokenByMail(site)
    await site.store.update('users', user.uid, { sessionVersion: 1 })
    expect(await setNew(token)).toMatchObject(INVALID)
  })

  test('works until it is an hour old', async () => {
    const { site } = await openWithUser()
    const token = await tokenByMail(site)
    site.passTime(HOUR_MS - 1)
    const late = await tokenByMail(site)
    site.passTime(1)
    expect(await setNew(token)).toMatchObject(INVALID)
    expect(await setNew(late)).toMatchObject({ status: 204 })
  })

  test.each(['öt123', '      ', '', 'qwertz', 'szeretlek'])(
    'is not used up by the weak password "%s"',
    async (weak) => {
      const { site } = await openWithUser()
      const token = await tokenByMail(site)
      expect(await setNew(token, weak)).toMatchObject({ status: 400, body: { error: { code: 'weak-password' } } })
      expect(await setNew(token)).toMatchObject({ status: 204 })
    },
  )

  test('of another kind is refused', async () => {
    const { site, user } = await openWithUser()
    await sendVerificationMail(site, { uid: user.uid, email: EMAIL, displayName: '' })
    const [, token] = /token=([\w-]+)/.exec(site.mails[0]?.text ?? '') ?? []
    expect(await setNew(token)).toMatchObject(INVALID)
  })

  test.each(['', 'unknown', '../../users', 'x'.repeat(43)])('"%s" is refused', async (token) => {
    openSite()
    expect(await setNew(token)).toMatchObject(INVALID)
  })

  test('of an account that is gone is refused', async () => {
    const { site, user } = await openWithUser()
    const token = await tokenByMail(site)
    await site.store.delete('users', user.uid)
    expect(await setNew(token)).toMatchObject(INVALID)
  })

  test('cannot be read from the store', async () => {
    const { site } = await openWithUser()
    const token = await tokenByMail(site)
    expect(JSON.stringify(await site.dump())).not.toContain(token)
  })
})

describe('refuses', () => {
  test.each([
    ['an address that nobody has', 'senki@pelda.hu', 404, 'user-not-found'],
    ['an address that is none', 'kata@', 400, 'invalid-email'],
    ['an empty address', ' ', 400, 'invalid-email'],
  ])('%s', async (_, email, status, code) => {
    const { site } = await openWithUser()
    expect(await askFor(email)).toMatchObject({ status, body: { error: { code } } })
    expect(site.mails).toEqual([])
  })

  test('a disabled account, to mail it and to change its password', async () => {
    const { site, user } = await openWithUser()
    const token = await tokenByMail(site)
    await updateUser(site.store, user.uid, { disabled: true })
    const before = await site.dump()
    const refusal = { status: 403, body: { error: { code: 'user-disabled' } } }
    expect(await askFor(EMAIL)).toMatchObject(refusal)
    expect(await setNew(token)).toMatchObject(refusal)
    expect(await site.dump()).toEqual(before)
    expect(site.mails).toHaveLength(1)
  })

  test('a fourth mail to one address in an hour, also when all are asked for at once', async () => {
    const { site } = await openWithUser()
    const answers = await Promise.all(Array.from({ length: 6 }, () => askFor(EMAIL)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429, 429, 429])
    expect(site.mails).toHaveLength(3)
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  test('a 31st request from one client IP in 5 minutes', async () => {
    const { site } = await openWithUser()
    const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => askFor(`senki${index}@pelda.hu`)))
    expect(answers.slice(0, 30).every(({ status }) => status === 404)).toBe(true)
    expect(answers[30]).toMatchObject({ status: 429 })
    expect(site.mails).toEqual([])
  })

  test('to take a mail that could not be sent for one of the three', async () => {
    const broken = openSite({ mailer: brokenMailer })
    await broken.addUser({ email: EMAIL })
    for (let tries = 0; tries < 4; tries++) expect(await askFor(EMAIL)).toMatchObject({ status: 503 })
  })
})

test('a failure to log leaves the password changed', async () => {
  const { site } = await openWithUser()
  const token = await tokenByMail(site)
  const store = {
    ...site.store,
    create: () => Promise.reject(new Error('the log is full')),
  }
  const broken = openSite({ store, mailer: site.mailer })
  expect(await setNew(token)).toMatchObject({ status: 204 })
  expect(broken.reports).toHaveLength(1)
  expect(await signIn(broken, NEW)).toMatchObject({ email: EMAIL })
})
