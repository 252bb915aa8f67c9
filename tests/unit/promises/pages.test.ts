/** Every sentence of the pages that promise something, held against what the site does. */
import { aboutMessages } from '@/lib/shared/messages/about'
import { homeMessages } from '@/lib/shared/messages/home'
import { landingMessages } from '@/lib/shared/messages/landing'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { trialMessages } from '@/lib/shared/messages/trial'
import { byPeople, heldBy, hold, type PromiseRow, sentencesIn, uncheckedSentences } from '@/tests/support/promises'
import {
  contentIsCheckedOverManyDraws,
  dynamicExercisesDrawAtThreeLevels,
  everySubtaskHasHints,
  examsOfBothKindsAreThere,
  examTasksStayTheSame,
  explainersAskAndAreShort,
  freeTierIsAsSaid,
  gradesFromFiveToTwelve,
  mostExercisesKnowMistakes,
  noClockWhilePractising,
  noForeignAdvertiser,
  premiumCosts1990,
  saidOf,
  textsAreHungarian,
  threeTrialsOfEachGrade,
} from '@/tests/support/promises-of-content'

const landing: readonly PromiseRow[] = [
  ['Interaktív feladatok 5–12. osztályosoknak.', gradesFromFiveToTwelve],
  ['Minden lépésnél kérhetsz segítséget, és rögtön kiderül, jól gondolkodtál-e.', everySubtaskHasHints],
  ['Naponta 3 feladat ingyen, bankkártya nélkül.', freeTierIsAsSaid],
  ['Nincs reklám', noForeignAdvertiser],
  ['14 napig elállhatsz', heldBy('e2e/premium.spec.ts', 'is withdrawn from in two steps within two weeks')],
  ['Két kattintással lemondod', heldBy('e2e/premium.spec.ts', 'is cancelled in two clicks')],
  [
    'A nevezőket nem szabad összeadni.',
    saidOf('kulonbozo-nevezoju-tortek-osszeadasa', 'A nevezőket nem szabad összeadni.'),
  ],
  [
    'Előbb hozd közös nevezőre a törteket!',
    saidOf('kulonbozo-nevezoju-tortek-osszeadasa', 'Előbb hozd közös nevezőre a törteket!'),
  ],
  [
    'A közös nevező mindegyik nevezőnek többszöröse.',
    saidOf('kulonbozo-nevezoju-tortek-osszeadasa', 'A közös nevező mindegyik nevezőnek'),
  ],
  [
    'Keresd meg a legkisebb ilyen pozitív számot!',
    saidOf('kulonbozo-nevezoju-tortek-osszeadasa', 'Keresd meg a legkisebb ilyen pozitív számot!'),
  ],
  ['Nem azt látja, hogy rossz, hanem azt, merre tovább.', mostExercisesKnowMistakes],
  [
    'Ilyenkor nem csak egy piros aláhúzás jön, hanem egy mondat arról, mi történhetett, és egy első lépés.',
    mostExercisesKnowMistakes,
  ],
  [
    'Órára és házi feladatnak is használhatod, fiók nélkül.',
    heldBy('e2e/worksheet.spec.ts', 'neither a visitor nor a free user gets anything of the solutions'),
  ],
  [
    'Bármelyik feladatot kinyomtathatod feladatlapként, a gyakorlófeladatokat mindig más számokkal.',
    dynamicExercisesDrawAtThreeLevels,
  ],
  [
    'A feladat címével pontosan ugyanazokat a számokat küldheted el mindenkinek.',
    heldBy('unit/app/api/exercise/routes.test.ts', 'gives what is shown for the seed and level that are asked for'),
  ],
  ['Egész osztálynak kedvezményt adunk.', byPeople('what discounts are given')],
  ['Kezdd ingyen, és csak akkor fizess, ha többet szeretnél.', freeTierIsAsSaid],
  ['0\u00a0Ft', freeTierIsAsSaid],
  [
    'Naponta 3 feladat, a gyakorlófeladatok új számokkal akárhányszor',
    async () => {
      freeTierIsAsSaid()
      await dynamicExercisesDrawAtThreeLevels()
    },
  ],
  ['Minden lépéshez segítség', everySubtaskHasHints],
  [
    'Magyarázatok, amelyek közben kérdeznek is, korlát nélkül',
    heldBy('unit/app/api/explainer/routes.test.ts', 'and nothing is kept of either'),
  ],
  ['Két-négy perces magyarázatok: rajz, képlet és egy-egy mondat, lépésről lépésre.', explainersAskAndAreShort],
  ['Közben megállnak és kérdeznek, mert abból tanulsz, amit te mondasz ki.', explainersAskAndAreShort],
  [
    'Ingyen, fiók nélkül, mindig új számokkal.',
    heldBy('e2e/explainers-playing.spec.ts', 'other numbers are a press away'),
  ],
  ['Érettségi és felvételi feladatok egyenként', examsOfBothKindsAreThere],
  ['1990\u00a0Ft', premiumCosts1990],
  ['Korlátlan számú feladat', heldBy('unit/lib/domain/freemium/access.test.ts', 'Premium lifts the limit at once')],
  [
    'Érettségi és felvételi feladatsorok vizsga módban',
    heldBy('e2e/exam.spec.ts', 'it takes Premium: others see what it is'),
  ],
  ['Kidolgozott megoldások kinyomtatva', heldBy('e2e/worksheet.spec.ts', 'a Premium user turns solutions on')],
  [
    'Bármikor lemondható vagy módosítható',
    heldBy('contract/payment/subscription.test.ts', 'pays from now on, on the subscription too'),
  ],
  [
    '30 napos pénzvisszafizetési garancia',
    heldBy('contract/payment/subscription.test.ts', 'brings a request to the people who run the site'),
  ],
  [
    'Egész osztályoknak, testvéreknek és hátrányos helyzetű családoknak kedvezményt adunk.',
    byPeople('what discounts are given'),
  ],
  ['Minden feladathoz lépésenkénti segítség jár, így egyedül is végigér rajta.', everySubtaskHasHints],
  [
    'Egy hónap korlátlan gyakorlás 1990\u00a0Ft, és akkor ül le mellé, amikor ráér.',
    heldBy('unit/lib/domain/freemium/access.test.ts', 'Premium lifts the limit at once'),
  ],
  [
    'Itt neki kell válaszolnia.',
    heldBy('unit/app/api/exercise/routes.test.ts', 'gives one hint after another, then none'),
  ],
  [
    'A segítség lépésenként jön, és a gyakorlófeladatot más számokkal is kipróbálhatja.',
    dynamicExercisesDrawAtThreeLevels,
  ],
  ['Sokszor azt is megmutatjuk, hol csúszott el, és nyugodtan újrapróbálhatja.', mostExercisesKnowMistakes],
  ['Magyarul, végig', textsAreHungarian],
  ['A feladatok, a segítségek és a visszajelzések is magyarul szólnak hozzád.', textsAreHungarian],
  ['Sok tipikus tévedést felismerünk, és elmondjuk, mire érdemes figyelni.', mostExercisesKnowMistakes],
  ['Gyakorlás közben nem megy az óra, és rangsor sincs.', noClockWhilePractising],
  [
    'Annyiszor próbálod, ahányszor jólesik.',
    heldBy(
      'unit/lib/domain/freemium/access.test.ts',
      'an exercise counts from its first start, however often it is worked on',
    ),
  ],
  ['Telefonon is kényelmes', heldBy('e2e/narrow.spec.ts', 'an exercise is solved with nothing covered')],
  [
    'A buszon, a padban vagy az íróasztalnál: kis képernyőn is végig lehet csinálni egy feladatot.',
    heldBy('e2e/narrow.spec.ts', 'an exercise is solved with nothing covered'),
  ],
  ['Ötödiktől érettségiig', gradesFromFiveToTwelve],
  ['Az egész számoktól a törteken át a felvételi és érettségi feladatokig.', examsOfBothKindsAreThere],
  [
    'Ingyen kezded, a Prémium pedig bármikor lemondható.',
    heldBy('contract/payment/subscription.test.ts', 'keeps the access until the end of the period'),
  ],
  [
    'Az első feladatod egy perc múlva itt lehet.',
    heldBy('e2e/landing.spec.ts', 'three taps lead from the landing page to a solved question'),
  ],
]

