import type { CookieConsentProps } from '@/components/cookie/cookie-consent'
import { legalDocuments } from '@/lib/domain/legal/model'
import { latestVersion, toIsoDay } from '@/lib/domain/legal/versions'
import { usesRecaptcha, usesStripe } from '@/lib/server/env/mode'
import { services } from '@/lib/server/services'
import type { CookieFeature } from '@/lib/shared/cookie-consent'

/** What of this site the consent to cookies is about. */
export function cookieConsentFacts(): CookieConsentProps {
  const { analytics, socialProviders } = services()
  const features: readonly CookieFeature[] = [
    ...(analytics.measurementId ? (['analytics'] as const) : []),
    ...(usesRecaptcha() ? (['recaptcha'] as const) : []),
    ...(usesStripe() ? (['payment'] as const) : []),
    ...(socialProviders.length > 0 ? (['social-sign-in'] as const) : []),
  ]
  const documentsFrom = toIsoDay(legalDocuments.map(latestVersion).toSorted().at(-1) ?? '')
  return { documentsFrom, features, measurementId: analytics.measurementId }
}
