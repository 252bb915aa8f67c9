import { LazyLegalConsentDialog } from '@/components/legal/lazy-legal-consent-dialog'
import { hasConsented, listLegalChanges } from '@/lib/domain/legal/consent'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'

/** Asks signed-in users for their consent to the legal documents when it is older than these. */
export async function LegalConsentGate() {
  // Of a store that does not answer, the page itself tells.
  const user = await currentUser().catch(() => undefined)
  const changes = user ? listLegalChanges(user.legalConsentDate) : []
  if (!user || changes.length === 0) return null
  return (
    <LazyLegalConsentDialog
      userId={user.uid}
      changes={changes}
      isFirst={!hasConsented(user.legalConsentDate)}
      foundAt={services().clock.now().toISOString()}
    />
  )
}
