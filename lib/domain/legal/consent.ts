import { z } from 'zod'
import type { SignedInUser } from '@/lib/domain/account/model'
import { updateUser } from '@/lib/domain/account/users'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { type LegalChange, legalDocuments } from './model'
import { latestVersion, toIsoDay } from './versions'

/** Any fields: which of them a client may set, and to what, is for `saveConsent` to say. */
export const CustomFields = z.looseObject({
  legalConsentDate: z
    .unknown()
    .optional()
    .describe('ISO time at which the latest documents were accepted; epoch 0 for no consent. Nothing else may be set.'),
})

const ConsentTime = z.iso.datetime({ offset: true })

/** How far the clock of a client may be ahead. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000

/**
 * The documents whose latest version is younger than the consent: all of them when there is none.
 *
 * @param consentDate ISO time, or a day as `yyyymmdd`.
 */
export function listLegalChanges(consentDate: string | null): readonly LegalChange[] {
  const consentedAt = consentDate === null ? Number.NaN : Date.parse(toIsoDay(consentDate))
  return legalDocuments.flatMap((document) => {
    const validFrom = toIsoDay(latestVersion(document))
    return consentedAt >= Date.parse(validFrom) ? [] : [{ document, validFrom }]
  })
}

/** Whether any version was ever accepted; epoch 0 says that none was. */
export function hasConsented(consentDate: string | null): boolean {
  return consentDate !== null && Date.parse(toIsoDay(consentDate)) > 0
}

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

interface CustomChange {
  readonly userId: string
  readonly fields: z.output<typeof CustomFields>
}

/**
 * Notes that the caller accepts the documents in force, at the time of this server; or with epoch 0, that they do not.
 * The time that the client names must be one at which these documents were there to be accepted.
 *
 * @throws AppError `forbidden` for any other field or account, `invalid-request` for another time.
 */
export async function saveConsent(
  { store, clock }: Deps,
  caller: SignedInUser,
  { userId, fields: { legalConsentDate, ...others } }: CustomChange,
): Promise<void> {
  if (userId !== caller.uid || Object.keys(others).length > 0) throw new AppError('forbidden')
  const { data } = ConsentTime.safeParse(legalConsentDate)
  const named = data === undefined ? Number.NaN : Date.parse(data)
  const now = clock.now()
  const isTimely = listLegalChanges(data ?? null).length === 0 && named <= now.getTime() + CLOCK_TOLERANCE_MS
  if (named !== 0 && !isTimely) {
    throw new AppError('invalid-request', [{ path: 'legalConsentDate', reason: 'not a time of the latest versions' }])
  }
  await updateUser(store, caller.uid, { legalConsentDate: (named === 0 ? new Date(0) : now).toISOString() })
}
