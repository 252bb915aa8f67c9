import type { CookieFeature } from '@/lib/shared/cookie-consent'

/** Texts of the dialog of the settings. */
export const cookieSettingsMessages = {
  title: 'Sütikezelés',
  tabs: {
    overview: 'Áttekintés',
    essential: 'Feltétlenül szükséges sütik',
    analytics: 'Elemző sütik',
  },
  overview: [
    'A süti egy kis adat, amelyet az oldal a böngésződben tárol. Ide soroljuk azt is, amit az oldal más módon, például a böngésző helyi tárolójában őriz meg.',
    'A feltétlenül szükséges sütik nélkül az oldal nem működik, ezért ezekhez nem kérünk engedélyt. Elemző sütiket csak akkor használunk, ha engedélyezed.',
    'Döntésedet bármikor megváltoztathatod a lap alján, a „Sütibeállítások” gombbal. Ha módosulnak a feltételeink, újra megkérdezünk.',
  ],
  privacy: 'Adatkezelési tájékoztató',
  essential:
    'Ezek jegyzik meg, hogy beléptél, milyen megjelenést választottál, és hol tartasz. Nem követnek más oldalakra.',
  alwaysOn: 'Mindig engedélyezve',
  analytics: {
    measuring:
      'A Google Analytics sütijeivel mérjük, melyik oldalainkat hányan nézik meg. A nevedet, az e-mail-címedet és a válaszaidat nem adjuk át, és hirdetésekhez semmit sem használunk.',
    notMeasuring: 'Jelenleg semmilyen mérőprogramot nem használunk, így elemző sütit sem.',
  },
  granted: 'Engedélyezve',
  refused: 'Elutasítva',
  details: 'Részletek',
  columns: { name: 'Név', purpose: 'Mire való', lifetime: 'Meddig marad meg' },
  noCookies: 'Most egy sincs.',
  cancel: 'Mégsem',
  save: 'Beállítások mentése',
  close: 'Bezárás',
  saved: 'A sütikezelési beállításokat sikeresen elmentettük.',
} as const

/** Something that the site stores in the browser. */
export interface CookieEntry {
  readonly name: string
  readonly purpose: string
  readonly lifetime: string
  /** Absent for what is always in use. */
  readonly feature?: CookieFeature
}

const UNTIL_BROWSER_CLOSES = 'a böngésző bezárásáig'
const UNTIL_TAB_CLOSES = 'a lap bezárásáig'
const PROVIDER_ROUND_TRIP = '15 perc'

/** What is stored, as the code does it; on encrypted connections the names of the sign-in begin with a prefix. */
export const cookieTables = {
  essential: [
    {
      name: 'authjs.session-token',
      purpose: 'Megjegyzi, hogy beléptél.',
      lifetime: '30 nap, amelyet a rendszeres látogatás megújít, de legfeljebb 90 nap; vagy kilépésig',
    },
    { name: 'authjs.csrf-token', purpose: 'A belépés biztonsága.', lifetime: UNTIL_BROWSER_CLOSES },
    { name: 'authjs.callback-url', purpose: 'Hová jutsz a belépés után.', lifetime: UNTIL_BROWSER_CLOSES },
    ...['authjs.state', 'authjs.pkce.code_verifier', 'authjs.nonce'].map((name) => ({
      name,
      purpose: 'A Google- vagy Facebook-fiókkal való belépés biztonsága.',
      lifetime: PROVIDER_ROUND_TRIP,
      feature: 'social-sign-in' as const,
    })),
    {
      name: 'sign-up-choices',
      purpose: 'Amit a regisztrációkor bejelöltél, amíg a Google vagy a Facebook oldalán jársz.',
      lifetime: PROVIDER_ROUND_TRIP,
      feature: 'social-sign-in',
    },
    { name: 'theme', purpose: 'A választott világos vagy sötét megjelenés.', lifetime: '1 év' },
    {
      name: 'cookieConsent (helyi tároló)',
      purpose: 'A sütikről hozott döntésed és a napja.',
      lifetime: 'amíg nem törlöd, vagy újra nem kérdezzük',
    },
    {
      name: 'sessionRenewed (helyi tároló)',
      purpose: 'Mikor újult meg a belépésed.',
      lifetime: 'amíg nem törlöd a böngésző adatait',
    },
    {
      name: 'kept-pages (gyorsítótár)',
      purpose: 'Az utoljára megnyitott feladatok, hogy internet nélkül is olvashasd őket.',
      lifetime: 'kilépésig, vagy amíg nem törlöd a böngésző adatait',
    },
    {
      name: 'pagesKeptFor (helyi tároló)',
      purpose: 'Kinek a feladatai olvashatók internet nélkül, hogy más ne lássa őket.',
      lifetime: 'amíg nem törlöd a böngésző adatait',
    },
    {
      name: 'scrollPos (munkamenet-tároló)',
      purpose: 'Hol tartottál az oldalon, amikor visszalépsz.',
      lifetime: UNTIL_TAB_CLOSES,
    },
    {
      name: 'exerciseProgress (munkamenet-tároló)',
      purpose: 'Hol tartasz a megkezdett feladatban.',
      lifetime: UNTIL_TAB_CLOSES,
    },
    {
      name: 'solvedTrials (helyi tároló)',
      purpose: 'A próbafeladatok, amelyeket fiók nélkül megoldottál, hogy a fiókodban is meglegyenek.',
      lifetime: 'az első belépésedig, vagy amíg nem törlöd a böngésző adatait',
    },
    {
      name: 'examAttempts (helyi tároló)',
      purpose: 'A megkezdett vizsgáid: a válaszaid és a hátralévő időd.',
      lifetime: 'amíg nem törlöd a böngésző adatait, vagy más lép be',
    },
    {
      name: 'answerEffects (helyi tároló)',
      purpose: 'Hogy hangot vagy rezgést kértél-e a jó válaszhoz.',
      lifetime: 'amíg ki nem kapcsolod, vagy nem törlöd a böngésző adatait',
    },
    {
      name: 'pendingSetupIntent (helyi tároló)',
      purpose: 'A megkezdett fizetés azonosítója.',
      lifetime: 'a fizetés végéig',
    },
    {
      name: '_GRECAPTCHA',
      purpose: 'A Google reCAPTCHA sütije: megkülönbözteti az embert a géptől.',
      lifetime: '6 hónap',
      feature: 'recaptcha',
    },
    {
      name: '__stripe_mid',
      purpose: 'A Stripe sütije: fizetéskor felismeri a készüléket, hogy kiszűrje a csalást.',
      lifetime: '1 év',
      feature: 'payment',
    },
    {
      name: 'm',
      purpose: 'A Stripe sütije a saját oldalain: fizetéskor felismeri a készüléket.',
      lifetime: '1 év',
      feature: 'payment',
    },
    {
      name: '__stripe_sid',
      purpose: 'A Stripe sütije: felismeri az épp zajló fizetést.',
      lifetime: '30 perc',
      feature: 'payment',
    },
  ],
  analytics: [
    {
      name: '_ga',
      purpose: 'A Google Analytics sütije: megkülönbözteti a látogatókat.',
      lifetime: '2 év',
      feature: 'analytics',
    },
    {
      name: '_ga_*',
      purpose: 'A Google Analytics sütije: összetartja egy látogatás lépéseit.',
      lifetime: '2 év',
      feature: 'analytics',
    },
  ],
} satisfies Readonly<Record<'essential' | 'analytics', readonly CookieEntry[]>>