const landingPromisesNothing: readonly string[] = [
  'Nem érted?',
  'Nézd meg mozgásban!',
  'Végignézem',
  'Az összes magyarázat',
  'Matek, ami végre összeáll.',
  'Megnézem a feladatokat',
  'Dombok között liget: a fák lombja számokból és műveleti jelekből áll.',
  'Akik a feladatokat írják',
  'Egy gyakori hiba: egynegyed meg egyharmad egyenlő kétheted',
  'Tanároknak',
  'Egyszerű árak',
  'Ingyenes',
  'Regisztrálok',
  'Prémium',
  'A legtöbb gyakorlás',
  'havonta',
  'Prémium verzió',
  'Kérj ajánlatot!',
  'Szülőként ismerős?',
  'Én már nem emlékszem ezekre, nem tudok segíteni neki.',
  'Nem is kell.',
  'A különóra drága, és nehéz időpontot találni.',
  'Megnézi a megoldást, aztán a dolgozatban leblokkol.',
  'Fél a matektól, mert mindig csak a piros aláhúzást látja.',
  'A hibás válasz nem rossz jegy.',
  'Miért a Matekliget?',
  'A hibádból tanulsz',
  'A saját tempódban',
  'Kockázat nélkül',
  'Nőjön ki a te fád is a ligetben!',
]

