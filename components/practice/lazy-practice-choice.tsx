'use client'

import { lazyInPlace } from '@/components/ui/lazy-with-retry'
import type { PracticeChoice } from './practice-choice'

/** Its code comes with no page of a visitor, whose home page is the same one. */
export const LazyPracticeChoice = lazyInPlace(
  async () => (await import('./practice-choice')).PracticeChoice,
) as typeof PracticeChoice
