/** Texts of the page on which parents read how practice is counted. */
export const howWeCountMessages = {
  title: 'Hogyan számoljuk?',
  description: 'Szülőknek: mikor mondjuk egy készségre, hogy megy vagy biztos, és mikor kérdezzük meg újra.',
  lead: 'Szülőknek, és mindenkinek, aki tudni szeretné: mikor mondjuk valamire, hogy megy, és miért kérdezzük meg később újra.',

  states: {
    title: 'Mit jelentenek a szavak?',
    lead: 'A térképen minden készség mellett egy szó áll. Egy kör egy feladat, az első választól az utolsó jó válaszig.',
    new: 'Ebből még nem oldott meg semmit.',
    started: 'Volt már belőle kör, de még segítséggel vagy nehezen ment.',
    working: 'Az utolsó kör jól sikerült.',
    sure: 'Legalább két különböző napon elsőre és segítség nélkül jó volt, egyszer a legmagasabb szinten is.',
    refresh: 'Ami régen volt, annál megkérjük, hogy frissítse fel.',
    kept: 'Amit elért, azt nem vesszük el: egy rosszabb nap vagy egy hosszú szünet után is megmarad.',
  },

  rounds: {
    title: 'Hogyan sikerült egy kör?',
    easy: 'Minden részfeladat elsőre jó volt, a feladat legmagasabb szintjén.',
    good: 'Segítség nélkül ment, és a részfeladatoknak legfeljebb a harmada nem sikerült elsőre.',
    hard: 'Kellett hozzá segítség, vagy a részfeladatok több mint harmada nem sikerült elsőre.',
    again: (tries: number) =>
      `Egy részfeladathoz minden segítség kellett, vagy ${tries} próbánál több; vagy egy rossz válasz után félbemaradt.`,
  },

  returns: {
    title: 'Mikor kérdezzük meg újra?',
    why: 'Amit egyszerre begyakorolunk, és utána sokáig elő sem veszünk, annak nagy része egy hónap alatt elvész. Ha ugyanaz a munka több napra oszlik el, sokkal tovább megmarad.',
    first: (least: number, most: number, afterAgain: number) =>
      `Amíg nem biztos, ${least}–${most} nap múlva jön vissza; ha nem sikerült, ${afterAgain} nap múlva.`,
    later: (days: readonly number[]) =>
      `Utána minden jó kör után ritkábban: ha mindig jól megy, nagyjából ${days.join(', ')} nap múlva.`,
    missed:
      'A kimaradt napokért nem jár semmi rossz. Szünet után sem lesz több a napi adag: előbb az jön, ami a legrégebben vár.',
  },

  today: {
    title: 'Miből áll össze a mai gyakorlás?',
    points: [
      'Előbb az ismétlések jönnek, közülük az első, ami a legrégebben vár.',
      'Egy hely az újé, ha van mit kezdeni: olyan készség, aminek az előzményei már mennek.',
      'Legfeljebb egy feladat egy korábbi hibából jön, más számokkal.',
      'A témák keverednek: egy téma legfeljebb a nap felét viszi, ha más is vár. Így minden feladatnál el kell dönteni, melyik módszer kell.',
      'A szint követi a gyereket: két jó kör után feljebb lép, ha nem sikerült, lejjebb.',
    ],
  },

  mistakes: {
    title: 'Mikor javul ki egy hiba?',
    text: 'Ha ugyanaz a készség a hiba napja után két különböző napon elsőre és segítség nélkül sikerül.',
  },

  never: {
    title: 'Amit nem számolunk',
    text: 'Nincs pont, százalék, rangsor, és nincs megszakadó sorozat. Osztályzatot sem adunk, és a gyakorlás adatait másnak nem adjuk oda.',
    privacy: 'Mit tárolunk a gyakorlásról, és hogyan törölhető?',
  },

  proof: {
    title: 'Beválik ez?',
    text: 'A szabályokat kitalált tanulókon próbáltuk ki, akik úgy tanulnak és felejtenek, ahogyan kísérletekben mérték. Ez szimuláció: nem gyerekekkel mértük.',
    link: 'A szimuláció számai',
  },

  /** Where other pages lead here. */
  link: 'Szülőknek: hogyan számoljuk?',
} as const

/** Texts of the page with the figures of the simulation. */
export const learningFiguresMessages = {
  title: 'A szimuláció számai',
  description: 'Mennyit tudnak a szimulált tanulók hatvan nap gyakorlás után, és harminccal később.',
  warning:
    'Ez szimuláció. Azt mutatja, hogy a szabályok összeillenek, és az ilyen tanulóknak jobbak az egyszerűbbeknél. Azt nem mutatja meg, mennyit tanul egy gyerek.',
  setting: (pupils: number) =>
    `${pupils} kitalált tanuló, száz készség nyolc témában. Tíz napból hétszer jönnek, naponta hat feladatot oldanak meg hatvan napig, aztán harminc napig semmit. Ezeken a tanulókon semmit sem hangoltunk be.`,
  reading:
    'A számok azt mondják meg, hogy száz készségből hányat tud átlagosan egy tanuló: a következő feladatot száz esetből legalább nyolcvanszor megoldaná.',
  starts: {
    known: 'Ha az elején a térkép egy részét már tudják',
    nothing: 'Ha az elején semmit sem tudnak',
  },
  learners: {
    A: 'A: a frissen gyakorolt emlék gyorsabban fakul (ACT-R, Pavlik és Anderson 2005)',
    B: 'B: az emlék sokféle sebességgel fakul (Mozer és mások 2009)',
    C: 'C: nem számít, hogyan oszlik el a gyakorlás',
  },
  way: 'Így választ feladatot',
  ways: {
    ours: 'mai gyakorlás (a mi szabályaink)',
    blocked: 'sorban, egy készség után a következő',
    random: 'véletlenül, bármelyikből',
    randomOpen: 'véletlenül abból, aminek az előzményei mennek',
    leitner: 'Leitner-dobozok',
    fixed: 'minden tíz nap múlva jön vissza',
  },
  days: { day60: '60. nap', day90: '90. nap' },
  ofBlocked: 'a mienk ennyiszerese a sorban haladónak',
  ofBest: 'a mienk ennyiszerese a többi legjobbjának',
  ratios: 'Ahol ez a szám 1-nél kisebb, ott egy másik mód jobb volt: azt is megmutatjuk.',
  goal: (ofBlocked: string, ofBest: string, isMet: boolean) =>
    `Amit magunk elé tűztünk (az A és a B tanulónál, ha a térkép egy részét tudják): az arány a sorban haladóhoz legalább ${ofBlocked}, a többi legjobbjához legalább ${ofBest}. ${isMet ? 'Teljesül.' : 'Nem mindenütt teljesül.'}`,
  missing:
    'Ami nincs benne: hogy a témák keverése magában is segít, az iskolai órák, a kedv, a fáradtság, és hogy egy készség azt is felfrissíti, amire épül.',
  back: 'Vissza: hogyan számoljuk?',
} as const
