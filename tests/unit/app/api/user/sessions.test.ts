import { NextRequest } from 'next/server'
import { GET as readVerification } from '@/app/api/account/verification/route'
import { POST as authenticateByForm } from '@/app/api/auth/[...nextauth]/route'
import { DELETE as endOne } from '@/app/api/user/sessions/[id]/route'
import { DELETE as endOthers, GET as list } from '@/app/api/user/sessions/route'
import { updateUser } from '@/lib/domain/account/users'
import { AppError } from '@/lib/shared/errors/app-error'
import { apiRequest, call } from '@/tests/support/api-request'
import { openBrowser } from '@/tests/support/auth-browser'
import { openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

const KATA = { email: 'kata@pelda.hu', password: 'titok1' }
const SESSION = 'authjs.session-token'
const DAY_MS = 24 * 60 * 60 * 1000
const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

interface Listed {
  readonly id: string
  readonly device: unknown
  readonly signedInAt: string
  readonly lastSeenDay: string
  readonly current: boolean
}

const listWith = async (token: string) =>
  ((await call(list, apiRequest('/api/user/sessions', { method: 'GET', token }))).body as { sessions: Listed[] })
    .sessions

const statusWith = async (token: string) =>
  (await call(readVerification, apiRequest('/api/account/verification', { method: 'GET', token }))).status

const end = (token: string, id: string) =>
  call(endOne, apiRequest(`/api/user/sessions/${id}`, { method: 'DELETE', token }), { id })

async function signIn(userAgent: string): Promise<string> {
  const browser = openBrowser()
  const { csrfToken } = (await browser.send('/api/auth/csrf')).body
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new NextRequest(`${SITE_URL}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie, origin: SITE_URL, 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ ...KATA, csrfToken }),
  })
  const line = (await authenticateByForm(request)).headers.getSetCookie().find((each) => each.startsWith(SESSION))
  return /^[^=]+=([^;]+)/.exec(line ?? '')?.[1] ?? ''
}

async function siteWithTwoDevices() {
  const site = openSite()
  await site.addUser(KATA)
  const [here, there] = [await signIn(WINDOWS_CHROME), await signIn(IPHONE_SAFARI)]
  return { site, here, there }
}

describe('the list', () => {
  test('names the browser and the system of each, this one first, and keeps nothing else of what they sent', async () => {
    const { site, here } = await siteWithTwoDevices()
    const common = { id: expect.stringMatching(/^[\da-f]{64}$/), lastSeenDay: '2026-01-15' }
    expect(await listWith(here)).toEqual([
      {
        ...common,
        device: { browser: 'Chrome', system: 'Windows' },
        signedInAt: site.clock.now().toISOString(),
        current: true,
      },
      {
        ...common,
        device: { browser: 'Mobile Safari', system: 'iOS' },
        signedInAt: site.clock.now().toISOString(),
        current: false,
      },
    ])
    const kept = JSON.stringify(await site.store.query('sessions'))
    for (const trace of ['Mozilla', '126.0', '17_5', here]) expect(kept).not.toContain(trace)
  })

  test.each(['', 'x'.repeat(2000), '<script>alert(1)</script>', 'curl/8.0'])(
    'knows no device by the browser’s name %j',
    async (userAgent) => {
      const site = openSite()
      await site.addUser(KATA)
      expect(await listWith(await signIn(userAgent))).toMatchObject([{ device: { browser: null, system: null } }])
    },
  )

  test('leaves out those that have ended, and those of others', async () => {
    const { site, here } = await siteWithTwoDevices()
    await site.tokenOf(await site.addUser())
    await call(endOthers, apiRequest('/api/user/sessions', { method: 'DELETE', token: here }))
    expect(await listWith(here)).toMatchObject([{ current: true }])
  })

  test('names a session that is older than the hundred newest, when it is the one that asks', async () => {
    const site = openSite()
    const user = await site.addUser()
    const oldest = await site.tokenOf(user)
    site.passTime(1000)
    for (let index = 0; index < 100; index += 1) await site.tokenOf(user)
    const sessions = await listWith(oldest)
    expect(sessions).toHaveLength(101)
    expect(sessions.filter(({ current }) => current)).toEqual([sessions[0]])
  })
})

describe('ending', () => {
  test('one ends it for good, and no other', async () => {
    const { here, there } = await siteWithTwoDevices()
    const [, other] = await listWith(here)
    expect(await end(here, other?.id ?? '')).toMatchObject({ status: 204 })
    expect(await statusWith(there)).toBe(401)
    expect(await statusWith(here)).toBe(200)
    const browser = openBrowser()
    browser.cookies.set(SESSION, there)
    expect(await browser.session()).toBeNull()
    expect(await end(here, other?.id ?? '')).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  })

  test('one of somebody else does nothing', async () => {
    const site = openSite()
    const [kata, peti] = [await site.tokenOf(await site.addUser()), await site.tokenOf(await site.addUser())]
    const [session] = await listWith(peti)
    expect(await end(kata, session?.id ?? '')).toMatchObject({ status: 404 })
    expect(await statusWith(peti)).toBe(200)
  })

  test('all but this one leaves this one', async () => {
    const { site, here, there } = await siteWithTwoDevices()
    const { status } = await call(endOthers, apiRequest('/api/user/sessions', { method: 'DELETE', token: here }))
    expect(status).toBe(204)
    expect(await statusWith(there)).toBe(401)
    await site.finishWork()
    expect(await site.store.query('sessions')).toHaveLength(1)
    expect(await statusWith(here)).toBe(200)
    expect(await statusWith(await signIn(WINDOWS_CHROME))).toBe(200)
    expect(site.reports).toEqual([])
  })

  test('all but this one, from both at once, leaves one of them', async () => {
    const { here, there } = await siteWithTwoDevices()
    const calls = [here, there].map((token) =>
      call(endOthers, apiRequest('/api/user/sessions', { method: 'DELETE', token })),
    )
    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([204, 401])
    expect([await statusWith(here), await statusWith(there)].toSorted()).toEqual([200, 401])
  })
})

test('an account that was disabled and is enabled again has no session of before', async () => {
  const site = openSite()
  const user = await site.addUser()
  const token = await site.tokenOf(user)
  for (const disabled of [true, false]) await updateUser(site.store, user.uid, { disabled })
  expect(await statusWith(token)).toBe(401)
})

describe('time', () => {
  test('a session lasts 90 days from the sign-in, however often it is used and renewed', async () => {
    const { site, here } = await siteWithTwoDevices()
    for (let day = 1; day < 90; day += 1) {
      site.passTime(DAY_MS)
      expect({ day, status: await statusWith(here) }).toEqual({ day, status: 200 })
      await site.finishWork()
    }
    site.passTime(DAY_MS)
    expect(await statusWith(here)).toBe(401)
    const browser = openBrowser()
    browser.cookies.set(SESSION, here)
    expect(await browser.session()).toBeNull()
  })

  test('a session that nobody uses is over after a month', async () => {
    const { site, here, there } = await siteWithTwoDevices()
    site.passTime(20 * DAY_MS)
    await statusWith(here)
    await site.finishWork()
    site.passTime(12 * DAY_MS)
    expect(await listWith(here)).toMatchObject([{ current: true, lastSeenDay: '2026-02-04' }])
    expect(await statusWith(there)).toBe(401)
  })

  /** The site over a store that counts what a session costs. */
  function countCosts(site: TestSite) {
    const costs = { reads: 0, writes: 0 }
    const get: TestSite['store']['get'] = async (...asked) => {
      costs.reads += 1
      return site.store.get(...asked)
    }
    const update: TestSite['store']['update'] = async (...asked) => {
      costs.writes += 1
      return site.store.update(...asked)
    }
    return { costs, counted: openSite({ ...site, store: { ...site.store, get, update } }) }
  }

  test('a call reads the session and the account, and writes nothing, but once on a new day, after the answer', async () => {
    const { site, here } = await siteWithTwoDevices()
    const { costs } = countCosts(site)
    for (let calls = 0; calls < 5; calls += 1) await statusWith(here)
    await site.finishWork()
    expect(costs).toEqual({ reads: 10, writes: 0 })
    site.passTime(DAY_MS)
    await Promise.all([statusWith(here), statusWith(here)])
    expect(costs.writes).toBe(0)
    await site.finishWork()
    const [session] = await site.store.query('sessions', {
      where: [{ field: 'lastSeenDay', operator: '==', value: '2026-01-16' }],
    })
    await statusWith(here)
    await site.finishWork()
    // The second of the two found it done.
    expect(costs.writes).toBe(2)
    const seen = await site.store.get('sessions', session?.id ?? '')
    expect(seen?.version).toBe(session?.version)
  })

  test('a day that cannot be noted is reported, and ends nothing', async () => {
    const { site, here } = await siteWithTwoDevices()
    const update = async () => Promise.reject(new AppError('unavailable'))
    site.passTime(DAY_MS)
    const broken = openSite({ ...site, store: { ...site.store, update } })
    expect(await statusWith(here)).toBe(200)
    await broken.finishWork()
    expect(broken.reports).toMatchObject([{ code: 'unavailable' }])
    expect(await statusWith(here)).toBe(200)
  })
})
