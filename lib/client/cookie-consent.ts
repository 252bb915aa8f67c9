import { CONSENT_KEY, serializeConsent } from '@/lib/shared/cookie-consent'
import { withLocalStorage } from './json-storage'

const listeners = new Set<() => void>()
/** What was decided in this document where the browser keeps nothing. */
let memoryFallback: string | null = null

/** The consent as it is stored, `null` when there is none. */
export function storedConsent(): string | null {
  return withLocalStorage((storage) => storage.getItem(CONSENT_KEY)) ?? memoryFallback
}

/** Notes in this browser what the visitor agrees to, as of now. */
export function saveCookieConsent(analytics: boolean): void {
  const text = serializeConsent({ analytics, date: new Date() })
  const isSaved = withLocalStorage((storage) => {
    storage.setItem(CONSENT_KEY, text)
    return true
  })
  // Storage is blocked or full: it holds until the next document, which asks again.
  if (!isSaved) memoryFallback = text
  for (const listener of listeners) listener()
}

/** Calls when a consent is given, in this tab or in another. @returns ends it. */
export function subscribeToCookieConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
