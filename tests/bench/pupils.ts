import { systemClock } from '@/lib/adapters/system-clock'
import { createUser } from '@/lib/domain/account/users'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import type { DocumentStore } from '@/lib/ports/document-store'
import { ADULT } from '@/tests/support/ages'
import { beginTestSession } from '@/tests/support/session'

/** Session tokens of new Premium pupils, so that no check is refused. @param name what tells several classes apart */
export async function registerPupils(
  store: DocumentStore,
  { count, name, secret }: { readonly count: number; readonly name: string; readonly secret: string },
): Promise<readonly string[]> {
  const now = systemClock.now().toISOString()
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1) {
    const profile = {
      email: `${name}${index}@bench.test`,
      name: `Pupil ${index}`,
      emailVerified: now,
      legalConsentDate: now,
      age: ADULT,
    }
    const user = await createUser({ store, clock: systemClock }, profile)
    await grantSubscription({ store, payments: { mode: 'sandbox' } }, user.uid)
    tokens.push(await beginTestSession({ store, clock: systemClock, auth: { secret, secureCookies: false } }, user))
  }
  return tokens
}
