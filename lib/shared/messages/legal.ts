/** Texts of the legal documents and of the consent to them. */
export const legalMessages = {
  documents: {
    terms: 'Felhasználási feltételek',
    privacy: 'Adatkezelési tájékoztató',
  },
  changes: {
    title: 'Változtak a feltételeink',
    lead: 'Mielőtt továbbmész, kérjük, olvasd el és fogadd el, ami megváltozott:',
    firstTitle: 'Még egy dolog',
    firstLead: 'Az oldal használatához kérjük, olvasd el és fogadd el ezeket:',
    /** @param day for instance `2025. július 23.` */
    validFrom: (day: string) => `Hatályos: ${day}`,
    newTab: 'új lapon nyílik meg',
    kept: 'Amit ezen az oldalon már beírtál, nem vész el.',
    accept: 'Elfogadom',
    accepting: 'Az elfogadás mentése folyamatban…',
    signOut: 'Nem fogadom el, kilépek',
    outdated: 'Közben újabb változat jelent meg. Kérjük, frissítsd az oldalt!',
  },
} as const
