import { formatDecimal } from '@/lib/shared/format/number'
import { PREMIUM, SIGN_IN } from './account-actions'
import { type SetName, setName, variantName } from './exam-set-name'
import { practiceBadge } from './practice-badge'

/** `2012. május 8-i`. */
const ofDay = (date: string) => `${setName({ date }).replace(/\.$/, '')}-i`

const MARKS = ['elégtelen (1)', 'elégséges (2)', 'közepes (3)', 'jó (4)', 'jeles (5)']

const LETTERS = 'abcdefghijklmnopqrst'

interface Dropped {
  readonly notion: string
  /** From 1. */
  readonly subtasks?: readonly number[] | undefined
  readonly isUncertain?: true | undefined
}

/** What is said of a task on a notion that the requirements of 2024 have not any more. */
function dropped({ notion, subtasks, isUncertain }: Dropped): string {
  const letters = subtasks?.map((subtask) => LETTERS[subtask - 1] ?? '')
  // Read aloud, these letters begin with a vowel.
  const article = /^[aefi]$/.test(letters?.[0] ?? '') ? 'Az' : 'A'
  const what = letters ? `${article} ${letters.map((letter) => `${letter})`).join(', ')} rész` : 'Ez a feladat'
  return `${what} 2024 óta ${isUncertain ? 'valószínűleg ' : ''}nem kell az érettségin: ${notion}.`
}

interface NamedSet {
  /** Of the exam. */
  readonly title: string
  readonly name: SetName
  readonly origin: 'retold' | 'practice'
}

/** What a set is called; of one that is ours, that nobody had it on that day. */
function titleOf({ title, name, origin }: NamedSet): string {
  const isTold = 'date' in name && origin === 'practice'
  return `${title}, ${setName(name)}${isTold ? ` (${practiceBadge})` : ''}`
}

