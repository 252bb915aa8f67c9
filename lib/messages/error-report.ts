import type { ErrorType } from '@/lib/feedback/model'

/* Two tables: the page holds only the first until somebody finds a fault. */

/** The link that opens the report of a fault. */
export const errorReportLinkMessages = {
  open: 'Hibát találtam',
  opening: 'Megnyitás folyamatban…',
  cannotOpen: 'Most nem sikerült megnyitni. Ellenőrizd az internetkapcsolatodat, és próbáld újra!',
  thanks: 'Köszönjük az észrevételt!',
} as const

/** The report of a fault in an exercise. */
export const errorReportMessages = {
  form: 'Hiba bejelentése',
  description: 'Mit vettél észre?',
  descriptionHint: 'A feladat számait és a válaszaidat nem kell leírnod: azokat mi is látjuk.',
  type: 'Milyen hiba ez?',
  types: {
    'wrong-answer': 'Hibás a megoldás',
    typo: 'Elírás van benne',
    confusing: 'Nem érthető',
    other: 'Valami más',
  } satisfies Record<ErrorType, string>,
  send: 'Küldés',
  sending: 'Küldés folyamatban…',
  cancel: 'Mégsem',
  failed: 'A hibabejelentés nem sikerült.',
  failedAdvice: 'Próbáld újra később, vagy írj nekünk erre a címre:',
} as const
