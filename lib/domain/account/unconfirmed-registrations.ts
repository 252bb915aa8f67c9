import { saltedHash } from '@/lib/domain/privacy/salted-hash'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { createKeyedQueue } from '@/lib/shared/keyed-queue'

/**
 * Registrations without a captcha whose address is not confirmed, each under the salted hash of its account with that of
 * the client that it came from. They outlive the account: deleting it makes no room for the next.
 */
export const UNCONFIRMED_REGISTRATIONS = 'unconfirmedRegistrations'

/**
 * How many of them one client may have: those of a class of 40 that has not looked into its mailboxes yet, with a few
 * that were mistyped. Whose addresses are real is rid of them with each that is confirmed, so that one class after
 * another registers in a school without meeting a captcha; who makes addresses up meets it from here on.
 */
export const UNCONFIRMED_LIMIT = 45

/** As long as the free tier's window: after that an account has new exercises without being a new one. */
const COUNTED_MS = 12 * 60 * 60 * 1000

const inOrderByClient = createKeyedQueue()

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly hashSecret: string
}

/** Whether so many registrations of a client are unconfirmed that the next has to show that it is no machine. */
export async function isCrowded({ store, clock, hashSecret }: Deps, clientIp: string): Promise<boolean> {
  const client = clientHash(hashSecret, clientIp)
  const registrations = await store.query(UNCONFIRMED_REGISTRATIONS, {
    where: [{ field: 'client', operator: '==', value: client }],
  })
  const now = clock.now().toISOString()
  return registrations.filter(({ data }) => String(data.expiresAt) > now).length >= UNCONFIRMED_LIMIT
}

/** Notes a registration, unless there are too many. Those at once take turns. @returns whether it was noted */
export function noteUnconfirmed(
  deps: Deps,
  { uid, clientIp }: { readonly uid: string; readonly clientIp: string },
): Promise<boolean> {
  return inOrderByClient(clientIp, async () => {
    if (await isCrowded(deps, clientIp)) return false
    const { store, clock, hashSecret } = deps
    const expiresAt = new Date(clock.now().getTime() + COUNTED_MS).toISOString()
    const client = clientHash(hashSecret, clientIp)
    await store.set(UNCONFIRMED_REGISTRATIONS, registrationId(hashSecret, uid), { client, expiresAt })
    return true
  })
}

/** Makes room for the next registration of the client, with the commit that confirms the account's address. */
export function forgetUnconfirmed(transaction: Transaction, hashSecret: string, uid: string): void {
  transaction.delete(UNCONFIRMED_REGISTRATIONS, registrationId(hashSecret, uid))
}

function registrationId(hashSecret: string, uid: string): string {
  return saltedHash(hashSecret, 'unconfirmed-registration', uid)
}

function clientHash(hashSecret: string, clientIp: string): string {
  return saltedHash(hashSecret, 'registering-client', clientIp)
}
