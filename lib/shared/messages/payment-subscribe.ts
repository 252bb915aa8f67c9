import { REGISTER, SIGN_IN } from './account-actions'

/** Texts of the page on which the subscription is bought. */
export const subscribeMessages = {
  title: 'Prémium előfizetés',
  description:
    'Korlátlan számú matekfeladat, vizsga mód az érettségi és felvételi feladatsorokhoz, kinyomtatható kidolgozott megoldások. Bármikor lemondható, 30 napos pénzvisszafizetési garanciával.',
  lead: 'Gyakorolj annyit, amennyit szeretnél!',
  benefitsTitle: 'Ezt kapod',
  benefits: [
    'Korlátlan számú feladat',
    'Érettségi és felvételi feladatsorok vizsga módban',
    'Kidolgozott megoldások kinyomtatva',
    'Bármikor lemondható',
    '30 napos pénzvisszafizetési garancia',
  ],
  perMonth: 'havonta',

  stepsLabel: 'A vásárlás lépései',
  steps: {
    login: SIGN_IN,
    email: 'E-mail-cím megerősítése',
    payment: 'Fizetés',
    confirmation: 'Visszaigazolás',
  },
  stepStates: { completed: 'kész', active: 'itt tartasz', pending: 'hátravan' },

  login: {
    title: 'Lépj be vagy regisztrálj!',
    text: 'Az előfizetés a fiókodhoz tartozik. Szülőként a gyermeked fiókjával is beléphetsz.',
    login: SIGN_IN,
    register: REGISTER,
  },
  email: {
    title: 'Erősítsd meg az e-mail-címedet!',
    text: 'Erre a címre küldjük majd a visszaigazolást és a bizonylatokat:',
    instructions:
      'Küldtünk rá egy levelet: nyisd meg, és kattints a benne lévő hivatkozásra. Ez az oldal magától továbbvisz, amint megtörtént.',
    spam: 'Nem találod? Nézd meg a levélszemét mappában is, vagy kérd újra!',
    statusFailed: 'Hiba történt az email státusz frissítésekor. Kérjük, frissítsd az oldalt vagy próbáld újra később.',
  },
  payment: {
    title: 'Fizetés bankkártyával',
    /** In the words of the specification. */
    loadFailed: 'Failed to load SetupIntent',
    loadFailedText: 'A fizetési adatokat most nem sikerült betölteni.',
    retry: 'Újrapróbálom',
    order: {
      title: 'A rendelésed',
      what: 'Mit rendelsz',
      product: 'Prémium előfizetés: korlátlan számú feladat, vizsga mód, kinyomtatható kidolgozott megoldások',
      price: 'Ára',
      priceText: (price: string) => `${price} havonta, bruttó ár, minden adót tartalmaz`,
      period: 'Időtartam',
      periodText: 'Határozatlan idő, havi időszakokkal; az első a fizetéskor kezdődik',
      renewal: 'Megújulás',
      renewalText: (price: string) =>
        `Havonta magától megújul, és ${price}-ot vonunk le, amíg le nem mondod. Az előfizetésed oldalán bármikor lemondhatod, akkor a kifizetett hónap végén szűnik meg.`,
      withdrawal: 'Elállás',
      withdrawalText:
        'A törvény szerint a vásárlástól számított 14 napon belül indoklás nélkül elállhatsz: az előfizetés azonnal megszűnik, és visszakapod a teljes díjat.',
      guarantee: 'Garancia',
      guaranteeText:
        'Ezen felül mi azt is vállaljuk, hogy ha nem vagy elégedett, 30 napon belül visszakérheted a díjat: megírod nekünk, és e-mailben intézzük.',
    },
  },
  off: {
    title: 'Most nem lehet előfizetni',
    text: 'A fizetés ezen az oldalon jelenleg nem érhető el. Az ingyenes feladatokat addig is ugyanúgy használhatod.',
    home: 'Vissza a főoldalra',
  },

  returned: {
    title: 'Visszaigazolás',
    loading: 'Egy pillanat, véglegesítjük az előfizetésedet…',
    authenticating: 'A bankod megerősítést kér a fizetéshez.',
    thanks: 'Köszönjük a vásárlást!',
    activated: 'Az előfizetésedet sikeresen aktiváltuk.',
    created: 'Előfizetés sikeresen létrehozva!',
    confirmationMail: 'A visszaigazolást és a vásárlás feltételeit e-mailben is elküldtük.',
    practice: 'Folytasd a gyakorlást',
    manage: 'Előfizetésem kezelése',
    home: 'Vissza a főoldalra',
    again: 'Újrapróbálom',

    /** In the words of the specification. */
    failed: 'A fizetési mód mentése nem sikerült. Kérjük, próbáld újra.',
    canceled: 'A fizetési folyamat megszakadt.',
    unknownStatus: 'Ismeretlen visszatérési állapot. Kérjük, próbáld újra.',
    missingData: 'Hiányzó fizetési adatok. Kérjük, próbáld újra.',
    notCreated: 'Előfizetés létrehozása nem sikerült. Kérjük, próbáld újra.',
    notCharged: 'Ha nem sikerült a fizetés, nem vontunk le semmit.',
  },
} as const
