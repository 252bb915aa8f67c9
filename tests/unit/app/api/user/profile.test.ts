import { POST } from '@/app/api/user/profile/[userId]/route'
import { findUser } from '@/lib/domain/account/users'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, type TestSite } from '@/tests/support/test-site'

type User = Awaited<ReturnType<TestSite['addUser']>>

async function rename(site: TestSite, caller: User, body: unknown, userId = caller.uid) {
  const path = `/api/user/profile/${userId}`
  return call(POST, apiRequest(path, { token: await site.tokenOf(caller), body }), { userId })
}

test('gives the caller another name, without the spaces around it', async () => {
  const site = openSite()
  const user = await site.addUser({ name: 'Kata' })
  expect(await rename(site, user, { displayName: '  Kerek Kata ' })).toMatchObject({ status: 204, body: undefined })
  expect(await findUser(site.store, user.uid)).toEqual({ ...user, name: 'Kerek Kata' })
})

test('logs updateDisplayName with the old and the new name', async () => {
  const site = openSite()
  const user = await site.addUser({ name: 'Kata' })
  await rename(site, user, { displayName: 'Kati' })
  const entries = await site.store.query('activityLog')
  expect(entries.map(({ data }) => data)).toEqual([
    {
      userId: user.uid,
      activity: 'updateDisplayName',
      metadata: { oldName: 'Kata', newName: 'Kati' },
      createdAt: site.clock.now().toISOString(),
    },
  ])
})

test('logs no more of a long name of a social provider than the log takes', async () => {
  const site = openSite()
  const user = await site.addUser({ name: '😀'.repeat(150) })
  expect(await rename(site, user, { displayName: 'Kati' })).toMatchObject({ status: 204 })
  const [entry] = await site.store.query('activityLog')
  expect(entry?.data.metadata).toEqual({ oldName: '😀'.repeat(100), newName: 'Kati' })
})

test.each([
  ['an empty name', { displayName: '' }],
  ['spaces', { displayName: ' \t\u00a0 ' }],
  ['a name that shows nothing', { displayName: '\u200b' }],
  ['a name of 81 characters', { displayName: 'x'.repeat(81) }],
  ['a name in two lines', { displayName: 'Kata\nKati' }],
  ['no name', {}],
  ['a number', { displayName: 7 }],
  ['more than a name', { displayName: 'Kati', role: 1000 }],
])('refuses %s', async (_, body) => {
  const site = openSite()
  const user = await site.addUser()
  expect(await rename(site, user, body)).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
  expect(await findUser(site.store, user.uid)).toEqual(user)
  expect(await site.store.query('activityLog')).toEqual([])
})

test('refuses to rename somebody else', async () => {
  const site = openSite()
  const [kata, peti] = [await site.addUser(), await site.addUser()]
  expect(await rename(site, kata, { displayName: 'Peti' }, peti.uid)).toMatchObject({
    status: 403,
    body: { error: { code: 'forbidden' } },
  })
  expect(await findUser(site.store, peti.uid)).toEqual(peti)
})

test('renames even when it cannot be logged, and reports that', async () => {
  const site = openSite()
  const user = await site.addUser()
  const store: typeof site.store = {
    ...site.store,
    create: async () => {
      throw new Error('the log is full')
    },
  }
  const broken = openSite({ store })
  expect(await rename(broken, user, { displayName: 'Kati' })).toMatchObject({ status: 204 })
  expect(await findUser(site.store, user.uid)).toMatchObject({ name: 'Kati' })
  expect(broken.reports).toEqual([new Error('the log is full')])
})
