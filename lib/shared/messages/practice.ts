import { formatDate, HOME_TIME_ZONE, isSameDay } from '@/lib/shared/format/date-time'
import { comingDay } from './coming-day'

/** Texts of what is remembered of a pupil's practice. */
export const practiceMessages = {
  solvedBefore: (at: string, now: string) =>
    isSameDay(at, now, HOME_TIME_ZONE)
      ? 'Ezekkel a számokkal ma már megoldottad. Kérj új számokat, ha gyakorolnál!'
      : `Ezekkel a számokkal már megoldottad: ${formatDate(at, HOME_TIME_ZONE)} Kérj új számokat, ha gyakorolnál!`,

  goOn: 'Folytasd!',
  goOnAt: (step: number, of: number) => (of > 1 ? `${step}. részfeladat, összesen ${of}` : 'Ott, ahol abbahagytad.'),
} as const

/** Texts of the page Hibáim. */
export const mistakesMessages = {
  title: 'Hibáim',
  description: 'Amit elsőre elrontottál: itt megnézheted, és más számokkal újra megpróbálhatod.',
  lead: 'Abból lehet a legtöbbet tanulni, ami elsőre nem sikerült. Nézd meg, mi történt, és próbáld meg újra!',
  homeText: 'Nézd meg, mi nem sikerült elsőre, és próbáld meg újra!',
  views: 'Melyik hibákat nézed?',
  open: (count: number) => `Javításra vár (${count})`,
  mended: (count: number) => `Kijavítottad (${count})`,
  none: 'Most nincs javításra váró hibád. Amit egy feladatban elsőre elrontasz, itt találod majd meg.',
  noneMended: 'Itt gyűlnek azok, amiket már kijavítottál.',
  newest: (count: number) => `Itt a legutóbbi ${count} látszik.`,
  rule: 'Egy hiba akkor kerül át a kijavítottak közé, ha ugyanaz a készség a hiba napja után két különböző napon elsőre és segítség nélkül sikerül.',
  madeOn: (day: string) => formatDate(day, HOME_TIME_ZONE),
  mendedOn: (day: string) => `Kijavítva: ${formatDate(day, HOME_TIME_ZONE)}`,
  /** Before the title of the mistake in the catalogue. */
  typical: 'Gyakori hiba:',
  /** Before the title of a page of the wiki. */
  wiki: 'Kislexikon:',
  yourAnswer: 'Elsőre ezt válaszoltad',
  changed: 'A feladat azóta megváltozott, ezért a régi kérdést már nem tudjuk megmutatni.',
  again: 'Próbáld újra más számokkal',
  againFixed: 'Próbáld újra',
} as const

/** How a round went. */
const ratingTexts = {
  again: 'még nem sikerült',
  hard: 'nehezen ment',
  good: 'jól sikerült',
  easy: 'mind elsőre',
} as const

/** Texts of the page Térkép. */
export const mapMessages = {
  title: 'Térkép',
  description: 'Mit tanulhatsz meg az egyes osztályokban, és miben hol tartasz.',
  lead: 'Mindaz, amiben ügyesebb lehetsz, témák szerint. Nyisd ki, és válassz belőle egy feladatot!',
  homeText: 'Nézd meg, miben hol tartasz!',
  grades: 'Osztályok',
  grade: (grade: number) => `${grade}. osztály`,
  states: { new: 'új', started: 'elkezdted', working: 'megy', sure: 'biztos' },
  refresh: 'frissítsd fel',
  last: (day: string, rating: keyof typeof ratingTexts) =>
    `Legutóbb: ${formatDate(day, HOME_TIME_ZONE)}, ${ratingTexts[rating]}`,
  /** One of the last rounds of a skill, the day before the exercise. */
  round: (day: string, exercise: string, rating: keyof typeof ratingTexts) =>
    `${formatDate(day, HOME_TIME_ZONE)}: ${exercise}, ${ratingTexts[rating]}`,
  rounds: 'Legutóbbi köreid:',
  ratings: ratingTexts,
  after: (titles: string) => `Előtte jön: ${titles}`,
  /** Before the title of the page of the wiki that explains the skill. */
  wiki: 'Kislexikon:',
  rule: '„Megy”, ha az utolsó köröd jól sikerült. „Biztos”, ha segítség nélkül, elsőre, legalább két különböző napon jó volt, és egyszer a legmagasabb szinten is. Amit elértél, azt nem vesszük el.',
} as const

