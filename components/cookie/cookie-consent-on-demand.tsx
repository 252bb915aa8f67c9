'use client'

import { onDemand } from '@/components/ui/on-demand'

/** The consent to cookies, which has time until the page is there. */
export const CookieConsentOnDemand = onDemand(async () => (await import('./cookie-consent')).CookieConsent)
