'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { whenIdle, whenLoaded } from '@/lib/client/when-idle'

const LONGEST_REST_MS = 2_000

/**
 * The player on a page about something else, within an element with `data-trial`: it is there as the server has rendered it, and its code comes when somebody
 * comes near it, or when the browser has nothing better to do.
 */
export const LazyTrialPlayer = lazyWithRetry(async () => {
  await wanted()
  return (await import('./trial-player')).TrialPlayer
})

function wanted(): Promise<void> {
  const card = typeof document === 'undefined' ? null : document.querySelector('[data-trial]')
  // Without what the server has rendered there is nothing to see before the code is there.
  if (!card) return Promise.resolve()
  return new Promise((resolve) => {
    const come = () => resolve()
    for (const event of ['pointerover', 'pointerdown', 'focusin'] as const)
      card.addEventListener(event, come, { once: true })
    whenLoaded(() => whenIdle(come, LONGEST_REST_MS))
  })
}
