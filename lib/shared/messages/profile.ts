import { SIGN_IN, SIGN_OUT } from './account-actions'

/** Texts of the profile page. */
export const profileMessages = {
  title: 'Profil',
  description: 'A fiókod adatai: név, jelszó, e-mail-cím, előfizetés.',
  lead: 'Itt látod és módosíthatod a fiókod adatait.',
  account: 'Fiókom',
  edit: 'Módosítás',
  save: 'Mentés',
  cancel: 'Mégsem',
  saving: 'Mentés folyamatban…',

  name: {
    label: 'Név',
    none: 'Nincs megadva',
    edit: 'Név módosítása',
    updated: 'A neved sikeresen frissült.',
    failed: (reason: string) => `A nevet nem sikerült frissíteni: ${reason}`,
    invalid: 'Érvénytelen név.',
  },
  password: {
    label: 'Jelszó',
    hidden: 'A jelszavad rejtve van',
    edit: 'Jelszó módosítása',
    current: 'Jelenlegi jelszó',
    new: 'Új jelszó',
    show: 'megjelenítése',
    updated: 'A jelszavad sikeresen frissült. A többi eszközön kiléptettünk.',
    failed: (reason: string) => `A jelszót nem sikerült frissíteni: ${reason}`,
    invalid: 'Érvénytelen jelszó.',
    none: 'Nincs jelszavad, mert más szolgáltató fiókjával lépsz be.',
    noneAdvice:
      'Ha szeretnél, beállíthatsz egyet: levelet küldünk az e-\u2060mail-címedre, és a benne lévő hivatkozással adhatod meg. Így biztosan csak te tudod megtenni.',
    sendMail: 'Levelet kérek',
    sent: 'Elküldtük a levelet. Nézd meg a postaládádat!',
    sendFailed: (reason: string) => `A levelet nem sikerült elküldeni: ${reason}`,
  },
  email: { label: 'E-mail-cím', fixed: 'Az e-\u2060mail-cím nem módosítható.' },

  subscription: {
    label: 'Előfizetés',
    none: 'Nincs előfizetésed',
    active: 'Aktív',
    activeUntil: (date: string) => `A kifizetett időszak vége: ${date}`,
    cancelled: 'Lemondva',
    cancelledUntil: (date: string) => `Eddig használhatod: ${date}`,
    open: 'Előfizetésem',
  },

  effects: {
    title: 'Hang és rezgés',
    text: 'Ha szeretnéd, a jó válaszodat egy rövid hang vagy egy kis rezgés is jelzi. Amíg nem kéred, csend van. A választásod erre a böngészőre szól.',
    sound: 'Hang a jó válasznál',
    vibration: 'Rezgés a jó válasznál, ha a készüléked tud rezegni',
  },

  practice: {
    title: 'Amit a gyakorlásodról tudunk',
    text: 'Feljegyezzük, hogyan haladsz a feladatokkal, hogy azt ajánlhassuk, amire szükséged van. Bármikor kezdheted elölről.',
    forget: 'Töröld, amit a gyakorlásomról tudtok',
    means:
      'Töröljük, melyik feladatokat oldottad meg és hogyan, a hibáidat, a térképedet és a mai gyakorlásodat. A fiókod, az előfizetésed és a beadott vizsgáid megmaradnak. Ezt nem lehet visszavonni.',
    keep: 'Mégsem',
    confirm: 'Törlöm',
    done: 'Töröltük. Tiszta lappal indulsz!',
  },
  sessions: {
    title: 'Hol vagy belépve?',
    text: 'Ezeken az eszközökön van nyitva a fiókod. Ha valamelyik nem a tiéd, léptesd ki, és módosítsd a jelszavadat!',
    onlyHere: 'Csak ezen az eszközön van nyitva a fiókod.',
    list: 'Eszközök',
    unknownDevice: 'Ismeretlen eszköz',
    current: 'Ez az eszköz, most ezt használod',
    lastSeen: (day: string) => `Utoljára használva: ${day}`,
    endThis: SIGN_OUT,
    end: 'Kiléptetés',
    endNamed: (device: string) => `Kiléptetés: ${device}`,
    ended: 'Az eszközt kiléptettük.',
    endAll: `${SIGN_OUT} mindenhonnan`,
    endAllMeans: 'Minden más eszközön kilépsz, itt viszont belépve maradsz.',
    endedAll: 'Minden más eszközön kiléptettünk.',
    failed: (reason: string) => `Nem sikerült kiléptetni: ${reason}`,
  },

  reauthentication: {
    password: 'Jelszavad',
    showPassword: 'Jelszavad megjelenítése',
    passwordWanted: 'Írd be a jelszavadat, hogy biztosan tudjuk: te kéred.',
    wrongPassword: 'Ez nem a jelszavad. Próbáld újra!',
    signInWanted: 'Ehhez lépj be újra, hogy biztosan tudjuk: te kéred. Utána ide jutsz vissza.',
    signInAgain: SIGN_IN,
  },

  data: {
    title: 'Adataim',
    text: 'Letöltheted mindazt, amit a fiókodról tárolunk, egy JSON-fájlban.',
    download: 'Adataim letöltése',
    fileName: (date: string) => `adataim-${date}.json`,
    done: 'Az adataidat letöltöttük.',
    failed: (reason: string) => `Az adatokat nem sikerült letölteni: ${reason}`,
  },

  deletion: {
    title: 'Fiók törlése',
    text: 'A törlés végleges: a fiókod és minden adatod elvész.',
    open: 'Fiók törlése…',
    question: 'Biztosan törlöd a fiókodat?',
    erased: 'Amit törlünk:',
    erasedItems: [
      'a fiókodat: a nevedet, az e-\u2060mail-címedet, a jelszavadat és az összekapcsolt fiókokat',
      'a megkezdett és megoldott feladataidat, valamint a tevékenységeid naplóját',
      'a nevedet és a címedet a hibajelzéseidből; maga a jelzés név nélkül megmarad',
    ],
    subscriptionEnds:
      'Az előfizetésed azonnal véget ér, több díjat nem vonunk le. A már kifizetett időszak hátralévő része elvész: ha még használnád, előbb mondd le az előfizetést, és a végén töröld a fiókodat.',
    newsletter: 'A hírlevélről a levelek alján lévő hivatkozással iratkozhatsz le.',
    understood: 'Megértettem, hogy a törlés nem vonható vissza.',
    notUnderstood: 'Jelöld be, hogy megértetted!',
    confirm: 'Törlöm a fiókomat',
    pending: 'Törlés folyamatban…',
    failed: (reason: string) => `A fiókot nem sikerült törölni: ${reason}`,
    keep: 'Mégsem törlöm',
    close: 'Bezárás',
  },
} as const
