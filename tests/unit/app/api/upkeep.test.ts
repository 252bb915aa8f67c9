import { GET, POST } from '@/app/api/upkeep/route'
import { createTask } from '@/lib/domain/task/tasks'
import { apiRequest, call } from '@/tests/support/api-request'
import { addFullAccount } from '@/tests/support/full-account'
import { openSite, type TestSite, UPKEEP_SECRET } from '@/tests/support/test-site'

const request = (secret: string, method = 'POST') =>
  apiRequest('/api/upkeep', { method, headers: { authorization: `Bearer ${secret}` } })

async function leaveDeletion(site: TestSite): Promise<string> {
  const { uid, email } = await addFullAccount(site, 'kata@pelda.hu')
  await site.store.transaction(async (transaction) => {
    createTask(transaction, 'left', { userId: uid, email }, site.clock.now())
  })
  return uid
}

test.each([
  ['POST', POST],
  ['GET', GET],
])('%s does what was left undone', async (method, handler) => {
  const site = openSite()
  const uid = await leaveDeletion(site)
  const { status, body } = await call(handler, request(UPKEEP_SECRET, method))
  expect({ status, body }).toMatchObject({ status: 200, body: { isBusy: false, failed: [] } })
  expect(body).toMatchObject({ done: expect.arrayContaining(['tasks', 'payments']) })
  expect(await site.store.get('users', uid)).toBeUndefined()
})

test('deletes the sessions that have run out', async () => {
  const site = openSite()
  const user = await site.addUser()
  await site.tokenOf(user)
  site.passTime(100 * 24 * 60 * 60 * 1000)
  await site.tokenOf(user)
  expect((await call(POST, request(UPKEEP_SECRET))).body).toMatchObject({ done: expect.arrayContaining(['sessions']) })
  const signedInAt = site.clock.now().toISOString()
  expect(await site.store.query('sessions')).toMatchObject([{ data: { signedInAt } }])
})

test('is not there for anybody where no secret is configured', async () => {
  const site = openSite({ upkeepSecret: undefined })
  const uid = await leaveDeletion(site)
  for (const secret of [UPKEEP_SECRET, 'undefined', '']) {
    expect(await call(POST, request(secret))).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  }
  expect(await site.store.get('users', uid)).toBeDefined()
})

test.each(['', 'x', `${UPKEEP_SECRET}x`, UPKEEP_SECRET.toUpperCase()])('is closed to %j', async (secret) => {
  openSite()
  expect(await call(POST, request(secret))).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
})
