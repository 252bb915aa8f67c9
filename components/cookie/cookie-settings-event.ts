const OPEN = 'cookie-settings'

/** Asked for before anybody heard it. */
let isWanted = false

/** Opens the settings of cookies. They are in the page once, whatever opens them. */
export function openCookieSettings(): void {
  isWanted = window.dispatchEvent(new Event(OPEN, { cancelable: true }))
}

/** Calls when the settings are to be opened, at once when they have been meanwhile. @returns ends it. */
export function onCookieSettingsOpen(open: () => void): () => void {
  const handleOpen = (event: Event) => {
    // Tells that somebody has heard it.
    event.preventDefault()
    open()
  }
  if (isWanted) open()
  isWanted = false
  window.addEventListener(OPEN, handleOpen)
  return () => window.removeEventListener(OPEN, handleOpen)
}
