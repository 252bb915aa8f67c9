import { SITE_NAME } from '@/lib/shared/site'

/** Texts of the page that visitors see first. */
export const landingMessages = {
  hero: {
    title: 'Matek, ami végre összeáll.',
    lead: 'Interaktív feladatok 5–12. osztályosoknak. Minden lépésnél kérhetsz segítséget, és rögtön kiderül, jól gondolkodtál-e.',
    start: 'Kezdd el ingyen',
    browse: 'Megnézem a feladatokat',
    small: 'Naponta 3 feladat ingyen, bankkártya nélkül.',
    illustration: 'Dombok között liget: a fák lombja számokból és műveleti jelekből áll.',
  },
  how: {
    title: 'Így tanulsz nálunk',
    steps: [
      {
        title: 'Lépésről lépésre',
        text: 'A feladatok kis részekből állnak. Ha elakadsz, lépésenként kérhetsz segítséget: először csak egy apró lökést.',
      },
      {
        title: 'Azonnali válasz',
        text: 'Megmondjuk, mi sikerült és mi nem, és sokszor azt is, hol csúszhatott el a számolás.',
      },
      {
        title: 'Más és más számokkal',
        text: 'A dinamikus feladatok akárhányszor jöhetnek, három nehézségi szinten, amíg magabiztos nem leszel.',
      },
    ],
    sketches: {
      hint: 'Keresd meg a 4 és a 3 legkisebb közös többszörösét!',
      askHint: 'Segítség',
      feedback: 'Összeadtad a nevezőket is. Előbb közös nevező kell!',
    },
    register: 'Kipróbálom',
  },
  pricing: {
    title: 'Egyszerű árak',
    lead: 'Kezdd ingyen, és csak akkor fizess, ha többet szeretnél.',
    free: {
      title: 'Ingyenes',
      price: '0\u00a0Ft',
      points: [
        'Naponta 3 különböző feladat',
        'Útmutatóval kísért feladatok',
        'Érettségi és felvételi feladatok egyenként',
      ],
      register: 'Regisztrálok ingyen',
    },
    premium: {
      title: 'Prémium',
      badge: 'A legtöbb gyakorlás',
      price: '1990\u00a0Ft',
      period: 'havonta',
      points: [
        'Korlátlan számú feladat',
        'Érettségi és felvételi feladatsorok vizsga módban',
        'Kidolgozott megoldások kinyomtatva',
        'Bármikor lemondható vagy módosítható',
        '30 napos pénzvisszafizetési garancia',
      ],
      register: 'Így kezdem',
    },
    discount: 'Egész osztályoknak, testvéreknek és hátrányos helyzetű családoknak kedvezményt adunk.',
    askDiscount: 'Kérj ajánlatot!',
  },
  worries: {
    title: 'Szülőként ismerős?',
    pairs: [
      {
        worry: 'Én már nem emlékszem ezekre, nem tudok segíteni neki.',
        answer: 'Nem is kell. Minden feladathoz lépésenkénti segítség jár, így egyedül is végigér rajta.',
      },
      {
        worry: 'A különóra drága, és nehéz időpontot találni.',
        answer: 'Egy hónap korlátlan gyakorlás 1990\u00a0Ft, és akkor ül le mellé, amikor ráér.',
      },
      {
        worry: 'Megnézi a megoldást, aztán a dolgozatban leblokkol.',
        answer:
          'Itt neki kell válaszolnia. A segítség lépésenként jön, és a gyakorlófeladatot más számokkal is kipróbálhatja.',
      },
      {
        worry: 'Fél a matektól, mert mindig csak a piros aláhúzást látja.',
        answer:
          'A hibás válasz nem rossz jegy. Sokszor azt is megmutatjuk, hol csúszott el, és nyugodtan újrapróbálhatja.',
      },
    ],
    register: 'Regisztrálok a gyerekemmel',
  },
  reasons: {
    title: `Miért a ${SITE_NAME}?`,
    points: [
      { title: 'Magyarul, végig', text: 'A feladatok, a segítségek és a visszajelzések is magyarul szólnak hozzád.' },
      {
        title: 'A hibádból tanulsz',
        text: 'Sok tipikus tévedést felismerünk, és elmondjuk, mire érdemes figyelni.',
      },
      {
        title: 'A saját tempódban',
        text: 'Gyakorlás közben nem megy az óra, és rangsor sincs. Annyiszor próbálod, ahányszor jólesik.',
      },
      {
        title: 'Telefonon is kényelmes',
        text: 'A buszon, a padban vagy az íróasztalnál: kis képernyőn is végig lehet csinálni egy feladatot.',
      },
      {
        title: 'Ötödiktől érettségiig',
        text: 'Az egész számoktól a törteken át a felvételi és érettségi feladatokig.',
      },
      { title: 'Kockázat nélkül', text: 'Ingyen kezded, a Prémium pedig bármikor lemondható.' },
    ],
    register: 'Csatlakozom',
  },
  closing: {
    title: 'Nőjön ki a te fád is a ligetben!',
    text: 'Az első feladatod egy perc múlva itt lehet.',
    register: 'Regisztrálok ingyen',
  },
} as const
