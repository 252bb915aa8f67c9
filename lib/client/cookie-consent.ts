import { CONSENT_KEY, serializeConsent } from '@/lib/shared/cookie-consent'

const listeners = new Set<() => void>()
/** What was decided in this document where the browser keeps nothing. */
let unkept: string | null = null

/** The consent as it is stored, `null` when there is none. */
export function storedConsent(): string | null {
  try {
    return window.localStorage.getItem(CONSENT_KEY) ?? unkept
  } catch {
    return unkept
  }
}

/** Notes in this browser what the visitor agrees to, as of now. */
export function saveCookieConsent(analytics: boolean): void {
  const text = serializeConsent({ analytics, date: new Date() })
  try {
    window.localStorage.setItem(CONSENT_KEY, text)
  } catch {
    // Storage is blocked or full: it holds until the next document, which asks again.
    unkept = text
  }
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
