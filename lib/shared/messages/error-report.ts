/** The report of a fault in an exercise. Its link, which is on the page before, has its texts in a file of its own. */
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
  },
  send: 'Küldés',
  sending: 'Küldés folyamatban…',
  cancel: 'Mégsem',
  failed: 'A hibabejelentés nem sikerült.',
  failedAdvice: 'Próbáld újra később, vagy írj nekünk erre a címre:',
} as const
