import { POST } from '@/app/api/user/data/route'
import { apiRequest, call } from '@/tests/support/api-request'
import { addFullAccount } from '@/tests/support/full-account'
import { openSite, type TestSite } from '@/tests/support/test-site'

async function download(site: TestSite, user: Awaited<ReturnType<TestSite['addUser']>>) {
  return call(POST, apiRequest('/api/user/data', { token: await site.tokenOf(user) }))
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
  expect(POST.spec.answer.safeParse(body)).toMatchObject({ success: true })
  expect(body).toMatchObject({
    exportedAt: '2026-01-15T12:00:00.000Z',
    profile: { uid: user.uid, email: 'kata@pelda.hu', name: 'Kerek Kata', role: 0, hasPassword: true },
    consent: { legalConsentDate: null },
    providerAccounts: [{ provider: 'google', providerAccountId: 'google-id-17' }],
    sessions: expect.arrayContaining([
      { browser: 'Firefox', system: 'Linux', signedInAt: '2026-01-10T08:00:00.000Z', lastSeenDay: '2026-01-10' },
    ]),
    subscription: { hasSubscription: true, isCancelled: false, expiresAt: '2026-12-31T00:00:00.000Z' },
    purchases: {
      customerId: null,
      mails: [{ status: 'sent' }],
      withdrawals: [{ amount: 199_000 }],
      refundRequests: [{ status: 'new' }],
      invoices: [],
    },
    usage: { starts: { szamolas: '2026-01-10T08:00:00.000Z' } },
    progress: { solved: { szamolas: { 2: '2026-01-10T08:00:00.000Z' } } },
    practice: {
      rounds: [{ exerciseId: 'szamolas', subTasks: [{ tries: 2, firstAnswers: ['3'], answers: ['4'] }] }],
      memory: { skills: { szorzas: { reached: 'working' } } },
      olderRounds: { months: { '2024-11': 3 } },
    },
    examAttempts: [{ setId: 'proba-2020-01-18', savedAt: '2026-01-10T08:00:00.000Z', progress: { part: 0 } }],
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

/** A log of 450 entries, whose ids do not stand in the order of their times. */
async function addLongLog({ store }: TestSite, { uid }: Awaited<ReturnType<TestSite['addUser']>>) {
  await store.transaction(async (transaction) => {
    for (let index = 0; index < 450; index += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + ((index * 7) % 450) * 60_000).toISOString()
      transaction.create('activityLog', `entry-${index}`, { userId: uid, activity: 'navigate', createdAt })
    }
  })
}

test('gives a long log whole, oldest entry first', async () => {
  const site = openSite()
  const user = await site.addUser()
  await addLongLog(site, user)
  const { activityLog } = (await download(site, user)).body as { activityLog: { createdAt: string }[] }
  const times = activityLog.map(({ createdAt }) => createdAt)
  expect(times).toHaveLength(450)
  expect(times).toEqual(times.toSorted())
})

/** The store, whose pages of the log are counted; from `brokenFrom` on there are none. */
function countPages(site: TestSite, brokenFrom = Number.POSITIVE_INFINITY) {
  const pages = { read: 0 }
  const query: TestSite['store']['query'] = async (collection, asked) => {
    if (collection === 'activityLog' && ++pages.read >= brokenFrom) throw new Error('the disk is gone')
    return site.store.query(collection, asked)
  }
  return { pages, store: { ...site.store, query } }
}

async function readerFor(site: TestSite, user: Awaited<ReturnType<TestSite['addUser']>>) {
  const request = apiRequest('/api/user/data', { token: await site.tokenOf(user) })
  const { body } = await POST(request, { params: Promise.resolve({}) })
  if (!body) throw new Error('there is no body')
  return body.getReader()
}

test('holds no more of a long log than what is being sent, and reads no further once nobody takes it', async () => {
  const site = openSite()
  const user = await site.addUser()
  await addLongLog(site, user)
  const { pages, store } = countPages(site)
  const reader = await readerFor(openSite({ store }), user)
  const text = new TextDecoder()
  let taken = ''
  while (pages.read < 2) taken += text.decode((await reader.read()).value)
  // What has come by then is the page before and the one just read.
  expect(taken.match(/"navigate"/g)?.length).toBeGreaterThanOrEqual(200)
  expect(pages.read).toBe(2)
  await reader.cancel()
  expect(pages.read).toBe(2)
})

test('breaks off where the log cannot be read, so that nobody takes it for whole, and reports that', async () => {
  const site = openSite()
  const user = await site.addUser()
  await addLongLog(site, user)
  const broken = openSite({ store: countPages(site, 2).store })
  const reader = await readerFor(broken, user)
  const readToEnd = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readToEnd()).rejects.toThrow()
  expect(broken.reports).toEqual([new Error('the disk is gone')])
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
  expect(await call(POST, apiRequest('/api/user/data'))).toMatchObject({ status: 401 })
})