const home: readonly PromiseRow[] = [
  ['Témakörök szerint, lépésről lépésre, segítséggel.', everySubtaskHasHints],
  ['Más és más számokkal, három nehézségi szinten.', dynamicExercisesDrawAtThreeLevels],
  ['Korábbi érettségik nyomán, és gyakorló feladatsorok mindkettőhöz.', examsOfBothKindsAreThere],
]

const homePromisesNothing: readonly string[] = [
  'Szia, 1990 Ft!',
  'Mit gyakorolsz ma?',
  'Még nem erősítetted meg az e-\u2060mail-címedet.',
  'Megerősítem',
  'Válassz, mit gyakorolsz!',
  'Dinamikus feladatok',
  'Érettségi és felvételi',
  'Érettségi feladatok',
  'Feladatok osztályonként',
  '1990 Ft feladat',
]

const about: readonly PromiseRow[] = [
  ['A Matekliget magyar nyelvű matekgyakorló 5–12. osztályosoknak és szüleiknek.', gradesFromFiveToTwelve],
  [
    'Kis lépésekre bontjuk, és minden lépéshez segítséget írunk: előbb csak lökést, a végén levezetést.',
    everySubtaskHasHints,
  ],
  ['A gyakorlófeladatok mögött egy rövid program áll, amely sorsol és számol.', dynamicExercisesDrawAtThreeLevels],
  [
    'Így ugyanazt a gondolatot többször is gyakorolhatod, a dinamikus feladatokban három nehézségi szinten.',
    dynamicExercisesDrawAtThreeLevels,
  ],
  ['Csak a vizsgafeladatok számai maradnak mindig ugyanazok.', examTasksStayTheSame],
  [
    'Minden feladatot nagyon sok sorsolással végigszámoltatunk: van-\u2060e megoldása, jól írja-\u2060e ki, és elfogadja-\u2060e a helyes választ minden szokásos alakban.',
    contentIsCheckedOverManyDraws,
  ],
  [
    'Ha mégis hibát találsz, a „Hibát találtam” gombbal egy perc alatt szólhatsz.',
    heldBy('e2e/report-and-activity.spec.ts', 'a pupil reports a fault'),
  ],
  [
    'A számaidat és a válaszaidat is látjuk, így nem neked kell elmagyaráznod, mi történt.',
    heldBy(
      'e2e/report-and-activity.spec.ts',
      'a pupil reports a fault, and the report holds what they had before them',
    ),
  ],
  [
    'Csak azt kérjük el, ami a működéshez kell.',
    heldBy(
      'unit/app/api/account/register.test.ts',
      'a child: of the year of birth only that in which 16 is reached is kept',
    ),
  ],
  [
    'A fiókod adatait bármikor letöltheted, és a fiókoddal együtt törölheted is.',
    heldBy('unit/app/api/user/data.test.ts', 'gives all that is held about the account'),
  ],
  ['Nincs reklám', noForeignAdvertiser],
  ['Hirdetést sehol sem találsz, hogy semmi ne terelje el a figyelmedet.', noForeignAdvertiser],
  [
    'Látogatottságot csak akkor mérünk, ha ebbe külön beleegyezel.',
    heldBy('e2e/cookies.spec.ts', 'is remembered, and not asked for again'),
  ],
  ['Gyakorlás közben nem megy az óra, és nincs rangsor vagy piros egyes.', noClockWhilePractising],
  ['A tévedésből az derül ki, mi a következő lépés.', mostExercisesKnowMistakes],
  [
    'Telefonon, billentyűzettel és képernyőolvasóval is végig lehet csinálni egy feladatot.',
    heldBy('e2e/keyboard.spec.ts', 'an exercise is solved from the first key'),
  ],
  ['Naponta három feladat mindenkinek ingyenes.', freeTierIsAsSaid],
  ['Minden üzenetet elolvasunk.', byPeople('reading every message')],
]

