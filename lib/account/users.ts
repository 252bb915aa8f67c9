import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SignedInUser } from './model'

export const USERS = 'users'

/** A document of `users`. Old documents, and those that came from a social provider, may lack fields. */
const StoredUserData = z.object({
  email: z.string(),
  name: z.string().nullable().default(null),
  /** When the address was confirmed, ISO time. */
  emailVerified: z.string().nullable().default(null),
  image: z.string().nullable().default(null),
  role: z.number().default(0),
  legalConsentDate: z.string().nullable().default(null),
  disabled: z.boolean().default(false),
  /** Session tokens carry the version that they were made with; raising it ends all of them. */
  sessionVersion: z.number().default(0),
  createdAt: z.string().nullable().default(null),
})

export type StoredUserData = z.output<typeof StoredUserData>
export type StoredUser = StoredUserData & { readonly uid: string }

export async function findUser(store: DocumentStore, uid: string): Promise<StoredUser | undefined> {
  const document = await store.get(USERS, uid)
  return document && toStoredUser(document.id, document.data)
}

export function toStoredUser(uid: string, data: unknown): StoredUser {
  return { uid, ...StoredUserData.parse(data) }
}

export function toSignedInUser(user: StoredUser): SignedInUser {
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.name ?? '',
    role: user.role,
    emailVerified: user.emailVerified !== null,
    legalConsentDate: user.legalConsentDate,
  }
}
