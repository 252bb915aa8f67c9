/** Texts of the pages on which what a mail asks is answered by a press. */
export const mailAnswerMessages = {
  voidTitle: 'Ez a hivatkozás már nem érvényes',
  void: 'Lehet, hogy már használtad, lejárt, vagy azóta újabb levelet küldtünk.',
  home: 'A Matekliget főoldala',
  pending: 'Egy pillanat…',

  newsletter: {
    title: 'Kéred a hírlevelet?',
    description: 'A hírlevél kérése.',
    lead: (address: string) =>
      `Erre a címre írnánk az új feladatokról: ${address}. Bármelyik levél alján le lehet róla iratkozni.`,
    submit: 'Igen, kérem a hírlevelet',
    no: 'Ha mégsem kéred, nincs teendőd: csak zárd be ezt az oldalt.',
    doneTitle: 'Köszönjük!',
    done: 'Feliratkoztál a hírlevélre.',
  },

  parent: {
    title: 'Szülői beleegyezés',
    description: 'Szülői beleegyezés egy gyermek fiókjához.',
    whose: 'Akiről szó van',
    name: 'Név',
    address: 'E-mail-cím',
    since: 'Regisztrált',
    unknown: 'Nincs megadva',

    agreeTitle: 'Beleegyezel a fiókba?',
    agreeLead:
      'Gyermeked a Matekliget oldalán hozott létre fiókot, és téged nevezett meg szülőként. Mivel még nem múlt el 16 éves, a beleegyezésed kell hozzá.',
    agreeWhat:
      'A nevét, az e-mail-címét és azt tároljuk, mit csinál az oldalon és mely feladatokkal foglalkozik. Hirdetés nincs, hírlevelet nem küldünk neki. Hogy pontosan mit teszünk az adataival, az itt olvasható:',
    documents: { privacy: 'Adatkezelési tájékoztató', terms: 'Felhasználási feltételek' },
    agree: 'Beleegyezem, szülője vagyok',
    agreedTitle: 'Köszönjük a beleegyezést!',
    agreed:
      'A fiók ezzel teljes. A levelünkben lévő másik hivatkozással egy évig bármikor töröltetheted, azután írj nekünk.',

    refuseTitle: 'Töröltetni szeretnéd a fiókot?',
    refuseLead:
      'A törlés végleges: a fiók és minden adata elvész, és ha van előfizetése, az is azonnal véget ér. Ha téged tévedésből neveztek meg, akkor is nyugodtan töröltetheted.',
    refuse: 'Igen, töröljétek',
    refusedTitle: 'Töröljük a fiókot',
    refused: 'A fiókot lezártuk, és az adatait töröljük. Ez rendszerint perceken belül befejeződik.',
    progress: 'Hol tart a törlés?',
  },
} as const