const aboutPromisesNothing: readonly string[] = [
  'Rólunk',
  'Mi a Matekliget, hogyan készülnek a feladatai, és mihez tartjuk magunkat.',
  'Matek, amit érteni is lehet',
  'Azt szeretnénk, hogy egy feladat végén ne csak az eredmény legyen meg, hanem az is, hogyan jutottál el odáig.',
  'Így születik egy feladat',
  'Kell egy jó kérdés',
  'Olyan, amelyikből kiderül, hogy érted-\u2060e.',
  'Más számok, újra meg újra',
  'Próba, mielőtt kikerül',
  'Mihez tartjuk magunkat?',
  'A feladat legyen helyes',
  'A gyerekek adatai nem eladók',
  'A hiba a tanulás része',
  'Mindenki hozzáférjen',
  'Akik csinálják',
  'Egy jó feladathoz háromféle szem kell: azé, aki kitalálja, azé, aki megírja mögé a programot, és azé, aki addig próbálgatja, amíg el nem romlik.',
  'Ha valamelyik te lennél, nézd meg, kit keresünk!',
  'Az oldal üzemeltetője: 1990 Ft.',
  'Mi történik az adataiddal?',
  'Csatlakozz hozzánk',
  'Írj nekünk!',
  'Kérdésed van, kedvezményt kérnél, vagy csak elmondanád, mi tetszik és mi nem?',
  'Üzenetet írok',
  'Vagy írj e-mailt ide:',
]

