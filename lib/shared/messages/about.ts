import { SITE_NAME } from '@/lib/shared/site'

/** The page that tells what the site is and how it is made. */
export const aboutMessages = {
  title: 'Rólunk',
  description: `Mi a ${SITE_NAME}, hogyan készülnek a feladatai, és mihez tartjuk magunkat.`,
  heading: 'Matek, amit érteni is lehet',
  lead: `A ${SITE_NAME} magyar nyelvű matekgyakorló 5–12. osztályosoknak és szüleiknek. Azt szeretnénk, hogy egy feladat végén ne csak az eredmény legyen meg, hanem az is, hogyan jutottál el odáig.`,
  how: {
    title: 'Így születik egy feladat',
    steps: [
      {
        title: 'Kell egy jó kérdés',
        text: 'Olyan, amelyikből kiderül, hogy érted-\u2060e. Kis lépésekre bontjuk, és minden lépéshez segítséget írunk: előbb csak lökést, a végén levezetést.',
      },
      {
        title: 'Más számok, újra meg újra',
        text: 'A gyakorlófeladatok mögött egy rövid program áll, amely sorsol és számol. Így ugyanazt a gondolatot többször is gyakorolhatod, a dinamikus feladatokban három nehézségi szinten. Csak a vizsgafeladatok számai maradnak mindig ugyanazok.',
      },
      {
        title: 'Próba, mielőtt kikerül',
        text: 'Minden feladatot nagyon sok sorsolással végigszámoltatunk: van-\u2060e megoldása, jól írja-\u2060e ki, és elfogadja-\u2060e a helyes választ minden szokásos alakban.',
      },
    ],
  },
  principles: {
    title: 'Mihez tartjuk magunkat?',
    points: [
      {
        title: 'A feladat legyen helyes',
        text: 'Ha mégis hibát találsz, a „Hibát találtam” gombbal egy perc alatt szólhatsz. A számaidat és a válaszaidat is látjuk, így nem neked kell elmagyaráznod, mi történt.',
      },
      {
        title: 'A gyerekek adatai nem eladók',
        text: 'Csak azt kérjük el, ami a működéshez kell. A fiókod adatait bármikor letöltheted, és a fiókoddal együtt törölheted is.',
        more: 'Mi történik az adataiddal?',
      },
      {
        title: 'Nincs reklám',
        text: 'Hirdetést sehol sem találsz, hogy semmi ne terelje el a figyelmedet. Látogatottságot csak akkor mérünk, ha ebbe külön beleegyezel.',
      },
      {
        title: 'A hiba a tanulás része',
        text: 'Gyakorlás közben nem megy az óra, és nincs rangsor vagy piros egyes. A tévedésből az derül ki, mi a következő lépés.',
      },
      {
        title: 'Mindenki hozzáférjen',
        text: 'Telefonon, billentyűzettel és képernyőolvasóval is végig lehet csinálni egy feladatot. Naponta három feladat mindenkinek ingyenes.',
      },
    ],
  },
  team: {
    title: 'Akik csinálják',
    text: 'Egy jó feladathoz háromféle szem kell: azé, aki kitalálja, azé, aki megírja mögé a programot, és azé, aki addig próbálgatja, amíg el nem romlik. Ha valamelyik te lennél, nézd meg, kit keresünk!',
    runBy: (company: string) => `Az oldal üzemeltetője: ${company}.`,
    join: 'Csatlakozz hozzánk',
  },
  contact: {
    title: 'Írj nekünk!',
    text: 'Kérdésed van, kedvezményt kérnél, vagy csak elmondanád, mi tetszik és mi nem? Minden üzenetet elolvasunk.',
    open: 'Üzenetet írok',
    orByMail: 'Vagy írj e-mailt ide:',
  },
} as const
