'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/**
 * The view for what is not there, as a mere reference: Next sends it with every page, once for each layout, in case it is
 * needed.
 */
export const LazyNotFoundView = lazyWithRetry(() => import('./not-found-view').then((module) => module.NotFoundView))
