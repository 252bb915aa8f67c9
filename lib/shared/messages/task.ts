/** Texts of the page that shows how a task stands. */
export const taskMessages = {
  title: 'Feladat állapota',
  description: 'Egy elindított művelet állapota.',
  type: 'Típus',
  details: 'Leírás',
  status: 'Állapot',
  updated: 'Utolsó frissítés',
  home: 'Főoldal',
  missing: 'Nincs ilyen feladat',
  missingAdvice: 'Lehet, hogy elírás van a címben. Ellenőrizd a hivatkozást!',
  waiting: 'Ez az oldal magától frissül. Be is zárhatod, a művelet akkor is befejeződik.',
  connectionLost: 'Most nem érjük el a szervert. Automatikusan újra megpróbáljuk.',
  types: { UserDeletion: 'Felhasználói fiók törlése' },
  statuses: { InProgress: 'Folyamatban', Done: 'Sikeresen befejeződött', Error: 'Hiba történt' },
  descriptions: {
    UserDeletion: {
      InProgress: 'A fiókod már le van zárva, az adataidat most töröljük.',
      Done: 'A fiókodat és minden személyes adatodat töröltük.',
      Error: 'A fiókod le van zárva, de az adatok törlése megakadt. Automatikusan újrapróbáljuk, nincs teendőd.',
    },
  },
} as const
