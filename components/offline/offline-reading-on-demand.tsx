'use client'

import { onDemand } from '@/components/ui/on-demand'

/** For pages that are not kept themselves: what has time until the page is there is loaded after it. */
export const OfflineReadingOnDemand = onDemand(async () => (await import('./offline-reading')).OfflineReading)
