import { authenticate } from '@/lib/domain/account/authenticate'
import { updateUser } from '@/lib/domain/account/users'
import { leastCpuTime } from '@/tests/support/cpu-time'
import { openSite, type TestSite } from '@/tests/support/test-site'

const PASSWORD = 'titok1'
const KATA = { email: 'kata@pelda.hu', password: PASSWORD }

async function siteWithKata(): Promise<TestSite> {
  const site = openSite()
  await site.addUser(KATA)
  return site
}

/** The code of the failure, or the address of who was signed in. */
const outcomeOf = (site: TestSite, credentials: unknown, address = '10.0.0.1') =>
  authenticate(site, credentials, address).then(
    ({ email }) => email,
    ({ code }) => code,
  )

test('finds the account by its address, in whatever case, and its password', async () => {
  const site = await siteWithKata()
  expect(await outcomeOf(site, KATA)).toBe('kata@pelda.hu')
  expect(await outcomeOf(site, { email: ' KATA@Pelda.hu ', password: PASSWORD })).toBe('kata@pelda.hu')
})

test.each([
  ['a wrong password', { email: KATA.email, password: 'titok2' }],
  ['a password in another case', { email: KATA.email, password: 'TITOK1' }],
  ['an unknown address', { email: 'peti@pelda.hu', password: PASSWORD }],
  ['an address that is none', { email: 'kata', password: PASSWORD }],
  ['no password', { email: KATA.email }],
  ['a password that is a list', { email: KATA.email, password: [PASSWORD] }],
  ['nothing', undefined],
])('refuses %s without saying what is wrong', async (_, credentials) => {
  expect(await outcomeOf(await siteWithKata(), credentials)).toBe('invalid-login-credentials')
})

test('refuses an account that has no password', async () => {
  const site = openSite()
  await site.addUser({ email: KATA.email })
  expect(await outcomeOf(site, KATA)).toBe('invalid-login-credentials')
})

test('tells that an account is disabled to who knows its password only', async () => {
  const site = openSite()
  const { uid } = await site.addUser(KATA)
  await updateUser(site.store, uid, { disabled: true })
  expect(await outcomeOf(site, KATA)).toBe('user-disabled')
  expect(await outcomeOf(site, { ...KATA, password: 'titok2' })).toBe('invalid-login-credentials')
})

test.each(['kata@pelda.hu', 'nobody@pelda.hu'])(
  'refuses %s after 10 failures, even with the password',
  async (email) => {
    const site = await siteWithKata()
    const failures = Array.from({ length: 25 }, () => outcomeOf(site, { email, password: 'titok2' }))
    const expected = [...Array(10).fill('invalid-login-credentials'), ...Array(15).fill('too-many-requests')]
    expect(await Promise.all(failures)).toEqual(expected)
    expect(await outcomeOf(site, { email, password: PASSWORD })).toBe('too-many-requests')
  },
)

test('counts failures from anywhere, for this account only', async () => {
  const site = await siteWithKata()
  await site.addUser({ email: 'peti@pelda.hu', password: PASSWORD })
  for (let index = 0; index < 10; index += 1) {
    await outcomeOf(site, { ...KATA, password: 'titok2' }, `10.0.0.${index}`)
  }
  expect(await outcomeOf(site, KATA)).toBe('too-many-requests')
  expect(await outcomeOf(site, { email: 'peti@pelda.hu', password: PASSWORD })).toBe('peti@pelda.hu')
})

test('forgets failures after a success', async () => {
  const site = await siteWithKata()
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 9; index += 1) await outcomeOf(site, { ...KATA, password: 'titok2' })
    expect(await outcomeOf(site, KATA)).toBe('kata@pelda.hu')
  }
})

test('lets a class of 40 sign in at once from one address, also with one shared account', async () => {
  const site = await siteWithKata()
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => outcomeOf(site, KATA)))
  expect(new Set(outcomes)).toEqual(new Set(['kata@pelda.hu']))
})

test('slows down one address that tries many accounts', async () => {
  const site = openSite()
  const tries = Array.from({ length: 301 }, () => outcomeOf(site, {}))
  expect((await Promise.all(tries)).at(-1)).toBe('too-many-requests')
  expect(await outcomeOf(site, {}, '10.0.0.2')).toBe('invalid-login-credentials')
})

test('takes the same steps for an unknown account as for a known one', async () => {
  const site = await siteWithKata()
  const readsFor = async (email: string) => {
    const reads: string[] = []
    const store: TestSite['store'] = {
      ...site.store,
      get: (collection, id) => {
        reads.push(collection)
        return site.store.get(collection, id)
      },
    }
    await outcomeOf({ ...site, store }, { email, password: 'titok2' })
    return reads
  }
  expect(await readsFor('nobody@pelda.hu')).toEqual(await readsFor(KATA.email))
})

test('takes the same time for an unknown account as for a known one', async () => {
  const site = await siteWithKata()
  const tryAs = (email: string) => () => outcomeOf(site, { email, password: 'titok2' })
  const known = await leastCpuTime(tryAs(KATA.email))
  const unknown = await leastCpuTime(tryAs('nobody@pelda.hu'))
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})
