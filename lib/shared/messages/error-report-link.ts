/** The link that opens the report of a fault. */
export const errorReportLinkMessages = {
  open: 'Hibát találtam',
  opening: 'Megnyitás folyamatban…',
  cannotOpen: 'Most nem sikerült megnyitni. Ellenőrizd az internetkapcsolatodat, és próbáld újra!',
  thanks: 'Köszönjük az észrevételt!',
} as const
