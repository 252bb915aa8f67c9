const OPEN = 'cookie-settings'

/** Opens the settings of cookies. They are in the page once, whatever opens them. */
export function openCookieSettings(): void {
  window.dispatchEvent(new Event(OPEN))
}

/** Calls when the settings are to be opened. @returns ends it. */
export function whenCookieSettingsOpen(open: () => void): () => void {
  window.addEventListener(OPEN, open)
  return () => window.removeEventListener(OPEN, open)
}
