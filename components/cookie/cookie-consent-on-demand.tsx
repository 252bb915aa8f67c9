'use client'

import { lazy, Suspense } from 'react'
import type { CookieConsentProps } from './cookie-consent'

/** Without it nothing is measured, and the next page that is loaded asks. */
const CookieConsent = lazy(async () => {
  const module = await import('./cookie-consent').catch(() => undefined)
  return { default: module ? module.CookieConsent : Nothing }
})

/** The consent to cookies, which has time until the page is there. */
export function CookieConsentOnDemand(props: CookieConsentProps) {
  return (
    <Suspense fallback={null}>
      <CookieConsent {...props} />
    </Suspense>
  )
}

function Nothing(_props: CookieConsentProps) {
  return null
}
