import type { EntryDialogProps } from '@/components/legal/entry-dialog'
import { birthYearLimits } from '@/lib/domain/account/age'
import { hasConsented, listLegalChanges } from '@/lib/domain/legal/consent'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'

/**
 * What signed-in users are asked before they go on: their consent to the legal documents when it is older than these, and
 * who they are, once. `undefined` when there is nothing to ask.
 */
export async function entryQuestions(): Promise<EntryDialogProps | undefined> {
  // Of a store that does not answer, the page itself tells.
  const user = await currentUser().catch(() => undefined)
  const changes = user ? listLegalChanges(user.legalConsentDate) : []
  if (!user || (changes.length === 0 && !user.ageUnknown)) return undefined
  const now = services().clock.now()
  const consent = {
    userId: user.uid,
    changes,
    isFirst: !hasConsented(user.legalConsentDate),
    foundAt: now.toISOString(),
  }
  return {
    consent: changes.length > 0 ? consent : undefined,
    birthYear: user.ageUnknown ? birthYearLimits(now) : undefined,
  }
}
