'use client'

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { deleteAnalyticsCookies } from '@/lib/client/analytics-cookies'
import { saveCookieConsent, storedConsent, subscribeToCookieConsent } from '@/lib/client/cookie-consent'
import { type CookieFeature, isInForce, parseConsent } from '@/lib/shared/cookie-consent'
import { CookieBanner } from './cookie-banner'
import { onCookieSettingsOpen } from './cookie-settings-event'

const CookieSettings = lazy(async () => ({ default: (await import('./cookie-settings')).CookieSettings }))
const PageViews = lazy(async () => ({ default: (await import('./page-views')).PageViews }))

export interface CookieConsentProps {
  /** The day from which both legal documents hold, `yyyy-mm-dd`: an older consent is asked for again. */
  readonly documentsFrom: string
  /** What of the site stores something of its own. */
  readonly features: readonly CookieFeature[]
  /** Of Google Analytics; absent where nothing is measured. */
  readonly measurementId?: string | undefined
}

/**
 * Asks for the consent to cookies where there is none that counts, opens its settings, and measures with it alone.
 * Stands before all else on the page, so that the keyboard meets it first; where the banner has a place of its own on
 * phones, it is met there.
 */
export function CookieConsent({ documentsFrom, features, measurementId }: CookieConsentProps) {
  const stored = useSyncExternalStore(subscribeToCookieConsent, storedConsent, () => undefined)
  const [isSettling, setSettling] = useState(false)
  const consent = stored === undefined ? undefined : findConsent(stored, documentsFrom)
  // What is saved in the settings holds from the reload after it.
  const isMeasured = measurementId !== undefined && consent?.analytics === true && !isSettling

  useEffect(() => onCookieSettingsOpen(() => setSettling(true)), [])
  useEffect(() => {
    if (stored !== undefined && !isMeasured) deleteAnalyticsCookies()
  }, [stored, isMeasured])

  return (
    <Suspense fallback={null}>
      {stored !== undefined && !consent && <CookieBanner features={features} onDecide={saveCookieConsent} />}
      {isMeasured && <PageViews measurementId={measurementId} />}
      {isSettling && (
        <CookieSettings
          features={features}
          hasAnalytics={consent?.analytics ?? false}
          onSave={saveCookieConsent}
          onCancel={() => setSettling(false)}
          onDone={() => window.location.reload()}
        />
      )}
    </Suspense>
  )
}

function findConsent(stored: string | null, documentsFrom: string) {
  const consent = parseConsent(stored)
  return consent && isInForce(consent, documentsFrom, new Date()) ? consent : undefined
}
