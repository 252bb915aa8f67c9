import { createUser, findUser, findUserByEmail, removeUser, updateUser } from '@/lib/domain/account/users'
import { openSite } from '@/tests/support/test-site'

const KATA = { email: 'kata@pelda.hu', name: 'Kata' }

test('reads documents that lack fields', async () => {
  const { store } = openSite()
  await store.set('users', 'old', { email: 'regi@pelda.hu' })
  expect(await findUser(store, 'old')).toEqual({
    uid: 'old',
    email: 'regi@pelda.hu',
    name: null,
    emailVerified: null,
    image: null,
    role: 0,
    legalConsentDate: null,
    disabled: false,
    sessionVersion: 0,
    createdAt: null,
    kind: null,
    ageBand: null,
    sixteenIn: null,
    parentalConsent: null,
    newsletterAskedAt: null,
    newsletterConsentAt: null,
  })
  expect(await findUser(store, 'unknown')).toBeUndefined()
})

test('a new address takes its claim along, and frees the old one', async () => {
  const site = openSite()
  const { uid } = await site.addUser(KATA)
  await updateUser(site.store, uid, { email: 'kati@pelda.hu' })
  expect(await findUserByEmail(site.store, 'kati@pelda.hu')).toMatchObject({ uid })
  expect(await findUserByEmail(site.store, KATA.email)).toBeUndefined()
  await expect(createUser(site, KATA)).resolves.toMatchObject(KATA)
})

test('a change cannot take an address that is taken, nor make an account', async () => {
  const site = openSite()
  const { uid } = await site.addUser(KATA)
  await site.addUser({ email: 'peti@pelda.hu' })
  const before = await site.dump()
  await expect(updateUser(site.store, uid, { email: 'peti@pelda.hu' })).rejects.toMatchObject({
    code: 'email-already-in-use',
  })
  await expect(updateUser(site.store, 'unknown', { name: 'x' })).rejects.toMatchObject({ code: 'not-found' })
  expect(await site.dump()).toEqual(before)
})

test('nothing is left of a removed account', async () => {
  const site = openSite()
  const empty = await site.dump()
  const { uid } = await site.addUser({ ...KATA, password: 'titok1' })
  await removeUser(site.store, uid)
  await removeUser(site.store, uid)
  expect(await site.dump()).toEqual(empty)
})
