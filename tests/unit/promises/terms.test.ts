/** Every sentence of the terms in force, held against what the site does and what its people are told to do. */
import { readFileSync } from 'node:fs'
import { latestVersion } from '@/lib/domain/legal/versions'
import {
  byPeople,
  heldBy,
  hold,
  type PromiseRow,
  sentencesInMarkdown,
  uncheckedSentences,
} from '@/tests/support/promises'
import {
  contentIsCheckedOverManyDraws,
  dynamicExercisesDrawAtThreeLevels,
  everySubtaskHasHints,
  examsOfBothKindsAreThere,
  examTasksStayTheSame,
  explainersAskAndAreShort,
  freeTierIsAsSaid,
  gradesFromFiveToTwelve,
  noVideoIsPromised,
  premiumCosts1990,
} from '@/tests/support/promises-of-content'

const freeForAnybody = heldBy('unit/app/api/explainer/routes.test.ts', 'and nothing is kept of either')

const terms: readonly PromiseRow[] = [
  [
    'Az oldalon magyarázatok is vannak: ábrák, képletek és mondatok, amelyek lépésről lépésre változnak, és közben kérdeznek.',
    explainersAskAndAreShort,
  ],
  ['Leírtuk, hogy ezek ingyenesek, fiók nélkül is, és nem számítanak bele az ingyenes keretbe.', freeForAnybody],
  ['Az előző változat azt írta, hogy interaktív videó nincs; ezek a magyarázatok vannak helyette.', noVideoIsPromised],
  ['| Magyarázatok, amelyek közben kérdeznek | igen | igen |', explainersAskAndAreShort],
  [
    'Egy [magyarázat](/explainers) néhány perc alatt, ábrákkal mutat meg egy-egy készséget, közben megáll és kérdez.',
    explainersAskAndAreShort,
  ],
  ['Fiók nélkül is megnézheted, a kérdéseire is válaszolhatsz, és nem fogy tőle az ingyenes keret.', freeForAnybody],
  [
    'Nem filmek, hanem az oldal saját rajzai; hangja csak akkor van, ha bekapcsolod, és az eszközöd tud magyarul felolvasni.',
    heldBy('component/explainer/voice.test.tsx', 'is silent until it is asked to read'),
  ],
  ['12 óránként 3 különböző feladat ingyenes.', freeTierIsAsSaid],
  [
    'A Prémium havi 1990 Ft, bármikor lemondható, és az első fizetés után 30 napig visszakérheted az árát.',
    heldBy('contract/payment/subscription.test.ts', 'brings a request to the people who run the site'),
  ],
  [
    'Fizetni csak nagykorú fizethet.',
    heldBy('component/payment/subscribe-page.test.tsx', 'is not sent without the declaration of being of age'),
  ],
  [
    'Ha még nem múltál el 16 éves, a fiókodhoz egy szülőd beleegyezése kell.',
    heldBy('unit/app/api/account/register.test.ts', 'a child who may still be 15 asks a parent'),
  ],
  [
    'A fiókodat a [profilodban](/profile) bármikor magad is törölheted.',
    heldBy('unit/app/api/user/deletion.test.ts', 'ends every session at once'),
  ],
  [
    'Nem minősül írásba foglalt szerződésnek, és nem iktatjuk; a feltételek minden változata elérhető és kinyomtatható ezen az oldalon.',
    heldBy('e2e/legal-pages.spec.ts', 'the menu of versions'),
  ],
  ['A {{site.name}} matematikai feladatok gyűjteménye 5–12. osztályos diákoknak.', gradesFromFiveToTwelve],
  [
    'A feladatok lépésekből állnak; a válaszaidat az oldal ellenőrzi, és segítséget is ad.',
    heldBy('unit/app/api/exercise/routes.test.ts', 'tells right from wrong, and what cannot be judged'),
  ],
  [
    'Egyes feladatok véletlen számokkal, három nehézségi szinten készülnek, így ugyanaz a feladat sokszor gyakorolható.',
    dynamicExercisesDrawAtThreeLevels,
  ],
  ['Külön programot nem kell telepíteni.', heldBy('e2e/solve.spec.ts', 'a new pupil registers')],
  ['| Ára | 0 Ft | 1990 Ft havonta |', premiumCosts1990],
  ['| Feladatok | 12 óránként 3 különböző | korlátlan |', freeTierIsAsSaid],
  ['| Útmutatóval kísért feladatok | igen | igen |', everySubtaskHasHints],
  ['| Érettségi és felvételi feladatok egyenként | az ingyenes keretben | korlátlan |', examsOfBothKindsAreThere],
  [
    '| Érettségi és felvételi feladatsorok vizsga módban | nem | igen |',
    heldBy('e2e/exam.spec.ts', 'it takes Premium: others see what it is'),
  ],
  [
    '| Kidolgozott megoldások kinyomtatva | nem | igen |',
    heldBy('e2e/worksheet.spec.ts', 'a Premium user turns solutions on'),
  ],
  ['Az ingyenes keret. 12 órán belül 3 különböző feladatot kezdhetsz el.', freeTierIsAsSaid],
  [
    'Elkezdettnek az a feladat számít, amelynél már kértél ellenőrzést vagy segítséget.',
    heldBy('unit/app/api/exercise/routes.test.ts', 'starts the exercise with a judged answer only'),
  ],
  [
    'Amit elkezdtél, azt ez alatt a kereten felül is folytathatod.',
    heldBy('e2e/free-tier.spec.ts', 'a pupil chooses three exercises, is refused a fourth, and goes on with those'),
  ],
  [
    'Aki törli a fiókját, és ugyanazzal a címmel újra regisztrál, ugyanazt a keretet folytatja.',
    heldBy('contract/free-tier.contract.ts', 'keeps what was started for twelve hours'),
  ],
  ['Az érettségi feladatok a megjelölt napok vizsgái nyomán, a mi szavainkkal készültek.', examsOfBothKindsAreThere],
  ['A „gyakorló feladatsor” jelzésűek minden feladatát mi írtuk.', examsOfBothKindsAreThere],
  ['Egyik sem hivatalos feladatsor, és ezeknek a feladatoknak a számai mindig ugyanazok.', examTasksStayTheSame],
  [
    'Jelezzük, ha egy feladat témája a 2024-től érvényes követelményekben már nincs benne.',
    heldBy('unit/lib/domain/content/collections.test.ts', 'the tasks that are not asked for since 2024 are marked'),
  ],
  [
    'Bejelentkezve a feladatok között keresni is tudsz.',
    heldBy('e2e/search.spec.ts', 'a pupil finds an exercise by typing'),
  ],
  [
    'A feladatokat fiók nélkül is megnézheted; a megoldáshoz, néhány próbafeladat kivételével, fiók kell.',
    heldBy('e2e/solve.spec.ts', 'a visitor reads an exercise, and is asked to sign in'),
  ],
  [
    'Regisztrálhatsz e-mail-címmel, névvel és legalább 6 karakteres, nem könnyen kitalálható jelszóval, vagy Google- vagy Facebook-fiókkal, ahol ezt felkínáljuk.',
    heldBy('e2e/social-sign-in.spec.ts', 'a newcomer registers with Google'),
  ],
  [
    'Az e-mail-címet egy levélben lévő hivatkozással kell megerősítened, ha a közösségi szolgáltató még nem tette meg.',
    heldBy('e2e/social-sign-in.spec.ts', 'a newcomer by Facebook confirms the address by our mail'),
  ],
  [
    'Valós adatot adj meg; a régebbi fiókok gazdáit a következő belépéskor kérdezzük meg, és a válasz után használhatják tovább a fiókot.',
    heldBy('component/legal/entry-dialog.test.tsx', 'is answered by an adult with one choice'),
  ],
  [
    'Az adatbeviteli hibákat a regisztráció elküldése előtt javíthatod, a nevedet később is.',
    heldBy('unit/app/api/user/profile.test.ts', 'gives the caller another name'),
  ],
  [
    'Az e-mail-cím nem módosítható.',
    heldBy('component/profile/profile-page.test.tsx', 'the e-mail address is shown, and cannot be edited'),
  ],
  [
    'Ezért a regisztrációnál megkérjük az e-mail-címét, és levelet küldünk neki: az egyik hivatkozással beleegyezik a fiókba, a másikkal töröltetheti. 16 éves kor fölött egyedül is regisztrálhatsz.',
    heldBy('unit/app/api/account/parental-consent.test.ts', 'has the account deleted %s agreeing to it'),
  ],
  [
    'Aki idén tölti be a 16. évét, attól az év végéig kérjük a beleegyezést, mert a születésnapját nem kérdezzük.',
    heldBy('unit/app/api/account/register.test.ts', 'a child who may still be 15 asks a parent'),
  ],
  [
    'Amíg a beleegyezés nem érkezik meg, az ingyenes keretben oldhatsz feladatokat, de előfizetni nem lehet.',
    heldBy('unit/lib/domain/account/permissions.test.ts', 'a child whose parent has not agreed'),
  ],
  [
    'Ha 14 napon belül nem érkezik meg, két emlékeztető után a fiókot töröljük.',
    heldBy('contract/parental-consent.contract.ts', 'two reminders go to the parent'),
  ],
  [
    'Az elírt címet a főoldalon vagy a [profilodban](/profile) kijavíthatod; az első javítással a 14 nap újra kezdődik.',
    heldBy(
      'unit/lib/domain/account/parental-consent/consent.test.ts',
      'another address begins the fourteen days anew, once',
    ),
  ],
  [
    'A szülő később is visszavonhatja a beleegyezését, és töröltetheti a fiókot.',
    heldBy('unit/app/api/account/parental-consent.test.ts', 'has the account deleted %s agreeing to it'),
  ],
  [
    'Csak akkor küldjük, ha a levelünkben az „Igen, kérem a hírlevelet” hivatkozással ezt külön is megerősíted. 16 éves kor alatt nem küldünk hírlevelet.',
    heldBy('unit/app/api/account/register.test.ts', 'a child gets no newsletter'),
  ],
  [
    'Ezek közvetlenül a Stripe-hoz kerülnek.',
    heldBy('component/payment/subscribe-page.test.tsx', 'goes to the provider once'),
  ],
  [
    'Amíg el nem küldöd az űrlapot, mindent kijavíthatsz.',
    heldBy('component/payment/subscribe-page.test.tsx', 'is not sent without the consent to the billing'),
  ],
  [
    'A szerződés akkor jön létre, amikor a fizetés sikerült, és ezt az oldalon visszaigazoljuk; e-mailben legkésőbb 48 órán belül is visszaigazoljuk.',
    byPeople('the confirmation of an order by e-mail within 48 hours'),
  ],
  [
    'Ha a fizetés nem sikerül vagy félbeszakad, szerződés nem jön létre, és nem vonunk le semmit.',
    heldBy('contract/payment/purchase.test.ts', 'that is declined says so and can be made with another card'),
  ],
  ['A Prémium díja havonta 1990 Ft.', premiumCosts1990],
  ['Az ár bruttó, más költség nem terheli.', premiumCosts1990],
  [
    'Az előfizetés határozatlan időre szól, és havonta megújul: minden havi időszak elején a megadott kártyáról levonjuk a következő havi díjat, amíg le nem mondod.',
    heldBy('contract/payment/events.test.ts', 'a subscription is renewed each month'),
  ],
  [
    'A következő fizetés napját az [előfizetésed oldalán](/subscription) látod.',
    heldBy('component/payment/manage-page.test.tsx', 'is shown with its payments and its card'),
  ],
  [
    'A kártyaadatokat mi nem kapjuk meg.',
    heldBy('component/payment/subscribe-page.test.tsx', 'goes to the provider once'),
  ],
  [
    'Ha egy megújításkor a díjat nem lehet levonni, a Stripe néhány napon belül újra megpróbálja.',
    heldBy('contract/payment/events.test.ts', 'a renewal that fails keeps the access for a while'),
  ],
  [
    'Ha így sem sikerül, az előfizetés megszűnik, és az ingyenes kerettel használhatod tovább az oldalt.',
    heldBy('contract/payment/events.test.ts', 'a renewal that is never paid ends the subscription'),
  ],
  [
    'A kifizetett időszak vége után az előfizetés eközben még legfeljebb 7 napig használható.',
    heldBy('contract/payment/events.test.ts', 'a renewal that fails keeps the access for a while'),
  ],
  [
    'Késedelmi díjat nem kérünk.',
    heldBy('contract/payment/events.test.ts', 'a renewal that fails keeps the access for a while'),
  ],
  [
    'Minden fizetésről elektronikus számlát kapsz.',
    heldBy('contract/payment/ledger.test.ts', 'a payment has one entry'),
  ],
  [
    'Ha egy díj levonása után az előfizetés egyáltalán nem indult el (például mert a fiók közben megszűnt), a díjat kérés nélkül, teljes egészében visszafizetjük, és erről e-mailt küldünk.',
    heldBy('contract/payment/ledger.test.ts', 'is given back when its event comes, and the payer is told'),
  ],
  [
    'Az új árat legalább 30 nappal előre, e-mailben közöljük, és csak az utána kezdődő időszakra érvényes.',
    byPeople('about a new price 30 days before'),
  ],
  [
    'A kártyát az [előfizetésed oldalán](/subscription) bármikor lecserélheted.',
    heldBy('contract/payment/subscription.test.ts', 'pays from now on, on the subscription too'),
  ],
  [
    'Egész osztályok, testvérek és hátrányos helyzetű családok kedvezményt kérhetnek.',
    byPeople('what discounts are given'),
  ],
  [
    'Írj nekünk az üzenetküldő űrlapon; a kedvezmény mértékét és idejét a válaszunkban írjuk le, és csak azzal együtt érvényes.',
    byPeople('what discounts are given'),
  ],
  [
    'Az előfizetést bármikor, indokolás nélkül, díj nélkül lemondhatod az [előfizetésed oldalán](/subscription) vagy levélben.',
    heldBy('contract/payment/subscription.test.ts', 'keeps the access until the end of the period'),
  ],
  [
    'A lemondás után több díjat nem vonunk le; a Prémium a már kifizetett időszak végéig megmarad, utána az ingyenes kerettel használhatod tovább az oldalt.',
    heldBy('contract/payment/subscription.test.ts', 'keeps the access until the end of the period'),
  ],
  [
    'A fiókod és az adataid megmaradnak.',
    heldBy('contract/payment/subscription.test.ts', 'keeps the access until the end of the period'),
  ],
  [
    'Amíg a kifizetett időszak tart, a lemondást visszavonhatod: az előfizetés ilyenkor folytatódik, és a következő díjat a szokott napon vonjuk le.',
    heldBy('e2e/premium.spec.ts', 'is cancelled in two clicks, taken up again'),
  ],
  [
    'Ha törlöd a fiókodat, az előfizetés azonnal véget ér, több díjat nem vonunk le, de a kifizetett idő hátralévő részét már nem tudod használni.',
    heldBy(
      'contract/payment/subscription.test.ts',
      'ends the subscription at the provider, and forgets whose the purchase was',
    ),
  ],
  [
    'A törlés nem érinti a következő pontban leírt jogaidat.',
    heldBy('contract/payment/subscription.test.ts', 'waits until what was withdrawn from is given back'),
  ],
  [
    'Fogyasztóként a szerződés létrejöttétől számított 14 napon belül indokolás nélkül elállhatsz (45/2014. (II. 26.) Korm. rendelet 20. §).',
    heldBy('contract/payment/subscription.test.ts', 'is not possible after 14 days'),
  ],
  [
    'Megteheted az [elállás oldalán](/subscription/withdrawal), két lépésben: az elállás átvételét a napjával és az időpontjával azonnal visszaigazoljuk e-mailben.',
    heldBy(
      'contract/payment/subscription.test.ts',
      'ends the subscription, gives all back and is acknowledged with day and time',
    ),
  ],
  [
    'Bár az előfizetés a kérésedre azonnal elindul, és a jogszabály szerint az addig eltelt idő arányos díját megtarthatnánk, ezt nem tesszük: a teljes díjat visszafizetjük.',
    heldBy(
      'contract/payment/subscription.test.ts',
      'ends the subscription, gives all back and is acknowledged with day and time',
    ),
  ],
  [
    'Az elállás napján az előfizetés azonnal megszűnik, és a kifizetett díjat első alkalommal azonnal, automatikusan visszafizetjük arra a kártyára, amelyikkel fizettél.',
    heldBy(
      'contract/payment/subscription.test.ts',
      'ends the subscription, gives all back and is acknowledged with day and time',
    ),
  ],
  [
    'Ha ugyanaz a személy (ugyanazzal az e-mail-címmel vagy bankkártyával) 3 éven belül újra eláll, az elállása ugyanúgy érvényes, és az előfizetés ugyanúgy azonnal megszűnik, de a visszafizetést munkatársunk intézi, legkésőbb az elállástól számított 14 napon belül.',
    heldBy('contract/payment/ledger.test.ts', 'is once for a person'),
  ],
  [
    'Ezen felül vállaljuk: ha az első fizetésed napjától számított 30 napon belül írsz nekünk, vagy az [előfizetésed oldalán](/subscription) kéred, mert nem vagy elégedett, a kifizetett díjat indokolás nélkül visszafizetjük, és az előfizetést megszüntetjük.',
    heldBy('contract/payment/subscription.test.ts', 'brings a request to the people who run the site'),
  ],
  [
    'Ezt egy ember egyszer veheti igénybe.',
    heldBy('contract/payment/subscription.test.ts', 'brings a request to the people who run the site'),
  ],
  [
    'A pénzt legkésőbb 14 napon belül, arra a kártyára fizetjük vissza, amelyikkel fizettél.',
    byPeople('refunds within 14 days'),
  ],
  [
    'Ezért nem kérünk díjat.',
    heldBy(
      'contract/payment/subscription.test.ts',
      'ends the subscription, gives all back and is acknowledged with day and time',
    ),
  ],
  [
    'A szolgáltatást a hibák javításával és új feladatokkal frissítjük; ezért nem kérünk külön díjat.',
    byPeople('new exercises without a price of their own'),
  ],
  ['A felfüggesztést e-mailben megindokoljuk.', byPeople('reasons for a suspension by e-mail')],
  [
    'Ha nem értesz egyet vele, 30 napon belül kifogást küldhetsz, amelyet 15 napon belül ember bírál el.',
    byPeople('an answer to an objection within 15 days'),
  ],
  [
    'Ha tévedtünk, a kieső időt pótoljuk vagy a díját visszafizetjük.',
    byPeople('an answer to an objection within 15 days'),
  ],
  ['A feladatokat gondosan készítjük, de hiba előfordulhat bennük.', contentIsCheckedOverManyDraws],
  [
    'Ha hibát találsz, a feladatnál lévő „Hibát találtam” hivatkozással jelezheted; minden jelzést megnézünk, és a hibás feladatot kijavítjuk vagy levesszük.',
    byPeople('reading every message and every report of a fault'),
  ],
  ['A tervezett, hosszabb szünetet előre jelezzük.', byPeople('planned breaks told before')],
  [
    'A fiókodat a [profilodban](/profile) bármikor törölheted.',
    heldBy('unit/app/api/user/deletion.test.ts', 'ends every session at once'),
  ],
  [
    'A törlés végleges: azonnal kiléptetünk, és minden adatodat töröljük, kivéve, amit az [adatkezelési tájékoztató](/privacy) szerint meg kell őriznünk.',
    heldBy('unit/app/api/user/deletion.test.ts', 'ends every session at once'),
  ],
  [
    'Előtte ugyanott letöltheted az adataidat.',
    heldBy('unit/app/api/user/data.test.ts', 'gives all that is held about the account'),
  ],
  [
    'A munkatársak fiókját csak az adminisztrátor törölheti.',
    heldBy('unit/app/api/user/deletion.test.ts', 'leaves an account of role %p to the administrator'),
  ],
  [
    'Ha az oldalt megszüntetjük, ezt legalább 30 nappal előbb e-mailben megírjuk, és a fel nem használt idő díját visszafizetjük.',
    byPeople('the end of the site 30 days before'),
  ],
  [
    'Az új változatot legalább 15 nappal a hatálybalépése előtt e-mailben megírjuk.',
    byPeople('an e-mail about each new version at least 15 days before'),
  ],
  [
    'Már kifizetett időszakra a hátrányodra nem változtatunk.',
    byPeople('an e-mail about each new version at least 15 days before'),
  ],
  [
    'Ha új változat lép hatályba, a következő látogatásodkor, belépés után megmutatjuk, mi változott.',
    heldBy('component/legal/entry-dialog.test.tsx', 'names what changed, and opens the documents beside the page'),
  ],
  [
    'Elfogadás után folytathatod; ha nem fogadod el, kiléphetsz, lemondhatod az előfizetést, vagy törölheted a fiókodat.',
    heldBy('component/legal/entry-dialog.test.tsx', 'stays when signing out fails'),
  ],
  [
    'A régi változatok a „Korábbi változatok” alatt elérhetők maradnak.',
    heldBy('content/legal.test.ts', 'every version has its text'),
  ],
  [
    'A panaszra legkésőbb 30 napon belül írásban válaszolunk; ha elutasítjuk, megindokoljuk.',
    byPeople('an answer to complaints within 30 days'),
  ],
  ['A panaszt és a választ 3 évig megőrizzük.', byPeople('complaints')],
]

