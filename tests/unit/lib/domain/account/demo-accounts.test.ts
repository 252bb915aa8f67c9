import { GET as readUsage } from '@/app/api/freemium/usage/route'
import { authenticate } from '@/lib/domain/account/authenticate'
import { DEMO_ACCOUNTS, ensureDemoAccounts } from '@/lib/domain/account/demo-accounts'
import { lockDemoAccounts } from '@/lib/domain/account/demo-lock'
import { findUser, updateUser } from '@/lib/domain/account/users'
import { apiRequest, call } from '@/tests/support/api-request'
import { openSite, type TestSite } from '@/tests/support/test-site'

const signIn = (site: TestSite) =>
  Promise.all(
    DEMO_ACCOUNTS.map(({ email, password }) =>
      authenticate(site, { email, password }, 'local').then(
        ({ uid }) => uid,
        ({ code }) => code,
      ),
    ),
  )

test('makes a confirmed free account and a premium one, with the announced passwords', async () => {
  const site = openSite()
  await ensureDemoAccounts(site)
  expect(await signIn(site)).toEqual(['demo-free', 'demo-premium'])
  const users = await site.store.query('users')
  expect(users.map(({ data }) => [data.role, typeof data.emailVerified, typeof data.legalConsentDate])).toEqual([
    [0, 'string', 'string'],
    [0, 'string', 'string'],
  ])
  expect(await site.store.query('payments')).toMatchObject([
    { id: 'demo-premium', data: { status: 'active', isCancelled: false, expiresAt: '2099-12-31T00:00:00.000Z' } },
  ])
})

test('makes them ready again after they were changed or locked', async () => {
  const site = openSite()
  await ensureDemoAccounts(site)
  await site.store.delete('credentials', 'demo-free')
  await updateUser(site.store, 'demo-premium', { disabled: true })
  await ensureDemoAccounts(site)
  expect(await signIn(site)).toEqual(['demo-free', 'demo-premium'])
})

test('a site without demo accounts lets nobody into those that were left, and everybody else as before', async () => {
  const site = openSite()
  await ensureDemoAccounts(site)
  const pupil = await site.addUser({ email: 'kata@pelda.hu', password: 'titok1' })
  const sessions = await Promise.all(
    [...(await site.store.query('users'))].map(async ({ id }) => {
      const user = await findUser(site.store, id)
      return user && { uid: user.uid, token: await site.tokenOf(user) }
    }),
  )
  const locked = openSite({ ...site, store: lockDemoAccounts(site.store) })
  expect(await signIn(locked)).toEqual(['user-disabled', 'user-disabled'])
  expect(await authenticate(locked, { email: 'kata@pelda.hu', password: 'titok1' }, 'local')).toMatchObject({
    uid: pupil.uid,
  })
  const outcomes = await Promise.all(
    sessions.map(async (session) => {
      const request = apiRequest('/api/freemium/usage', { method: 'GET', token: session?.token ?? '' })
      return [session?.uid, (await call(readUsage, request)).status]
    }),
  )
  expect(Object.fromEntries(outcomes)).toEqual({ 'demo-free': 403, 'demo-premium': 403, [pupil.uid]: 200 })
  expect(
    await locked.store.transaction(async (transaction) => (await transaction.get('users', 'demo-free'))?.data.disabled),
  ).toBe(true)
})

test('leaves an address to who has registered with it', async () => {
  const site = openSite()
  const { uid } = await site.addUser({ email: 'premium@demo.test', password: 'titok1' })
  await ensureDemoAccounts(site)
  expect(await signIn(site)).toEqual(['demo-free', 'invalid-login-credentials'])
  expect(await site.store.query('payments')).toEqual([])
  expect(await authenticate(site, { email: 'premium@demo.test', password: 'titok1' }, 'local')).toMatchObject({ uid })
})
