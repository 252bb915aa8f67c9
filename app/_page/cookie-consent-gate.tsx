import { LazyCookieConsent } from '@/components/cookie/lazy-cookie-consent'
import { legalDocuments } from '@/lib/domain/legal/model'
import { latestVersion, toIsoDay } from '@/lib/domain/legal/versions'
import { usesRecaptcha, usesStripe } from '@/lib/server/env/mode'
import { services } from '@/lib/server/services'
import type { CookieFeature } from '@/lib/shared/cookie-consent'

/** The consent to cookies, with what of this site it is about. */
export function CookieConsentGate() {
  const { analytics, socialProviders } = services()
  const features: readonly CookieFeature[] = [
    ...(analytics.measurementId ? (['analytics'] as const) : []),
    ...(usesRecaptcha() ? (['recaptcha'] as const) : []),
    ...(usesStripe() ? (['payment'] as const) : []),
    ...(socialProviders.length > 0 ? (['social-sign-in'] as const) : []),
  ]
  const documentsFrom = toIsoDay(legalDocuments.map(latestVersion).toSorted().at(-1) ?? '')
  return <LazyCookieConsent documentsFrom={documentsFrom} features={features} measurementId={analytics.measurementId} />
}