const subscribe: readonly PromiseRow[] = [
  [
    'Korlátlan számú matekfeladat, vizsga mód az érettségi és felvételi feladatsorokhoz, kinyomtatható kidolgozott megoldások.',
    heldBy('e2e/exam.spec.ts', 'it takes Premium: others see what it is'),
  ],
  [
    'Bármikor lemondható, 30 napos pénzvisszafizetési garanciával.',
    heldBy('contract/payment/subscription.test.ts', 'keeps the access until the end of the period'),
  ],
  [
    'Gyakorolj annyit, amennyit szeretnél!',
    heldBy('unit/lib/domain/freemium/access.test.ts', 'Premium lifts the limit at once'),
  ],
  ['Korlátlan számú feladat', heldBy('unit/lib/domain/freemium/access.test.ts', 'Premium lifts the limit at once')],
  [
    'Érettségi és felvételi feladatsorok vizsga módban',
    heldBy('e2e/exam.spec.ts', 'it takes Premium: others see what it is'),
  ],
  ['Kidolgozott megoldások kinyomtatva', heldBy('e2e/worksheet.spec.ts', 'a Premium user turns solutions on')],
  [
    'Bármikor lemondható',
    heldBy('contract/payment/subscription.test.ts', 'keeps the access until the end of the period'),
  ],
  [
    '30 napos pénzvisszafizetési garancia',
    heldBy('contract/payment/subscription.test.ts', 'brings a request to the people who run the site'),
  ],
  [
    'Erre a címre küldjük majd a visszaigazolást és a bizonylatokat:',
    heldBy('contract/payment/events.test.ts', 'confirm the purchase with its price'),
  ],
  [
    'Küldtünk rá egy levelet: nyisd meg, és kattints a benne lévő hivatkozásra.',
    heldBy(
      'unit/app/api/account/register.test.ts',
      'creates an account whose address is not confirmed, and sends a mail',
    ),
  ],
  [
    'Ez az oldal magától továbbvisz, amint megtörtént.',
    heldBy('component/account/verification-panel.test.tsx', 'asks every 5 seconds and goes on when it has happened'),
  ],
  [
    'Prémium előfizetés: korlátlan számú feladat, vizsga mód, kinyomtatható kidolgozott megoldások',
    heldBy('e2e/worksheet.spec.ts', 'a Premium user turns solutions on'),
  ],
  ['1990 Ft havonta, bruttó ár, minden adót tartalmaz', premiumCosts1990],
  [
    'Határozatlan idő, havi időszakokkal; az első a fizetéskor kezdődik',
    heldBy('contract/payment/events.test.ts', 'a subscription is renewed each month'),
  ],
  [
    'Havonta magától megújul, és 1990 Ft-ot vonunk le, amíg le nem mondod.',
    heldBy('contract/payment/events.test.ts', 'a subscription is renewed each month'),
  ],
  [
    'Az előfizetésed oldalán bármikor lemondhatod, akkor a kifizetett hónap végén szűnik meg.',
    heldBy('contract/payment/subscription.test.ts', 'keeps the access until the end of the period'),
  ],
  [
    'A törvény szerint a vásárlástól számított 14 napon belül indoklás nélkül elállhatsz: az előfizetés azonnal megszűnik, és visszakapod a teljes díjat.',
    heldBy(
      'contract/payment/subscription.test.ts',
      'ends the subscription, gives all back and is acknowledged with day and time',
    ),
  ],
  [
    'Ezen felül mi azt is vállaljuk, hogy ha nem vagy elégedett, 30 napon belül visszakérheted a díjat: megírod nekünk, és e-mailben intézzük.',
    heldBy('contract/payment/subscription.test.ts', 'brings a request to the people who run the site'),
  ],
  ['Az ingyenes feladatokat addig is ugyanúgy használhatod.', freeTierIsAsSaid],
  [
    'A visszaigazolást és a vásárlás feltételeit e-mailben is elküldtük.',
    heldBy('contract/payment/events.test.ts', 'confirm the purchase with its price'),
  ],
  [
    'Ha nem sikerült a fizetés, nem vontunk le semmit.',
    heldBy('contract/payment/purchase.test.ts', 'that is declined says so and can be made with another card'),
  ],
]

