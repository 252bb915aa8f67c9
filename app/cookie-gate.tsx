import { CookieConsentOnDemand } from '@/components/cookie/cookie-consent-on-demand'
import type { CookieFeature } from '@/lib/cookie/model'
import { usesRecaptcha, usesStripe } from '@/lib/env/mode'
import { legalDocuments } from '@/lib/legal/model'
import { latestVersion, toIsoDay } from '@/lib/legal/versions'
import { services } from '@/lib/services'

/** The consent to cookies, with what of this site it is about. */
export function CookieGate() {
  const { analytics, socialProviders } = services()
  const features: readonly CookieFeature[] = [
    ...(analytics.measurementId ? (['analytics'] as const) : []),
    ...(usesRecaptcha() ? (['recaptcha'] as const) : []),
    ...(usesStripe() ? (['payment'] as const) : []),
    ...(socialProviders.length > 0 ? (['social-sign-in'] as const) : []),
  ]
  const documentsFrom = toIsoDay(legalDocuments.map(latestVersion).toSorted().at(-1) ?? '')
  return (
    <CookieConsentOnDemand documentsFrom={documentsFrom} features={features} measurementId={analytics.measurementId} />
  )
}
