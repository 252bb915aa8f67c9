'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/** All of the dialog that pages load for those who have nothing to accept. */
export const LazyLegalConsentDialog = lazyWithRetry(
  async () => (await import('./legal-consent-dialog')).LegalConsentDialog,
)
