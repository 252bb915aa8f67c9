/** Texts of the question who somebody is, and of what follows for who is under 16. */
export const ageMessages = {
  question: 'Diák, szülő vagy tanár?',
  kinds: { pupil: 'Diák', parent: 'Szülő', teacher: 'Tanár' },
  kindMissing: 'Válaszd ki, hogy diák, szülő vagy tanár vagy-e!',
  birthYear: 'Születési év',
  birthYearHint:
    'Ha már elmúltál 16 éves, csak ezt jegyezzük fel. Ha még nem, akkor azt is, melyik évben leszel annyi.',
  parentEmail: 'Szülő e-mail-címe',
  parentEmailHint:
    'Mivel még nem múltál el 16 éves, a szülődnek is bele kell egyeznie: küldünk neki egy levelet. Addig is kezdheted az ingyenes feladatokat.',

  dialog: {
    title: 'Még egy kérdés',
    lead: 'Kérjük, mondd meg, ki használja ezt a fiókot! Csak most kérdezzük meg.',
    kept: 'Amit ezen az oldalon már beírtál, nem vész el.',
    submit: 'Tovább',
    pending: 'Mentés folyamatban…',
    signOut: 'Most nem mondom meg, kilépek',
  },

  waiting: {
    title: 'A szülőd beleegyezésére várunk',
    text: (address: string, day: string) =>
      `Levelet küldtünk ide: ${address}. Ha ${day} végéig nem egyezik bele, a fiókodat töröljük. Addig is megoldhatod az ingyenes feladatokat.`,
    change: 'Nem jött meg a levél, vagy elírtad a címet?',
    submit: 'Elküldöm a levelet',
    pending: 'Küldés folyamatban…',
    sent: 'Elküldtük a levelet. Szólj a szülődnek, hogy nézze meg!',
  },

  purchase: {
    title: 'Előbb a szülődnek kell beleegyeznie',
    text: 'Még nem múltál el 16 éves, és a szülőd még nem egyezett bele a fiókodba. Amint megtette, itt fizethet elő neked.',
    home: 'Vissza a főoldalra',
  },
} as const
