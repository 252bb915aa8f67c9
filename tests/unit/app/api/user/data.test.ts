import { GET } from '@/app/api/user/data/route'
import { apiRequest, call } from '@/tests/support/api-request'
import { addFullAccount } from '@/tests/support/full-account'
import { openSite, type TestSite } from '@/tests/support/test-site'

async function download(site: TestSite, user: Awaited<ReturnType<TestSite['addUser']>>) {
  return call(GET, apiRequest('/api/user/data', { method: 'GET', token: await site.tokenOf(user) }))
}

test('gives all that is held about the account, as a file that nobody keeps', async () => {
  const site = openSite()
  const user = await addFullAccount(site, 'kata@pelda.hu')
  await addFullAccount(site, 'peti@pelda.hu')
  const { status, headers, body } = await download(site, user)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="adataim.json"')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    exportedAt: '2026-01-15T12:00:00.000Z',
    profile: { uid: user.uid, email: 'kata@pelda.hu', name: 'Kerek Kata', role: 0, hasPassword: true },
    consent: { legalConsentDate: null },
    providerAccounts: [{ provider: 'google', providerAccountId: 'google-id-17' }],
    subscription: { hasSubscription: true, isCancelled: false, expiresAt: '2026-12-31T00:00:00.000Z' },
    usage: { starts: { szamolas: '2026-01-10T08:00:00.000Z' } },
    progress: { solved: { szamolas: { 2: '2026-01-10T08:00:00.000Z' } } },
    activityLog: [{ activity: 'navigate' }, { activity: 'navigate' }, { activity: 'navigate' }],
    errorReports: [{ description: 'Elírás van benne.' }],
    feedback: [{ description: 'Tetszik!' }],
  })
})

test('gives no secret, and nothing of others', async () => {
  const site = openSite()
  const user = await addFullAccount(site, 'kata@pelda.hu')
  const other = await addFullAccount(site, 'peti@pelda.hu')
  const text = JSON.stringify((await download(site, user)).body)
  for (const secret of ['hash of', 'secret', 'expiresAt":"2026-01-10', other.uid, other.email]) {
    expect(text).not.toContain(secret)
  }
})

test('gives a long log whole, oldest entry first', async () => {
  const site = openSite()
  const user = await site.addUser()
  await site.store.transaction(async (transaction) => {
    for (let index = 0; index < 450; index += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + ((index * 7) % 450) * 60_000).toISOString()
      transaction.create('activityLog', `entry-${index}`, { userId: user.uid, activity: 'navigate', createdAt })
    }
  })
  const { activityLog } = (await download(site, user)).body as { activityLog: { createdAt: string }[] }
  const times = activityLog.map(({ createdAt }) => createdAt)
  expect(times).toHaveLength(450)
  expect(times).toEqual(times.toSorted())
})

test('is given five times in an hour', async () => {
  const site = openSite()
  const user = await site.addUser()
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await download(site, user)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('is for signed-in users only', async () => {
  openSite()
  expect(await call(GET, apiRequest('/api/user/data', { method: 'GET' }))).toMatchObject({ status: 401 })
})
