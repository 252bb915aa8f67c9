/* Apart from the texts of the settings: every page loads these, and those only who opens the settings. */

/** Texts of the banner, and of what opens the settings. */
export const cookieBannerMessages = {
  label: 'Sütik',
  text: {
    measuring: 'Sütiket használunk a működéshez, és ha engeded, a látogatottság méréséhez.',
    notMeasuring: 'Sütiket használunk a működéshez. Máshoz csak akkor, ha engeded.',
  },
  settings: 'Sütibeállítások',
  essentialOnly: 'Csak szükséges sütiket kérek',
  acceptAll: 'Rendben',
} as const