const subscribePromisesNothing: readonly string[] = [
  'Prémium előfizetés',
  'Ezt kapod',
  'havonta',
  'A vásárlás lépései',
  'Belépés',
  'E-mail-cím megerősítése',
  'Fizetés',
  'Visszaigazolás',
  'kész',
  'itt tartasz',
  'hátravan',
  'Lépj be vagy regisztrálj!',
  'Az előfizetés a fiókodhoz tartozik.',
  'Szülőként a gyermeked fiókjával is beléphetsz.',
  'Regisztrálok',
  'Erősítsd meg az e-mail-címedet!',
  'Nem találod?',
  'Nézd meg a levélszemét mappában is, vagy kérd újra!',
  'Hiba történt az email státusz frissítésekor.',
  'Kérjük, frissítsd az oldalt vagy próbáld újra később.',
  'Fizetés bankkártyával',
  'Failed to load SetupIntent',
  'A fizetési adatokat most nem sikerült betölteni.',
  'Újrapróbálom',
  'A rendelésed',
  'Mit rendelsz',
  'Ára',
  'Időtartam',
  'Megújulás',
  'Elállás',
  'Garancia',
  'Most nem lehet előfizetni',
  'A fizetés ezen az oldalon jelenleg nem érhető el.',
  'Vissza a főoldalra',
  'Egy pillanat, véglegesítjük az előfizetésedet…',
  'A bankod megerősítést kér a fizetéshez.',
  'Köszönjük a vásárlást!',
  'Az előfizetésedet sikeresen aktiváltuk.',
  'Előfizetés sikeresen létrehozva!',
  'Folytasd a gyakorlást',
  'Előfizetésem kezelése',
  'A fizetési mód mentése nem sikerült.',
  'Kérjük, próbáld újra.',
  'A fizetési folyamat megszakadt.',
  'Ismeretlen visszatérési állapot.',
  'Hiányzó fizetési adatok.',
  'Előfizetés létrehozása nem sikerült.',
]

const trialIsKept = heldBy(
  'e2e/landing.spec.ts',
  'three taps lead from the landing page to a solved question, and an account takes over what was solved',
)

const trial: readonly PromiseRow[] = [
  [
    'Három 1990 Ft. osztályos matekfeladat, amit regisztráció nélkül kipróbálhatsz: segítséggel és azonnali visszajelzéssel.',
    threeTrialsOfEachGrade,
  ],
  ['Ingyenes fiókkal megmarad, amit megoldottál, és naponta 3 feladatot választhatsz.', trialIsKept],
  ['Elmentettük a 1990 Ft próbafeladatot, amit megoldottál.', trialIsKept],
  [
    'A listákban pipa jelzi.',
    heldBy(
      'component/exercise-list/exercise-list.test.tsx',
      'a list shows what each exercise is and is about, and where it is solved',
    ),
  ],
]

const trialPromisesNothing: readonly string[] = [
  'Próbáld ki! 1990 Ft. osztály',
  '1990 Ft.',
  '1990 Ft. osztály',
  'Hányadikos vagy?',
  'Próbafeladat',
  'Próbafeladatok',
  '1990 Ft. feladat: undefined',
  '1990 Ft. feladat, kész: undefined',
  'Mentsük el?',
  'Regisztrálok',
  'Még egyet!',
  'Megnézem a többi feladatot',
]

const texts = [
  ['landing', landingMessages, landing, landingPromisesNothing],
  ['home', homeMessages, home, homePromisesNothing],
  ['about', aboutMessages, about, aboutPromisesNothing],
  ['subscribe', subscribeMessages, subscribe, subscribePromisesNothing],
  ['the exercises to try', trialMessages, trial, trialPromisesNothing],
] as const

describe.each(texts)('the texts of %s', (_name, messages, rows, promiseNothing) => {
  test('have no sentence of which nobody has said whether it promises something', () => {
    expect(uncheckedSentences(sentencesIn(messages), rows, promiseNothing)).toEqual({ unchecked: [], gone: [] })
  })

  test.each(rows)('%s', async (_sentence, check) => {
    await hold(check)
  })
})
