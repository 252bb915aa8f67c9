import { REGISTER, SIGN_IN } from './account-actions'

/** Texts of signing in, registering and confirming an e-mail address. */
export const accountMessages = {
  email: 'E-mail-cím',
  username: 'Név',
  usernameHint: 'Így fogunk szólítani.',
  password: 'Jelszó',
  passwordHint: (minLength: number) => `Legalább ${minLength} karakter.`,
  showPassword: 'Jelszó megjelenítése',
  emailMissing: 'Add meg az e-mail-címedet!',
  passwordMissing: 'Add meg a jelszavadat!',
  newPasswordMissing: 'Adj meg egy jelszót!',
  usernameMissing: 'Add meg a nevedet!',
  /** By where one comes from, and where both lead back to. */
  leads: {
    home: {
      login: 'Jó, hogy újra itt vagy!',
      register: 'Egy perc az egész, és nem kell hozzá bankkártya.',
    },
    exercise: {
      login: 'Jó, hogy újra itt vagy! A feladat megvár, ugyanezekkel a számokkal.',
      register: 'Egy perc az egész, nem kell hozzá bankkártya, és ugyanezekkel a számokkal folytatod a feladatot.',
    },
    exam: {
      login: 'Jó, hogy újra itt vagy! Belépés után jöhet a feladatsor.',
      register: 'Egy perc az egész. Utána visszaviszünk a feladatsorhoz.',
    },
    premium: {
      login: 'Jó, hogy újra itt vagy! Belépés után visszaviszünk az előfizetéshez.',
      register: 'Egy perc az egész. Utána visszaviszünk az előfizetéshez.',
    },
    search: {
      login: 'Jó, hogy újra itt vagy! Belépés után kereshetsz a feladatok között.',
      register: 'Egy perc az egész, és utána kereshetsz a feladatok között.',
    },
  },
  login: {
    title: SIGN_IN,
    description: 'Lépj be, és folytasd a gyakorlást ott, ahol abbahagytad.',
    submit: SIGN_IN,
    pending: 'Belépés folyamatban…',
    noAccount: 'Még nincs fiókod?',
    toRegister: REGISTER,
  },
  register: {
    title: 'Regisztráció',
    description: 'Regisztrálj ingyen, és oldj meg naponta három különböző matekfeladatot bankkártya nélkül.',
    submit: REGISTER,
    pending: 'Regisztráció folyamatban…',
    /** In place of the lead, for who has solved some of what can be tried without an account. */
    keeps: (solved: number) =>
      `Megmarad a ${solved === 1 ? '' : `${solved} `}próbafeladat, amit megoldottál. Egy perc az egész, bankkártya nélkül.`,
    newsletter: 'Kérek hírlevelet az új feladatokról.',
    consent: 'Elfogadom a felhasználási feltételeket és az adatkezelési tájékoztatót.',
    /** The words of the consent that lead to the documents. */
    consentLinks: { terms: 'felhasználási feltételeket', privacy: 'adatkezelési tájékoztatót' },
    hasAccount: 'Van már fiókod?',
    toLogin: SIGN_IN,
  },
  verification: {
    title: 'Erősítsd meg az e-mail-címedet!',
    description: 'Az e-mail-cím megerősítése.',
    sentTo: 'Küldtünk egy levelet erre a címre:',
    instructions: 'Nyisd meg, és kattints a benne lévő hivatkozásra. Ez az oldal magától továbbvisz, amint megtörtént.',
    spam: 'Nem találod? Nézd meg a levélszemét mappában is, vagy kérd újra!',
    resend: 'Újraküldöm a levelet',
    resendIn: (seconds: number) => `Újraküldés ${seconds} másodperc múlva`,
    resent: 'Elküldtük újra a levelet.',
    sendFailed: 'Hiba történt a megerősítő email küldésekor. Kérjük, próbáld újra később.',
    statusFailed: 'Hiba történt az email státusz frissítésekor. Kérjük, frissítsd az oldalt vagy próbáld újra később.',
    later: 'Addig is körülnézek',
    ask: {
      title: 'Ez a te fiókod?',
      lead: 'Ezzel a fiókkal regisztráltak az e-\u2060mail-címedre:',
      nameless: 'nincs megadva',
      registered: 'Regisztráció',
      confirm: 'Igen, megerősítem',
      disown: 'Nem én voltam',
    },
    disown: {
      title: 'Töröljük ezt a fiókot?',
      text: 'Ha nem te regisztráltál, valaki a te címedet adta meg. A fiókot minden adatával együtt töröljük, és ezt nem lehet visszavonni.',
      confirm: 'Igen, töröljétek',
      back: 'Mégsem',
      doneTitle: 'Rendben, töröljük',
      done: 'Lezártuk a fiókot, és már töröljük az adatait. Nincs több teendőd.',
      progress: 'Megnézem, hol tart',
    },
    confirmedTitle: 'Sikerült!',
    confirmed: 'Megerősítetted az e-\u2060mail-címedet, minden készen áll a gyakorláshoz.',
    continueHome: 'Tovább a főoldalra',
    continueLogin: 'Tovább a belépéshez',
    failedTitle: 'Ez most nem sikerült',
    newMail: 'Új levelet kérek',
  },
} as const
