import { GET as readTask } from '@/app/api/task/status/[id]/route'
import { DELETE } from '@/app/api/user/route'
import { authenticate } from '@/lib/domain/account/authenticate'
import { createUser, findUser } from '@/lib/domain/account/users'
import { resumeTasks } from '@/lib/domain/task/run-task'
import { taskMessages } from '@/lib/shared/messages/task'
import { apiRequest, call } from '@/tests/support/api-request'
import { addFullAccount, documentsAbout } from '@/tests/support/full-account'
import { openSite, type TestSite } from '@/tests/support/test-site'

const descriptions = taskMessages.descriptions.UserDeletion

type User = Awaited<ReturnType<TestSite['addUser']>>

const deleteWith = (token: string) => call(DELETE, apiRequest('/api/user', { method: 'DELETE', token }))
const statusOf = (id: string) => call(readTask, apiRequest(`/api/task/status/${id}`, { method: 'GET' }), { id })

async function deleteAccount(site: TestSite, user: User): Promise<string> {
  const { status, body } = await deleteWith(await site.tokenOf(user))
  expect({ status, body }).toEqual({ status: 200, body: { taskId: expect.any(String) } })
  return (body as { taskId: string }).taskId
}

test('ends every session at once, before anything is erased', async () => {
  const site = openSite()
  const user = await site.addUser({ password: 'titok1' })
  const token = await site.tokenOf(user)
  await deleteAccount(site, user)
  expect(await deleteWith(token)).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } })
  await expect(authenticate(site, { email: user.email, password: 'titok1' }, 'somewhere')).rejects.toMatchObject({
    code: 'invalid-login-credentials',
  })
})

test('takes the session cookie away from the browser that asked', async () => {
  const site = openSite()
  const answer = await deleteWith(await site.tokenOf(await site.addUser()))
  expect(answer.headers.get('set-cookie')).toBe('authjs.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})

test('erases after the answer, and tells the outcome to who knows the task', async () => {
  const site = openSite()
  const user = await addFullAccount(site, 'kata@pelda.hu')
  const id = await deleteAccount(site, user)
  expect(await statusOf(id)).toMatchObject({
    status: 200,
    body: { type: 'UserDeletion', status: 'InProgress', updated: '2026-01-15T12:00:00.000Z' },
  })
  site.passTime(1000)
  await site.finishWork()
  expect((await statusOf(id)).body).toEqual({
    type: 'UserDeletion',
    status: 'Done',
    description: descriptions.Done,
    updated: '2026-01-15T12:00:01.000Z',
  })
  expect(await documentsAbout(site.store, user)).toEqual([])
})

test('keeps no trace of the account in the task that is done', async () => {
  const site = openSite()
  const id = await deleteAccount(site, await site.addUser())
  await site.finishWork()
  const task = await site.store.get('tasks', id)
  expect(Object.keys(task?.data ?? {}).toSorted()).toEqual(['status', 'type', 'updated'])
})

test('lets the address be registered again', async () => {
  const site = openSite()
  const user = await site.addUser()
  await deleteAccount(site, user)
  await expect(createUser(site, { email: user.email, name: 'Új' })).rejects.toMatchObject({
    code: 'email-already-in-use',
  })
  await site.finishWork()
  expect(await createUser(site, { email: user.email, name: 'Új' })).toMatchObject({ email: user.email })
})

test.each([1, 500, 1000, -1])('leaves an account of role %p to the administrator', async (role) => {
  const site = openSite()
  const user = await site.addUser()
  await site.store.update('users', user.uid, { role })
  const before = await site.dump()
  expect(await deleteWith(await site.tokenOf(user))).toMatchObject({
    status: 403,
    body: {
      error: {
        code: 'admin-only-deletion',
        message: 'Ezt a felhasználói fiókot csak az adminisztrátor tudja törölni.',
      },
    },
  })
  expect(await site.dump()).toEqual(before)
  expect(await site.store.query('tasks')).toEqual([])
})

test('makes one task of several requests at once', async () => {
  const site = openSite()
  const token = await site.tokenOf(await site.addUser())
  const answers = await Promise.all(Array.from({ length: 4 }, () => deleteWith(token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  expect(await site.store.query('tasks')).toHaveLength(1)
})

test('reports a failure, shows it, and is resumed until it is done', async () => {
  const site = openSite()
  const user = await addFullAccount(site, 'kata@pelda.hu')
  const broken: TestSite['store'] = {
    ...site.store,
    query: async (collection, query) => {
      if (collection === 'activityLog') throw new Error('the disk is full')
      return site.store.query(collection, query)
    },
  }
  const id = await deleteAccount(site, user)
  await resumeTasks({ ...site, store: broken })
  expect(site.reports).toEqual([new Error('the disk is full')])
  expect((await statusOf(id)).body).toMatchObject({
    status: 'Error',
    description: descriptions.Error,
  })
  await resumeTasks(site)
  expect((await statusOf(id)).body).toMatchObject({ status: 'Done' })
  expect(await documentsAbout(site.store, user)).toEqual([])
})

test('erases what a request wrote that was under way when the account was locked', async () => {
  const site = openSite()
  const user = await addFullAccount(site, 'kata@pelda.hu')
  const id = await deleteAccount(site, user)
  let late = true
  const store: TestSite['store'] = {
    ...site.store,
    // The last step has its turn, and then the log gets one more entry.
    query: async (collection, query) => {
      if (collection === 'sessions' && late) {
        late = false
        await site.store.set('activityLog', 'late', { userId: user.uid, activity: 'navigate' })
      }
      return site.store.query(collection, query)
    },
  }
  await resumeTasks({ ...site, store })
  expect(late).toBe(false)
  expect(await documentsAbout(site.store, user)).toEqual([])
  expect((await statusOf(id)).body).toMatchObject({ status: 'Done' })
})

test('stays done when another process that ran it too fails', async () => {
  const site = openSite()
  const user = await site.addUser()
  const id = await deleteAccount(site, user)
  const failing: TestSite['store'] = {
    ...site.store,
    query: async (collection, query) => {
      if (collection !== 'activityLog') return site.store.query(collection, query)
      await site.finishWork()
      throw new Error('the other was faster')
    },
  }
  await resumeTasks({ ...site, store: failing })
  expect((await statusOf(id)).body).toMatchObject({ status: 'Done' })
  expect(await findUser(site.store, user.uid)).toBeUndefined()
})

test('never throws, even when the store answers nothing', async () => {
  const site = openSite()
  const dead: TestSite['store'] = {
    ...site.store,
    query: () => Promise.reject(new Error('no answer')),
    get: () => Promise.reject(new Error('no answer')),
  }
  await resumeTasks({ ...site, store: dead })
  expect(site.reports).toEqual([new Error('no answer')])
})

test.each(['6f1c3d0e-59f3-4b39-8d5a-1d6a3c0b9f11', 'x', '..', 'a/b', '\ud800', ' '])('knows no task %p', async (id) => {
  openSite()
  const answer = await call(readTask, apiRequest('/api/task/status/x', { method: 'GET' }), { id })
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
