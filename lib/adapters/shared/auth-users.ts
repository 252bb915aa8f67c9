import type { Adapter, AdapterUser } from '@auth/core/adapters'

/** An account as the site keeps it. */
export interface AccountRecord {
  readonly uid: string
  readonly email: string
  readonly name: string | null
  readonly image: string | null
  /** When the address was confirmed, ISO time. */
  readonly emailVerified: string | null
}

type AccountFields = Omit<AccountRecord, 'uid'>

/** The accounts of the site, which have rules of their own that next-auth does not know. */
export interface AccountDirectory {
  create(account: AccountFields): Promise<AccountRecord>
  find(uid: string): Promise<AccountRecord | undefined>
  findByEmail(email: string): Promise<AccountRecord | undefined>
  /** Fails with `not-found` when there is no such account. */
  update(uid: string, changes: Partial<AccountFields>): Promise<AccountRecord>
  /** Does nothing when there is no such account. */
  remove(uid: string): Promise<void>
}

type UserMethods = Required<Pick<Adapter, 'createUser' | 'getUser' | 'getUserByEmail' | 'updateUser'>>

/** The methods of a next-auth adapter that deal with users, over the accounts of the site. */
export function createUserMethods(accounts: AccountDirectory): UserMethods {
  return {
    async createUser({ email, name = null, image = null, emailVerified }) {
      return toUser(
        await accounts.create({ email: fromEmail(email), name, image, emailVerified: fromDate(emailVerified) }),
      )
    },
    async getUser(id) {
      const account = await accounts.find(id)
      return account ? toUser(account) : null
    },
    async getUserByEmail(email) {
      const account = await accounts.findByEmail(fromEmail(email))
      return account ? toUser(account) : null
    },
    async updateUser({ id, email, name, image, emailVerified }) {
      const changes = {
        ...(email !== undefined && { email: fromEmail(email) }),
        ...(name !== undefined && { name }),
        ...(image !== undefined && { image }),
        ...(emailVerified !== undefined && { emailVerified: fromDate(emailVerified) }),
      }
      return toUser(await accounts.update(id, changes))
    },
  }
}

function toUser({ uid, email, name, image, emailVerified }: AccountRecord): AdapterUser {
  return { id: uid, email, name, image, emailVerified: emailVerified === null ? null : new Date(emailVerified) }
}

function fromDate(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}

/** Providers differ in case; the site keeps addresses in lower case. */
function fromEmail(email: string): string {
  return email.trim().toLowerCase()
}
