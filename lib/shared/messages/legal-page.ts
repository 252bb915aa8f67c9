/** Texts of the pages of the legal documents. */
export const legalPageMessages = {
  descriptions: {
    terms: 'Hogyan használhatod az oldalt, mit vállalunk mi, és mit érdemes tudni az előfizetésről.',
    privacy: 'Milyen adatokat kezelünk rólad, miért és meddig, és mit kérhetsz tőlünk.',
  },
  /** @param day for instance `2025. július 23.` */
  titleOf: (document: string, day: string) => `${document}, ${day}`,
  /** The line below the title of each file under content/legal. */
  validFrom: (day: string) => `Hatályos: ${day} napjától`,
  outdated: {
    title: 'Ez a változat már nem hatályos.',
    wasValid: (from: string, until: string) => `${from} napjától ${until} napjáig volt érvényben.`,
    current: (day: string) => `A hatályos változat: ${day}`,
  },
  versions: 'Korábbi változatok',
  inForce: 'hatályos',
  contents: 'Tartalom',
  changes: 'Mi változott?',
  table: 'Táblázat',
  toTop: 'Ugrás a lap tetejére',
  draft:
    'A szolgáltató adatai még nincsenek mind megadva. Ami hiányzik, annak a helyén zárójeles megnevezés áll a szövegben.',
  sample: 'Ez az oldal kipróbálásra való. A szolgáltató adatai, amelyek mellett „(minta)” áll, csak minták.',
  /** What stands in a document in place of what the configuration does not tell. */
  missing: {
    name: '(a szolgáltató neve)',
    address: '(a szolgáltató székhelye)',
    registrationNumber: '(cégjegyzékszám)',
    registryCourt: '(a nyilvántartó bíróság)',
    taxNumber: '(adószám)',
    phone: '(telefonszám)',
    hosting: '(a tárhelyszolgáltató neve, címe és e-mail-címe)',
  },
} as const
