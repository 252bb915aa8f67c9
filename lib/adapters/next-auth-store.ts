import { createHash } from 'node:crypto'
import type { Adapter, AdapterAccount, VerificationToken } from '@auth/core/adapters'
import type { DocumentData, DocumentStore } from '@/lib/ports/document-store'
import { type AccountDirectory, createUserMethods } from './shared/auth-users'

const ACCOUNTS = 'accounts'
const VERIFICATION_TOKENS = 'verificationTokens'

interface Settings {
  readonly store: DocumentStore
  readonly accounts: AccountDirectory
}

/**
 * What next-auth keeps, in the document store. A document's id is made from what next-auth asks for it by, so that
 * nothing can be there twice; tokens are known by their hash only. Sessions are the site's own
 * (`lib/domain/account/sessions.ts`).
 */
export function createNextAuthStore({ store, accounts }: Settings): Adapter {
  const users = createUserMethods(accounts)
  return {
    ...users,
    ...accountMethods(store, accounts, users),
    ...tokenMethods(store),
  }
}

type Users = ReturnType<typeof createUserMethods>

/** The provider accounts that people sign in with. */
function accountMethods(store: DocumentStore, accounts: AccountDirectory, users: Users): Adapter {
  async function findAccount(provider: string, providerAccountId: string): Promise<AdapterAccount | null> {
    const document = await store.get(ACCOUNTS, hashOf(provider, providerAccountId))
    // The document was written by linkAccount, from a value of this type.
    return document ? (document.data as AdapterAccount) : null
  }

  return {
    async linkAccount(account) {
      // What is there already belongs to no user any more: next-auth has looked.
      await store.set(ACCOUNTS, hashOf(account.provider, account.providerAccountId), toDocument(account))
      return account
    },
    async unlinkAccount({ provider, providerAccountId }) {
      await store.delete(ACCOUNTS, hashOf(provider, providerAccountId))
    },
    getAccount: (providerAccountId, provider) => findAccount(provider, providerAccountId),
    async getUserByAccount({ provider, providerAccountId }) {
      const account = await findAccount(provider, providerAccountId)
      return account && users.getUser(account.userId)
    },
    async deleteUser(uid) {
      const owned = await store.query(ACCOUNTS, { where: [{ field: 'userId', operator: '==', value: uid }] })
      await Promise.all(owned.map(({ id }) => store.delete(ACCOUNTS, id)))
      await accounts.remove(uid)
    },
  }
}

/** Tokens of sign-in mails; each can be used once. */
function tokenMethods(store: DocumentStore): Adapter {
  return {
    async createVerificationToken(token) {
      const { identifier, expires } = token
      await store.set(VERIFICATION_TOKENS, hashOf(identifier, token.token), {
        identifier,
        expires: expires.toISOString(),
      })
      return token
    },
    async useVerificationToken({ identifier, token }) {
      const id = hashOf(identifier, token)
      return store.transaction(async (transaction) => {
        const document = await transaction.get(VERIFICATION_TOKENS, id)
        if (!document) return null
        transaction.delete(VERIFICATION_TOKENS, id)
        return { identifier, token, expires: dateOf(document.data.expires) } satisfies VerificationToken
      })
    },
  }
}

function dateOf(value: unknown): Date {
  return new Date(String(value))
}

/** A plain JSON copy: providers leave fields undefined, which the store does not take. */
function toDocument(account: AdapterAccount): DocumentData {
  return JSON.parse(JSON.stringify(account))
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