/** Texts of today's practice. */
export const todayMessages = {
  title: 'Mai gyakorlás',
  /** @param position from 1 */
  placeTitle: (position: number, exercise: string) => `${position}. ${exercise} – Mai gyakorlás`,
  askGrade: 'Melyik osztályba jársz? Ha megmondod, minden napra összeállítunk neked egy rövid gyakorlást.',
  start: 'Kezdjük!',
  startAnywhere: 'Kezdd bármelyikkel!',
  goOn: 'Folytassuk!',
  done: 'Mára megvan, szép munka!',
  seeEnd: 'Mi lett belőle?',
  /** Where nothing can be put together. */
  empty: 'Mára nem találtunk neked feladatot. Válassz a listákból, vagy nézz vissza holnap!',
  locked: 'A többi akkor nyílik meg, amikor új feladatot kezdhetsz. Prémiummal nincs várakozás.',
  /** The same, of all of them. */
  allLocked: 'Ezek akkor nyílnak meg, amikor új feladatot kezdhetsz. Prémiummal nincs várakozás.',
  places: 'A mai helyek',
  place: (position: number, skill: string, state: 'done' | 'open' | 'locked') =>
    `${position}. ${skill}: ${{ done: 'kész', open: 'vár rád', locked: 'később nyílik' }[state]}`,
  kinds: { review: 'ismétlés', new: 'új', mistake: 'javítás' },
  week: (days: number, goal: number) => {
    if (days === 0) return `A heti célod: ${goal} nap.`
    return days >= goal
      ? `Ezen a héten ${days} nap gyakoroltál: megvan a heti célod!`
      : `Ezen a héten eddig ${days} nap gyakoroltál. A célod: ${goal} nap.`
  },
  settings: 'Hogyan gyakorolsz?',
  gradeField: 'Osztály',
  sizeField: 'Hány feladat naponta?',
  goalField: 'Heti cél',
  days: (count: number) => `${count} nap`,
  exercises: (count: number) => `${count} feladat`,
  save: 'Mentés',
} as const

/** Texts of the session of a day's practice: its pause and its end. */
export const sessionMessages = {
  pause: 'Szünet',
  pauseTitle: 'Szünet',
  pauseText:
    'Pihenj nyugodtan! Amit ellenőriztél, megmarad, és ott folytathatod, ahol abbahagytad, akár egy másik gépen is.',
  goOn: 'Folytatom',
  leave: 'Abbahagyom mára',

  nextPlace: 'A mai gyakorlás következő feladata',
  toEnd: 'A mai gyakorlás végére értél',

  endTitle: 'A mai gyakorlás',
  soFar: (done: number, of: number) =>
    done === 0 ? 'A mai gyakorlást még nem kezdted el' : `Ma eddig ${done} feladat kész, ${of - done} van még hátra`,
  /** What the free tier allows is done; the rest waits. */
  rest: (count: number) =>
    `A többi ${count} hely akkor nyílik meg, amikor új feladatot kezdhetsz. Nem kell sietned: ami ma kész, az megmarad.`,
  risen: 'Ezt tanultad ma',
  returns: 'Ezek jönnek vissza',
  whyItReturns: 'Ami néhány nap múlva újra sikerül, az meg is marad.',
  returnsOn: comingDay,
  toMap: 'Megnézem a térképen',
  home: 'Kezdőlap',
} as const

/** Texts of what grew this week. */
export const weekMessages = {
  title: 'Ezen a héten nőtt',
  more: (count: number) => `és még ${count} készség a térképen`,
  mended: (count: number) => `${count} hibát kijavítottál.`,
} as const
