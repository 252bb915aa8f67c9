'use client'

import { onDemand } from '@/components/ui/on-demand'

/** All of the dialog that pages load for those who have nothing to accept. */
export const LegalChangesOnDemand = onDemand(async () => (await import('./legal-changes')).LegalChanges)
