import { authenticate } from '@/lib/domain/account/authenticate'
import { DEMO_ACCOUNTS, disableDemoAccounts, ensureDemoAccounts } from '@/lib/domain/account/demo-accounts'
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
  await disableDemoAccounts(site)
  await ensureDemoAccounts(site)
  expect(await signIn(site)).toEqual(['demo-free', 'demo-premium'])
})

test('locks them where they must not be', async () => {
  const site = openSite()
  await disableDemoAccounts(site)
  await ensureDemoAccounts(site)
  await disableDemoAccounts(site)
  expect(await signIn(site)).toEqual(['user-disabled', 'user-disabled'])
})

test('leaves an address to who has registered with it', async () => {
  const site = openSite()
  const { uid } = await site.addUser({ email: 'premium@demo.test', password: 'titok1' })
  await ensureDemoAccounts(site)
  expect(await signIn(site)).toEqual(['demo-free', 'invalid-login-credentials'])
  expect(await site.store.query('payments')).toEqual([])
  expect(await authenticate(site, { email: 'premium@demo.test', password: 'titok1' }, 'local')).toMatchObject({ uid })
})
