/**
 * Keeps the room of the banner where nobody has decided on cookies: the banner comes after the page
 * and is to move nothing. What was decided in an earlier version of the documents is found out with the banner itself.
 *
 * It runs in the document before all other scripts, as its own source text: it uses nothing from outside itself.
 *
 * @param consentKey the key of the consent in the local storage.
 */
export function reserveBannerRoom(consentKey: string): void {
  let isDecided = false
  try {
    isDecided = localStorage.getItem(consentKey) !== null
  } catch {
    // Where the browser keeps nothing, every document asks.
  }
  if (!isDecided) document.documentElement.dataset.cookies = 'asked'
}
