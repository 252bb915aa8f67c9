/* Apart from the texts of the settings: every page loads these, and those only who opens the settings. */

/** Texts of the banner, and of what opens the settings. */
export const cookieBannerMessages = {
  label: 'Sütik',
  text: {
    measuring: 'Sütiket használunk, hogy működjön az oldal, és ha engedélyezed, a látogatottságát is mérjük velük.',
    notMeasuring: 'Sütiket használunk, hogy működjön az oldal. Amihez engedély kell, azt csak a hozzájárulásoddal.',
  },
  settings: 'Sütibeállítások',
  essentialOnly: 'Csak szükséges sütiket kérek',
  acceptAll: 'Rendben',
} as const
