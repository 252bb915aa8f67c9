import { SITE_NAME } from '@/lib/shared/site'
import { PREMIUM, REGISTER } from './account-actions'

/** Texts of the page that visitors see first. */
export const landingMessages = {
  hero: {
    title: 'Matek, ami végre összeáll.',
    lead: 'Interaktív feladatok 5–12. osztályosoknak. Minden lépésnél kérhetsz segítséget, és rögtön kiderül, jól gondolkodtál-e.',
    start: REGISTER,
    browse: 'Megnézem a feladatokat',
    small: 'Naponta 3 feladat ingyen, bankkártya nélkül.',
    illustration: 'Dombok között liget: a fák lombja számokból és műveleti jelekből áll.',
  },
  trust: {
    noAdverts: 'Nincs reklám',
    withdrawal: '14 napig elállhatsz',
    cancel: 'Két kattintással lemondod',
    authors: 'Akik a feladatokat írják',
  },
  /** One of the remarks and hints of the exercise on adding fractions with different denominators. */
  mistake: {
    spoken: 'Egy gyakori hiba: egynegyed meg egyharmad egyenlő kétheted',
    remark: 'A nevezőket nem szabad összeadni. Előbb hozd közös nevezőre a törteket!',
    hint: 'A közös nevező mindegyik nevezőnek többszöröse. Keresd meg a legkisebb ilyen pozitív számot!',
    note: 'Nem azt látja, hogy rossz, hanem azt, merre tovább.',
  },
  explained: {
    title: 'Nem érted? Nézd meg mozgásban!',
    points: [
      'Két-négy perces magyarázatok: rajz, képlet és egy-egy mondat, lépésről lépésre.',
      'Közben megállnak és kérdeznek, mert abból tanulsz, amit te mondasz ki.',
      'Ingyen, fiók nélkül, mindig új számokkal.',
    ],
    watch: 'Végignézem',
    all: 'Az összes magyarázat',
  },
  pricing: {
    title: 'Egyszerű árak',
    lead: 'Kezdd ingyen, és csak akkor fizess, ha többet szeretnél.',
    free: {
      title: 'Ingyenes',
      price: '0\u00a0Ft',
      points: [
        'Naponta 3 feladat, a gyakorlófeladatok új számokkal akárhányszor',
        'Minden lépéshez segítség',
        'Magyarázatok, amelyek közben kérdeznek is, korlát nélkül',
        'Érettségi és felvételi feladatok egyenként',
      ],
      register: REGISTER,
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
      register: PREMIUM,
    },
    discount: 'Egész osztályoknak, testvéreknek és hátrányos helyzetű családoknak kedvezményt adunk.',
    askDiscount: 'Kérj ajánlatot!',
  },
  worries: {
    title: 'Szülőként ismerős?',
    lead: 'Ilyenkor nem csak egy piros aláhúzás jön, hanem egy mondat arról, mi történhetett, és egy első lépés.',
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
    register: REGISTER,
  },
  teachers: {
    title: 'Tanároknak',
    lead: 'Órára és házi feladatnak is használhatod, fiók nélkül.',
    points: [
      'Bármelyik feladatot kinyomtathatod feladatlapként, a gyakorlófeladatokat mindig más számokkal.',
      'A feladat címével pontosan ugyanazokat a számokat küldheted el mindenkinek.',
      'Egész osztálynak kedvezményt adunk.',
    ],
    browse: 'Megnézem a feladatokat',
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
    register: REGISTER,
  },
  closing: {
    title: 'Nőjön ki a te fád is a ligetben!',
    text: 'Az első feladatod egy perc múlva itt lehet.',
    register: REGISTER,
  },
} as const