const termsPromisesNothing: readonly string[] = [
  'Magyarázatok.',
  'A témák mellől más oldalak videói között is kereshetsz; azok tartalmáért nem mi felelünk.',
  'Hatályos: 2026. november 26. napjától',
  'Ezek a feltételek arról szólnak, hogyan használhatod a {{site.name}} oldalát ({{site.url}}), és mit vállalunk mi.',
  'Ha fiókot hozol létre, ezeket elfogadod, és ezzel szerződés jön létre köztünk.',
  'Röviden:',
  'A [2026. november 23-i változathoz](/terms/20261123) képest:',
  'A szolgáltatást a {{company.name}} nyújtja (a továbbiakban: mi).',
  '| Adat | Érték |',
  '| Székhely | {{company.address}} |',
  '| Cégjegyzékszám | {{company.registrationNumber}} |',
  '| Nyilvántartó bíróság | {{company.registryCourt}} |',
  '| Adószám | {{company.taxNumber}} |',
  '| E-mail-cím | [{{company.email}}](mailto:{{company.email}}) |',
  '| Telefonszám | {{company.phone}} |',
  '| Tárhelyszolgáltató | {{company.hosting}} |',
  'A szerződés nyelve magyar.',
  'Magatartási kódexnek nem vetettük alá magunkat.',
  'Az oldal gyakorlásra való.',
  'Nem helyettesíti az iskolát, és nem ad hivatalos osztályzatot vagy bizonyítványt.',
  'Azt, hogy egy dolgozat, felvételi vagy érettségi sikerül, senki sem ígérheti meg.',
  'A szolgáltatáshoz internetkapcsolat és olyan böngésző kell, amelynek a gyártója még frissíti.',
  '| Jellemző | Ingyenes | Prémium |',
  'Az oldal ezt helyenként „naponta 3 feladat” néven említi.',
  'Vizsgafeladatok.',
  'Feladatkereső.',
  'Megkérdezzük azt is, hogy diák, szülő vagy tanár vagy-e, a diákoktól pedig a születési évet.',
  'Olyan címet adj meg, amelyet te olvasol.',
  'Névnek becenév is jó.',
  'A jelszavadat ne add meg másnak.',
  'Ha azt gyanítod, hogy más belépett a fiókodba, adj meg új jelszót, és írj nekünk.',
  'Egy fiókot egy ember használjon.',
  'Ha még nem múltál el 16 éves, a fiókodhoz egy szülőd (vagy más törvényes képviselőd) beleegyezése kell; ha 14 évesnél is fiatalabb vagy, a szerződést ő köti meg a nevedben.',
  'A regisztrációnál bejelölt négyzettel csak kéred a hírlevelet.',
  'Bármelyik levél alján le lehet róla iratkozni.',
  'A Prémium előfizetést nagykorú (18. életévét betöltött) személy rendelheti meg.',
  'Kiskorúnak a szülő fizet elő, a saját kártyájával.',
  'Lépj be, és erősítsd meg az e-mail-címedet.',
  'A [Prémium oldalán](/subscribe) add meg a bankkártyád adatait.',
  'Jelöld be, hogy hozzájárulsz a havi díj levonásához, és elfogadod a vásárlás feltételeit.',
  'Ezzel azt is kéred, hogy az előfizetés azonnal, az elállási határidő letelte előtt elinduljon.',
  'Az űrlap elküldése fizetési kötelezettséggel járó megrendelés.',
  'Ár.',
  'Megújulás.',
  'Fizetés.',
  'A fizetést a Stripe Payments Europe, Limited bonyolítja.',
  'Ha a bank erős ügyfél-hitelesítést kér, azt is el kell végezned.',
  'Sikertelen levonás.',
  'Számla.',
  'Ha az előfizetés nem indult el.',
  'Az ár változása.',
  'Ha nem fogadod el, addig lemondhatod az előfizetést.',
  'Fizetési mód.',
  'Kedvezmények.',
  'Újraaktiválás.',
  'A fiók törlése nem ugyanaz, mint a lemondás.',
  'Ha még használnád, előbb mondd le az előfizetést, és a végén töröld a fiókot.',
  'Elég egy egyértelmű nyilatkozat is a [{{company.email}}](mailto:{{company.email}}) címre vagy postán a székhelyünkre; a lenti mintát is használhatod.',
  'A határidőt megtartod, ha a nyilatkozatot a 14. nap végéig elküldöd.',
  'A törvényes jogaidat ez nem érinti.',
  'A bankodtól függően néhány nap múlva látod a számládon.',
  'Címzett: {{company.name}}, {{company.address}}, {{company.email}}',
  'Alulírott kijelentem, hogy gyakorlom az elállási jogomat a {{site.name}} Prémium előfizetésre kötött szerződés tekintetében.',
  'A szerződéskötés időpontja: …',
  'A fogyasztó neve és a fiók e-mail-címe: …',
  'A fogyasztó címe: …',
  'Kelt: …',
  'A Prémium digitális szolgáltatás.',
  'Fogyasztóként a Polgári Törvénykönyv és a 373/2021. (VI. 30.) Korm. rendelet szerinti kellékszavatosság illet meg: ha a szolgáltatás nem olyan, mint amit leírtunk, vagy amit észszerűen elvárhatsz,',
  'kérheted, hogy ingyen, észszerű időn belül javítsuk ki;',
  'ha ez nem lehetséges, nem történt meg, vagy a hiba súlyos, arányos díjleszállítást kérhetsz, vagy megszüntetheted a szerződést.',
  'A hibás teljesítésért a szerződés teljes ideje alatt felelünk, és ez alatt nekünk kell bizonyítanunk, hogy a szolgáltatás megfelelő volt.',
  'A hibát a felfedezése után késedelem nélkül jelezd.',
  'Jótállást ezen felül nem vállalunk.',
  'Használd az oldalt arra, amire való: tanulásra.',
  'Kérjük:',
  'ne próbálj mások fiókjába belépni, és ne próbáld megkerülni az oldal védelmét;',
  'ne terheld túl az oldalt, és ne zavard mások tanulását;',
  'ne küldj nekünk sértő vagy jogellenes tartalmat;',
  'ne töltsd le géppel a feladatokat, és ne építs belőlük másik gyűjteményt;',
  'ne tedd közzé a feladatok megoldásait;',
  'ne kerüld meg az ingyenes keretet több fiókkal, és Prémium-fiókodat ne add kölcsön másnak.',
  'Ha valaki ezeket súlyosan vagy ismételten megszegi, figyelmeztetés után a fiókját felfüggeszthetjük; súlyos esetben figyelmeztetés nélkül is.',
  'A feladatok, szövegek, ábrák és a programok szerzői jogi védelem alatt állnak.',
  'Saját tanulásodra, illetve tanárként a saját óráidon szabadon használhatod, kinyomtathatod őket.',
  'Más felhasználáshoz – például közzétételhez vagy eladáshoz – az engedélyünk kell.',
  'Amit hibabejelentésben vagy üzenetben írsz, azt felhasználhatjuk a feladatok javítására, a neved nélkül.',
  'Az oldal karbantartás vagy hiba miatt időnként szünetelhet.',
  'A károkért a Polgári Törvénykönyv szerint felelünk.',
  'Nem zárjuk ki a felelősségünket a szándékosan okozott, valamint az emberi életet, testi épséget, egészséget megkárosító szerződésszegésért, és a fogyasztók jogszabályban biztosított jogait semmi nem korlátozza itt.',
  'A feltételeket fontos okból – új szolgáltatás, jogszabály változása, biztonság – megváltoztathatjuk.',
  'Addig a régi feltételek érvényesek rád.',
  'Panasz.',
  'Írj a [{{company.email}}](mailto:{{company.email}}) címre vagy a székhelyünkre.',
  'Békéltető testület.',
  'Ha nem jutunk egyezségre, fogyasztóként ingyen fordulhatsz a lakóhelyed szerint illetékes békéltető testülethez.',
  'Az elérhetőségeik: [bekeltetes.hu](https://www.bekeltetes.hu).',
  'Az eljárásban együttműködünk.',
  'Fogyasztóvédelmi hatóság.',
  'Jogaid megsértése esetén a lakóhelyed szerinti fővárosi vagy vármegyei kormányhivatalhoz fordulhatsz: [kormanyhivatalok.hu](https://www.kormanyhivatalok.hu).',
  'Adatvédelmi ügyben az [adatkezelési tájékoztató](/privacy) szerint járhatsz el.',
  'Bíróság és jog.',
  'Pert is indíthatsz az általános szabályok szerint.',
  'Ezekre a feltételekre a magyar jog vonatkozik, elsősorban a Polgári Törvénykönyv (2013. évi V. törvény), az elektronikus kereskedelemről szóló 2001. évi CVIII. törvény, a fogyasztóvédelemről szóló 1997. évi CLV. törvény és a 45/2014. (II. 26.) Korm. rendelet.',
]

const content = readFileSync(`content/legal/terms/${latestVersion('terms')}.md`, 'utf8')

test('the terms have no sentence of which nobody has said whether it promises something', () => {
  expect(uncheckedSentences(sentencesInMarkdown(content), terms, termsPromisesNothing)).toEqual({
    unchecked: [],
    gone: [],
  })
})

test.each(terms)('%s', async (_sentence, check) => {
  await hold(check)
})
