import type { Adapter, AdapterAccount } from '@auth/core/adapters'
import { findUserByEmail } from '@/lib/domain/account/users'
import type { DocumentStore } from '@/lib/ports/document-store'

interface Opened {
  readonly adapter: Adapter
  /** The store that the site itself works with, over the same data. */
  readonly store: DocumentStore
}

const KATA = { id: 'ignored', email: 'Kata@Pelda.hu', emailVerified: null, name: 'Kata' }
const LATER = new Date('2026-02-01T10:00:00.000Z')

const accountOf = (userId: string): AdapterAccount => ({
  userId,
  type: 'oidc',
  provider: 'google',
  providerAccountId: '1234',
})

/** What next-auth and the site expect of an adapter. */
export function nextAuthStoreContract(name: string, openStore: () => Opened): void {
  // Next-auth calls every method optional; a missing one fails the test that uses it.
  const open = () => openStore() as Opened & { readonly adapter: Required<Adapter> }

  describe(name, () => {
    test('a new user is an account of the site', async () => {
      const { adapter, store } = open()
      const user = await adapter.createUser(KATA)
      expect(user).toMatchObject({ email: 'kata@pelda.hu', name: 'Kata', emailVerified: null })
      expect(await findUserByEmail(store, 'kata@pelda.hu')).toMatchObject({ uid: user.id, role: 0, disabled: false })
      expect(await adapter.getUser(user.id)).toEqual(user)
      expect(await adapter.getUserByEmail('KATA@pelda.hu')).toEqual(user)
    })

    test('two users cannot have one address', async () => {
      const { adapter } = open()
      await adapter.createUser(KATA)
      await expect(adapter.createUser(KATA)).rejects.toMatchObject({ code: 'email-already-in-use' })
    })

    test('what is not there is null', async () => {
      const { adapter } = open()
      expect(await adapter.getUser('unknown')).toBeNull()
      expect(await adapter.getUserByEmail('nobody@pelda.hu')).toBeNull()
      expect(await adapter.getUserByAccount({ provider: 'google', providerAccountId: '1234' })).toBeNull()
      expect(await adapter.useVerificationToken({ identifier: 'x', token: 'y' })).toBeNull()
    })

    test('a user changes in the fields that are given', async () => {
      const { adapter } = open()
      const { id } = await adapter.createUser(KATA)
      expect(await adapter.updateUser({ id, emailVerified: LATER })).toMatchObject({
        name: 'Kata',
        emailVerified: LATER,
      })
      expect(await adapter.updateUser({ id, name: 'Katalin', image: 'https://pelda.hu/k.png' })).toMatchObject({
        name: 'Katalin',
        emailVerified: LATER,
      })
      expect(await adapter.getUser(id)).toMatchObject({ name: 'Katalin', emailVerified: LATER, email: 'kata@pelda.hu' })
      expect(await adapter.updateUser({ id })).toMatchObject({ name: 'Katalin' })
    })

    test('a linked account finds its user until it is unlinked', async () => {
      const { adapter } = open()
      const user = await adapter.createUser(KATA)
      const account = accountOf(user.id)
      await adapter.linkAccount({ ...account, scope: 'email' })
      expect(await adapter.getUserByAccount(account)).toEqual(user)
      expect(await adapter.getUserByAccount({ ...account, providerAccountId: '999' })).toBeNull()
      expect(await adapter.getUserByAccount({ ...account, provider: 'facebook' })).toBeNull()
      await adapter.unlinkAccount(account)
      expect(await adapter.getUserByAccount(account)).toBeNull()
    })

    test('a token of a mail can be used once', async () => {
      const { adapter } = open()
      const token = { identifier: 'kata@pelda.hu', token: 'hashed', expires: LATER }
      await adapter.createVerificationToken(token)
      expect(await adapter.useVerificationToken({ identifier: 'peti@pelda.hu', token: 'hashed' })).toBeNull()
      expect(await adapter.useVerificationToken(token)).toEqual(token)
      expect(await adapter.useVerificationToken(token)).toBeNull()
    })

    test('a deleted user leaves nothing behind, and frees the address', async () => {
      const { adapter, store } = open()
      const user = await adapter.createUser(KATA)
      await adapter.linkAccount(accountOf(user.id))
      await adapter.deleteUser(user.id)
      for (const collection of ['users', 'emailClaims', 'accounts']) {
        expect(await store.query(collection)).toEqual([])
      }
      expect(await adapter.createUser(KATA)).toMatchObject({ email: 'kata@pelda.hu' })
    })
  })
}
