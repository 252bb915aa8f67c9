/** What a session that was left open is not enough for. */
import { POST as exportData } from '@/app/api/user/data/route'
import { DELETE as deleteAccount } from '@/app/api/user/route'
import { authenticate } from '@/lib/domain/account/authenticate'
import { findUser } from '@/lib/domain/account/users'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, type TestSite } from '@/tests/support/test-site'

const MINUTE_MS = 60 * 1000
const PASSWORD = 'titok1'

const calls = [
  ['deleting the account', deleteAccount, '/api/user', 'DELETE'],
  ['taking its data', exportData, '/api/user/data', 'POST'],
] as const

describe.each(calls)('%s', (_, handler, path, method) => {
  const ask = (token: string, body?: object) =>
    call(handler, apiRequest(path, { method, token, ...(body && { body }) }))

  async function siteWithOpenSession(user: Parameters<TestSite['addUser']>[0] = { password: PASSWORD }) {
    const site = openSite()
    const kata = await site.addUser(user)
    return { site, kata, token: await site.tokenOf(kata) }
  }

  test.each([
    ['without a body', undefined],
    ['with an empty one', {}],
  ])('is done within ten minutes of signing in, %s', async (_how, body) => {
    const { site, token } = await siteWithOpenSession()
    site.passTime(10 * MINUTE_MS)
    expect(await ask(token, body)).toMatchObject({ status: 200 })
  })

  test.each([
    ['an account with a password', { password: PASSWORD }],
    ['one that has none', {}],
  ])('is refused to %s after that', async (_whose, user) => {
    const { site, kata, token } = await siteWithOpenSession(user)
    site.passTime(10 * MINUTE_MS + 1)
    expect(await ask(token)).toMatchObject({ status: 403, body: { error: { code: 'reauthentication-required' } } })
    expect(await findUser(site.store, kata.uid)).toEqual(kata)
  })

  test('is done with the password whenever that was', async () => {
    const { site, token } = await siteWithOpenSession()
    site.passTime(24 * 60 * MINUTE_MS)
    expect(await ask(token, { password: PASSWORD })).toMatchObject({ status: 200 })
  })

  test('is refused with a wrong password, also after a fresh sign-in', async () => {
    const { site, kata, token } = await siteWithOpenSession()
    expect(await ask(token, { password: 'titok2' })).toMatchObject({
      status: 403,
      body: { error: { code: 'wrong-password' } },
    })
    expect(await findUser(site.store, kata.uid)).toEqual(kata)
  })

  test('takes no password for an account that has none', async () => {
    const { token } = await siteWithOpenSession({})
    for (const password of ['', 'undefined', PASSWORD]) {
      expect(await ask(token, { password })).toMatchObject({ status: 403, body: { error: { code: 'wrong-password' } } })
    }
  })

  test('counts wrong passwords with those of signing in', async () => {
    const { site, kata, token } = await siteWithOpenSession()
    const signIn = (password: string) => authenticate(site, { email: kata.email, password }, 'somewhere')
    for (let tries = 0; tries < 7; tries += 1) await expect(signIn('titok2')).rejects.toThrow()
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await ask(token, { password: 'titok2' })).status)
    expect(statuses).toEqual([403, 403, 403, 429])
    expect(await ask(token, { password: PASSWORD })).toMatchObject({ status: 429 })
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  test.each([{ password: 7 }, { password: null }, { secret: 'x' }, [], 'titok1'])('takes no body %j', async (body) => {
    const { token } = await siteWithOpenSession()
    const request = apiRequest(path, { method, token, body: JSON.stringify(body) })
    request.headers.set('content-type', 'application/json')
    expect(await call(handler, request)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
  })
})
