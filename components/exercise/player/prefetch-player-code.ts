import { prefetchCompletionDialog } from '@/components/exercise/completion/lazy-completion-dialog'
import { loadRichText } from '@/components/rich-text/lazy-rich-text'
import { whenIdle } from '@/lib/client/when-idle'

/** Fetches ahead what hints, feedback and new numbers are drawn with, and the end of the exercise. Safe to call again and again. */
export function prefetchPlayerCode(): void {
  void loadRichText()
  prefetchCompletionDialog()
}

const IDLE_TIMEOUT_MS = 2000

/** Fetches ahead once the browser has nothing better to do. */
export function prefetchPlayerCodeWhenIdle(): void {
  whenIdle(prefetchPlayerCode, IDLE_TIMEOUT_MS)
}