/** Texts of a set of exam tasks: its page, and the exam that is made of it. */
export const examMessages = {
  title: titleOf,
  description: (set: NamedSet) =>
    `${titleOf(set)}${set.origin === 'practice' ? '.' : ''} Matekfeladatok pontozással, segítséggel és vizsga móddal, hivatalos időre.`,
  back: 'Érettségi és felvételi',
  origin: ({ name, origin }: NamedSet) => {
    if (!('date' in name)) {
      return 'Ez gyakorló feladatsor: a vizsga felépítését követi, és minden feladatát mi írtuk. A változataiban ugyanezek a feladatok vannak, más számokkal.'
    }
    return origin === 'retold'
      ? `A feladatok a ${ofDay(name.date)} vizsga feladatai nyomán, a mi szavainkkal és történeteinkkel készültek: ez nem a hivatalos feladatsor.`
      : `Ez gyakorló feladatsor: a vizsga felépítését követi, de minden feladatát mi írtuk, tehát nem a ${ofDay(name.date)} hivatalos feladatsor.`
  },
  /** Names the way to the same tasks with other numbers. */
  variants: 'Változatok más számokkal',
  variant: variantName,
  factsTitle: 'Tudnivalók',
  part: (title: string, tasks: number, minutes: number, points: number) =>
    `${title}: ${tasks} feladat, ${minutes} perc, ${points} pont`,
  total: (minutes: number, points: number) => `Összesen ${minutes} perc és ${points} pont.`,
  tools: {
    calculator: 'Zsebszámológépet és függvénytáblázatot használhatsz.',
    drawing: 'Körzőt, vonalzót és szögmérőt használhatsz, számológépet nem.',
  },
  leaveOut: (from: number, to: number) =>
    `A ${from}–${to}. feladatból egyet kihagyhatsz, az nem számít bele. Ha egyiket sem jelölöd meg, a ${to}. feladat nem számít.`,
  partialPoints:
    'Ha egy kérdésre több választ kell adnod, a jók arányában részpontot kapsz, egész pontra lefelé kerekítve. Ahol több jó lehetőséget jelölsz be, minden rossz jelölés egy jót elvesz.',

  modeTitle: 'Vizsga mód',
  modeText:
    'Írd meg az egészet egyben, hivatalos időre: segítség nélkül, és a válaszaidat csak a végén értékeljük. Ha közben kilépsz, az óra megáll, és innen folytathatod.',
  modeStart: 'Vizsga mód indítása',
  modePremium: 'A vizsga mód a Prémium része.',
  premium: PREMIUM,
  signIn: SIGN_IN,

  tasksTitle: 'Feladatok egyenként',
  tasksText: 'Így segítséget is kérhetsz, és minden válaszra azonnali visszajelzést kapsz.',
  task: (number: number) => `${number}. feladat`,
  taskTitle: (number: number, title: string) => `${number}. ${title}`,
  points: (points: number) => `${points} pont`,
  dropped,
  /** The quiet line below the title of a task. */
  taskNote: (points: number, notion: Dropped | undefined) =>
    notion ? `${points} pont · ${dropped(notion)}` : `${points} pont`,

  // The exam itself.
  pageTitle: (set: NamedSet) => `Vizsga mód: ${titleOf(set)}`,
  leave: 'Kilépés a vizsgából',
  paceTitle: 'Mennyi időd legyen?',
  pace: {
    official: (minutes: number) => `Hivatalos idő: ${formatDecimal(String(minutes))} perc`,
    extended: (minutes: number) => `Másfélszeres idő: ${formatDecimal(String(minutes))} perc`,
  },
  paceAdvice: 'Másfélszeres időt választhat például, aki a vizsgán is hosszabb időt kap.',
  rules: [
    'A vizsga közben nincs segítség, és a válaszaidat csak a végén értékeljük.',
    'Ha kilépsz, az óra megáll. A válaszaidat és a hátralévő idődet megőrizzük, másik eszközön is folytathatod.',
    'Ha elmegy az internet, nyugodtan dolgozz tovább ezen az oldalon: a válaszaidat később küldjük el.',
    'Ha lejár az idő, a rész magától véget ér, és amit addig beírtál, az számít.',
  ],
  begin: 'Kezdem a vizsgát',
  pausedTitle: 'Folytatod a vizsgát?',
  paused: (part: string, time: string) => `${part}: még ${time} időd van. Az óra a gomb megnyomásakor indul újra.`,
  resume: 'Folytatom',
  abandon: 'Elölről kezdem',
  abandonTitle: 'Biztosan elölről kezded?',
  abandonText: 'Az eddigi válaszaid elvesznek.',
  cancel: 'Mégsem',
  close: 'Bezárás',

  timeLeft: 'Hátralévő idő',
  minutesLeft: (minutes: number) => `Még ${minutes} perced van.`,
  /** `1:05:09`, or below an hour `05:09`. */
  clock: (seconds: number) => {
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    const tail = [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')
    return hours > 0 ? `${hours}:${tail}` : tail
  },
  navigation: 'A rész feladatai',
  state: { empty: 'még nem válaszoltál', begun: 'elkezdted', full: 'mindenre válaszoltál' },
  isLeftOut: 'kihagyod',
  subtask: (index: number) => `${LETTERS[index] ?? index + 1})`,
  leaveOutThis: 'Ezt a feladatot kihagyom, ne számítson bele.',
  previous: 'Előző',
  next: 'Következő',
  whenReady: 'Ha mindent megoldottál, amit tudtál:',
  endPart: 'Rész befejezése',
  handIn: 'Beadás',
  endTitle: 'Befejezed ezt a részt?',
  handInTitle: 'Beadod a vizsgát?',
  endText: 'Utána ehhez a részhez már nem térhetsz vissza.',
  missing: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Nem válaszoltál még mindenre ebben: ${numbers[0]}. feladat.`
      : `Nem válaszoltál még mindenre ezekben: ${numbers.map((number) => `${number}.`).join(', ')} feladat.`,
  nobodyLeftOut: (number: number) => `Nem jelölted meg, melyik feladatot hagyod ki, így a ${number}. nem számít.`,
  notYet: 'Még dolgozom rajta',

  betweenTitle: (title: string) => `Vége: ${title}`,
  timeUp: 'Lejárt az idő.',
  between: (next: string, minutes: number) =>
    `Most pihenhetsz egy kicsit. A következő: ${next}, ${formatDecimal(String(minutes))} perc. Az óra akkor indul, amikor elkezded.`,
  beginPart: (title: string) => `Kezdem: ${title}`,

  handingIn: 'Értékeljük a válaszaidat…',
  trouble: {
    offline: 'Nincs internetkapcsolat. A válaszaid megvannak, és amint lehet, beadjuk őket.',
    resending: 'Lassú a kapcsolat, újra próbáljuk. A válaszaid megvannak.',
  },
  failedTitle: 'Most nem sikerült beadni',
  failedText: 'A válaszaid megvannak. Próbáld újra!',
  signedOut: 'Közben lejárt a belépésed. Belépés után innen folytathatod, a válaszaid megvannak.',
  lapsed: 'A vizsga értékeléséhez Prémium kell. A válaszaid megvannak ebben a böngészőben.',
  retry: 'Újrapróbálom',

  conflictTitle: 'Két helyen is dolgoztál ezen a vizsgán',
  conflict: 'A két példány nem egyforma. Válaszd ki, melyikkel folytatod! A másik elveszik.',
  copy: { here: 'Ezen az eszközön', there: 'A másik eszközön' },
  takeCopy: { here: 'Ezt folytatom', there: 'Azt folytatom' },
  standing: (tasks: number, part: string, time: string) =>
    `${tasks} feladatban van válaszod. ${part}: még ${time} időd van.`,
  endedElsewhereTitle: 'Ezt a vizsgát már beadtad',
  endedElsewhere:
    'Egy másik eszközön adtad be, az az eredményed. Ha közben itt is írtál valamit, az abba nem számít bele, és ha továbblépsz, elveszik.',
  toResult: 'Megnézem az eredményt',
  dropThese: 'Új vizsgát kezdek',

  resultTitle: 'Az eredményed',
  resultPageTitle: (set: NamedSet) => `Eredmény: ${titleOf(set)}`,
  handedInAt: (time: string) => `Beadtad: ${time}`,
  result: (points: number, maxPoints: number) => `${points} / ${maxPoints} pont`,
  percent: (percent: number) => `${percent}%`,
  mark: (mark: number) => `A mai hivatalos ponthatárokkal ez ${MARKS[mark - 1]}.`,
  marksNote: (from: readonly number[]) =>
    `A ponthatárok: ${from.map((percent, index) => `${percent}%-tól ${MARKS[index + 1]}`).join(', ')}.`,
  resultsByTask: 'Feladatonként',
  taskPoints: (points: number, maxPoints: number) => `${points} / ${maxPoints}`,
  time: (seconds: number) =>
    seconds < 60 ? `${seconds} mp` : `${Math.floor(seconds / 60)} perc${seconds % 60 ? ` ${seconds % 60} mp` : ''}`,
  timeOnTask: (time: string) => `Ennyi ideig volt előtted: ${time}`,
  notCounted: 'nem számít bele',
  changed: 'Ez a feladat azóta megváltozott, ezért a válaszaidat nem tudjuk megmutatni.',
  yourAnswer: 'A te válaszod',
  noAnswer: 'Erre nem válaszoltál.',
  rightAnswer: 'A helyes válasz',
  allRight: 'Jó a válaszod.',
  someRight: (right: number, all: number) => `Jó válaszok: ${right} / ${all}.`,
  ticks: ({ right, wrong, missed }: Readonly<Record<'right' | 'wrong' | 'missed', number>>) =>
    `Jó jelölésed: ${right}, rossz: ${wrong}, kimaradt: ${missed}.`,
  wrongAnswer: 'Ez most nem jó.',
  unread: 'Ezt így nem tudtuk elfogadni.',
  solution: 'A megoldás lépésről lépésre',
  retryQuestion: 'Megpróbálom újra ezt a kérdést',
  check: 'Ellenőrzés',
  nowRight: 'Most jó!',
  stillWrong: 'Még nem jó, próbáld újra!',
  notChecked: 'Most nem sikerült ellenőrizni. Próbáld újra!',
  tooManyExercises: 'Ma már nem kezdhetsz új feladatot Prémium nélkül.',
  withHelp: 'Az egész feladat, segítséggel',
  ownPoints: (points: number) => `Ebből ${points} pontot te adtál magadnak.`,
  openPoints: (points: number) =>
    `Még ${points} pontról te döntesz: amit papíron dolgoztál ki, azt lejjebb, a feladatnál egy megoldás lépései szerint értékelheted.`,
  notMarked: 'Ezt még nem értékelted.',
  marksNotKept: 'Most nem sikerült elmenteni az értékelésedet. Jelöld be újra az egyik lépést!',
  practiceTitle: 'Mit érdemes gyakorolnod?',
  practice: (points: number) => `${points} pontot hagytál benne`,
  nothingToPractise: 'Minden pontot megszereztél. Gratulálunk!',
  again: 'Újra megírom',
  goOn: 'Folytatom a vizsgát',
  backToSet: 'Vissza a feladatsorhoz',

  attemptsTitle: 'Korábbi vizsgáid',
  attemptsText: (most: number) =>
    `Az eredményeidet addig őrizzük meg, amíg nem törlöd őket. Egy feladatsorból a legutóbbi ${most} marad meg.`,
  attempt: (time: string, points: number, maxPoints: number) => `${time}: ${points} / ${maxPoints} pont`,
  deleteAttempt: 'Eredmény törlése',
  deleteTitle: 'Biztosan törlöd ezt az eredményt?',
  deleteText: 'A válaszaid és az értékelésük végleg törlődnek. A megoldott feladataid megoldottak maradnak.',
  deleteFailed: 'Most nem sikerült törölni. Próbáld újra!',
} as const
