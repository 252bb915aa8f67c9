import { LegalChangesOnDemand } from '@/components/legal/legal-changes-on-demand'
import { currentUser } from '@/lib/auth/session'
import { findLegalChanges, hasConsented } from '@/lib/legal/consent'
import { services } from '@/lib/services'

/** Asks signed-in users for their consent to the legal documents when it is older than these. */
export async function LegalGate() {
  // Of a store that does not answer, the page itself tells.
  const user = await currentUser().catch(() => undefined)
  const changes = user ? findLegalChanges(user.legalConsentDate) : []
  if (!user || changes.length === 0) return null
  return (
    <LegalChangesOnDemand
      userId={user.uid}
      changes={changes}
      isFirst={!hasConsented(user.legalConsentDate)}
      foundAt={services().clock.now().toISOString()}
    />
  )
}
