/** The buttons that open the message form, which are on every page. */
export const feedbackButtonMessages = {
  open: 'Üzenetküldés',
  cannotOpen: 'Most nem sikerült megnyitni. Ellenőrizd az internetkapcsolatodat, és próbáld újra!',
} as const
