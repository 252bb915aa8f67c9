import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { ApiError } from '@/lib/client/api'
import { whenIdle } from '@/lib/client/when-idle'

/**
 * Loads what makes an exercise with new numbers: the interpreter.
 *
 * @throws ApiError `network-request-failed`: code that does not arrive is the network's failure, like an answer.
 */
export async function loadRegenerate(): Promise<typeof import('./regenerate')> {
  try {
    return await import('./regenerate')
  } catch (cause) {
    throw new ApiError(0, 'network-request-failed', undefined, { cause })
  }
}

/** Fetches ahead what hints, feedback and new numbers need. Safe to call again and again. */
export function prefetchPlayerCode(): void {
  void loadRichText()
  // What cannot be fetched now is fetched, and its failure told, when it is needed.
  loadRegenerate().catch(() => undefined)
}

const IDLE_TIMEOUT_MS = 2000

/** Fetches ahead once the browser has nothing better to do. */
export function prefetchPlayerCodeWhenIdle(): void {
  whenIdle(prefetchPlayerCode, IDLE_TIMEOUT_MS)
}
