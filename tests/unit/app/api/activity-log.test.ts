import { POST } from '@/app/api/activity-log/route'
import { activities, clientActivities } from '@/lib/domain/activity/model'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, SITE_URL, type TestSite } from '@/tests/support/test-site'

const PATH = '/api/activity-log'
const URL = 'osszeg?s=7&d=2'

const entriesOf = async ({ store }: TestSite) => (await store.query('activityLog')).map(({ data }) => data)

test('keeps an entry of the caller with the server’s time and nothing else', async () => {
  const site = openSite()
  const user = await site.addUser()
  const token = await site.tokenOf(user)
  const entry = { userId: user.uid, activity: 'exerciseSolved', metadata: { url: URL, usedHints: 2 } }
  expect(await call(POST, apiRequest(PATH, { body: entry, token }))).toMatchObject({ status: 204, body: undefined })
  expect(await entriesOf(site)).toEqual([{ ...entry, createdAt: '2026-01-15T12:00:00.000Z' }])
})

test('keeps each of many entries at once as a document of its own, found by the account', async () => {
  const site = openSite()
  const user = await site.addUser()
  const token = await site.tokenOf(user)
  const body = { userId: user.uid, activity: 'navigate', metadata: { to: '/exercises' } }
  const answers = await Promise.all([1, 2, 3].map(() => call(POST, apiRequest(PATH, { body, token }))))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  const where = [{ field: 'userId', operator: '==', value: user.uid }] as const
  expect(await site.store.query('activityLog', { where })).toHaveLength(3)
})

test('takes a beacon of the site’s own page, which has a cookie and no headers of ours', async () => {
  const site = openSite()
  const user = await site.addUser()
  const beacon = new Blob([JSON.stringify({ userId: user.uid, activity: 'exerciseClose', metadata: { url: URL } })], {
    type: 'application/json',
  })
  const request = apiRequest(PATH, {
    body: await beacon.text(),
    cookie: await site.tokenOf(user),
    headers: { 'content-type': beacon.type, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
  })
  expect((await call(POST, request)).status).toBe(204)
  expect(await entriesOf(site)).toMatchObject([{ activity: 'exerciseClose', metadata: { url: URL } }])
})

test('refuses visitors, other people’s entries and other sites, and keeps nothing of theirs', async () => {
  const site = openSite()
  const [user, other] = [await site.addUser(), await site.addUser()]
  const token = await site.tokenOf(user)
  const body = { userId: user.uid, activity: 'exerciseStart' }
  expect(await call(POST, apiRequest(PATH, { body }))).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthenticated' } },
  })
  const foreign = { body: { ...body, userId: other.uid }, token }
  expect(await call(POST, apiRequest(PATH, foreign))).toMatchObject({
    status: 403,
    body: { error: { code: 'forbidden' } },
  })
  const elsewhere = apiRequest(PATH, { body, cookie: token, headers: { origin: 'https://elsewhere.hu' } })
  expect(await call(POST, elsewhere)).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
  expect(await entriesOf(site)).toEqual([])
})

test.each([
  ['an activity that nobody knows', { activity: 'cheat' }],
  ['metadata of another activity', { activity: 'navigate', metadata: { url: URL } }],
  ['metadata that is missing', { activity: 'exerciseSolved' }],
  ['a time of the client’s own', { activity: 'exerciseClose', createdAt: '2020-01-01T00:00:00.000Z' }],
  ['no activity', {}],
])('refuses %s', async (_title, entry) => {
  const site = openSite()
  const user = await site.addUser()
  const request = apiRequest(PATH, { body: { userId: user.uid, ...entry }, token: await site.tokenOf(user) })
  expect(await call(POST, request)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
  expect(await entriesOf(site)).toEqual([])
})

test.each([
  ['a body over 32 KiB', JSON.stringify({ activity: 'exerciseClose', padding: 'x'.repeat(33_000) }), 413],
  ['thousands of lists inside each other', `${'['.repeat(8000)}${']'.repeat(8000)}`, 400],
  ['text that is not JSON', '{"userId":', 400],
])('refuses %s', async (_title, body, status) => {
  const site = openSite()
  const token = await site.tokenOf(await site.addUser())
  expect((await call(POST, apiRequest(PATH, { body, token }))).status).toBe(status)
})

test('refuses a body that is not declared as JSON', async () => {
  const site = openSite()
  const user = await site.addUser()
  const headers = { 'content-type': 'text/plain;charset=UTF-8', origin: SITE_URL }
  const body = { userId: user.uid, activity: 'exerciseStart' }
  expect((await call(POST, apiRequest(PATH, { body, token: await site.tokenOf(user), headers }))).status).toBe(400)
})

test('refuses more than 120 entries of one account in a minute', async () => {
  const site = openSite()
  const user = await site.addUser()
  const token = await site.tokenOf(user)
  const send = () => call(POST, apiRequest(PATH, { body: { userId: user.uid, activity: 'exerciseClose' }, token }))
  for (let count = 0; count < 120; count += 1) expect((await send()).status).toBe(204)
  expect(await send()).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
})

test.each(activities.filter((activity) => !clientActivities.some((own) => own === activity)))(
  'leaves it to the server to say %s',
  async (activity) => {
    const site = openSite()
    const user = await site.addUser()
    const token = await site.tokenOf(user)
    for (const metadata of [undefined, { email: user.email }, { source: 'x' }, { oldName: 'a', newName: 'b' }]) {
      const answer = await call(POST, apiRequest(PATH, { body: { userId: user.uid, activity, metadata }, token }))
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
    }
    expect(await entriesOf(site)).toEqual([])
  },
)
