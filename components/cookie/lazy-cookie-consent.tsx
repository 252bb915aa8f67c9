'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/** The consent to cookies, which has time until the page is there. */
export const LazyCookieConsent = lazyWithRetry(async () => (await import('./cookie-consent')).CookieConsent)
