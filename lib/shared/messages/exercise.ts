import { PREMIUM, REGISTER, SIGN_IN } from './account-actions'

interface StepsOfSolution {
  readonly count: number
  /** How many were right at the first try, without help. */
  readonly atOnce: number
  /** Those that needed help. */
  readonly helped: readonly Step[]
  /** Those that needed another try, and no help. */
  readonly triedAgain: readonly Step[]
}

/** A sub-task, by what it trains where it trains something of its own. */
interface Step {
  /** From 1. */
  readonly position: number
  readonly skill?: string | undefined
}

/** The article before a number of at most two digits, by how it is said. */
const articleOf = (number: number) => (/^(?:1|5\d?)$/.test(String(number)) ? 'az' : 'a')

const articleBefore = (word: string) => (/^[aáeéiíoóöőuúüű]/i.test(word) ? 'az' : 'a')

/** More than so many names make a sentence too long for a phone. */
const MOST_NAMES = 2

/** `a „Kerekítés”`; else by their numbers: `a 2.`, `az 1. és a 3.`, `a 2., a 3. és az 5.` */
function namesOf(steps: readonly Step[]): string {
  const skills = new Set(steps.map(({ skill }) => skill))
  const isNamed = skills.size <= MOST_NAMES && !skills.has(undefined)
  const each = isNamed
    ? [...skills].map((skill = '') => `${articleBefore(skill)} „${skill}”`)
    : steps.map(({ position }) => `${articleOf(position)} ${position}.`)
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} és ${each.at(-1)}`
}

/** Texts of the exercise page. */
export const exerciseMessages = {
  loading: 'Kis türelmet...',
  pageDescription: (summary: string) =>
    `${summary}: oldd meg lépésről lépésre, segítséggel és azonnali visszajelzéssel!`,
  bar: 'Haladás és kilépés',
  links: 'További lehetőségek',
  /** Where it is explained. */
  explanations: 'Magyarázat a feladathoz',
  close: 'Bezárás',
  /** What brings the text of the exercise back. */
  text: 'Szöveg',
  levels: { 1: 'könnyű', 2: 'közepes', 3: 'nehéz' },
  level: (name: string, level: number) => `Nehézség: ${name}, ${level} a 3-ból`,
  subtask: (position: number) => `${position}. részfeladat`,
  answer: 'A válaszod',
  answerField: (position: number) => `${position}. válaszod`,
  unknownControl: (type: string) => `Not implemented control type ${type}`,

  numerator: 'számláló',
  denominator: 'nevező',
  decimalsHint: (digits: number) => `A választ ${digits} tizedesjegy pontossággal add meg!`,
  orderDoesNotMatter: 'A sorrend nem számít.',
  /** On paper there may be a plane to draw in. */
  drawOnPaper: {
    line: 'Írd ide az egyenes két pontját! Ha van koordináta-rendszer, rajzold meg benne az egyenest!',
    parabola: 'Írd ide a csúcspontot és a parabola egy másik pontját! Ha van koordináta-rendszer, rajzold meg benne!',
  },
  chooseOne: 'Válaszd ki a helyes választ!',
  chooseAll: 'Több jó válasz is lehet: jelöld be mindet!',
  decideEach: 'Dönts mindegyikről!',

  markCorrect: 'Ez jó.',
  markWrong: 'Ezt nézd meg újra!',
  markWrongGroup: 'Valami még nem stimmel',
  chosen: 'ezt választottad',
  markRepeated: 'Ezt már próbáltad',
  chosenBefore: 'ezt már próbáltad',
  markUngraded: 'Ezt pontosítsd!',

  askTitle: 'Egy pillanat!',
  shownAs: 'Így értjük:',
  askText: 'Ide még nem írtál semmit. Mi a válaszod?',
  askChoice: 'Még nem választottál. Melyik a helyes?',
  askEach: 'Van még, amiről nem döntöttél. Mit gondolsz róla?',
  askAgain: 'Ezt pontosítsd, kérlek, és utána nézzük meg újra!',

  hint: 'Segítség',
  hints: 'Segítségek',
  hintNumber: (position: number, of: number) => `${position}/${of}`,
  hintNumberSpoken: (position: number, of: number) => `${position}. segítség, összesen ${of}`,
  check: 'Ellenőrzés',
  next: 'Tovább',
  again: 'Újra',
  /** On the button of exercises that have other numbers, and of those that do not. */
  renew: 'Új számok',
  restart: 'Elölről',
  renewed: 'Új számokat kaptál.',
  restarted: 'Elölről kezdted a feladatot.',
  renewalNotice: 'Újrakezdés',
  undoRenewal: 'Visszavonás',
  progress: 'Részfeladatok',
  counter: (current: number, total: number) => `${current} / ${total}`,
  stepDone: (position: number) => `${position}. részfeladat, kész`,
  stepCurrent: (position: number) => `${position}. részfeladat, ez a soron lévő`,
  stepWaiting: (position: number) => `${position}. részfeladat, később következik`,

  failedTitle: 'Nem egészen...',
  failedText: 'Próbáld meg még egyszer!',
  /** Over what was said of the answer before. */
  pastTitle: 'Az előző válaszodról:',
  tryAgain: 'Újra megpróbálom',
  askHelp: 'Kérek segítséget',
  worked: 'Így jön ki, lépésről lépésre:',
  similar: 'Egy hasonlót kérek',
  /** From the worked solution to the answer, and over its last step beside it. */
  answerWorkedOut: 'Megadom a választ',
  workedStep: 'Így jön ki:',
  doneTitle: 'Szép munka!',
  doneText: 'Csak így tovább!',
  doneNext: 'Tovább a következő részfeladatra',
  closeMessage: 'Üzenet bezárása',
  limitTitle: 'Elérted a napi feladatlimitet!',
  limitText:
    'Ma már 3 különböző feladatot választottál. Ezeket folytathatod, újakat pedig a Prémium verzióval oldhatsz meg.',
  limitOther: 'Másik feladatot választok',
  limitPremium: PREMIUM,
  signedOutTitle: 'Lépj be újra!',
  signedOutText: 'Közben lejárt a belépésed. Belépés után innen folytathatod a feladatot.',
  lostTitle: 'Nem sikerült elérni a szervert',
  lostText: 'A válaszod megmaradt. Ellenőrizd az internetkapcsolatodat, és próbáld újra!',
  problemTitle: 'Ez most nem sikerült',
  retry: 'Újrapróbálom',

  /** How an exercise was solved. Steps are sub-tasks, counted from 1. */
  went: {
    single: (misses: number, isHelped: boolean) => {
      if (isHelped) return 'Segítséggel jött össze, legközelebb talán már anélkül is megy.'
      if (misses === 0) return 'Elsőre!'
      return misses === 1 ? 'Másodszorra jött össze.' : `${misses + 1}. próbálkozásra jött össze: nem adtad fel.`
    },
    allAtOnce: (count: number) => `Mind ${articleOf(count)} ${count} lépés elsőre ment.`,
    steps: ({ count, atOnce, helped, triedAgain }: StepsOfSolution) => {
      const done =
        atOnce === 0
          ? `Végigmentél mind ${articleOf(count)} ${count} lépésen`
          : `${count} lépésből ${atOnce} elsőre ment`
      const needs = [
        ...(helped.length > 0 ? [`${namesOf(helped)} lépésnél kellett segítség`] : []),
        ...(triedAgain.length > 0 ? [`${namesOf(triedAgain)} lépésnél kellett még egy próba`] : []),
      ]
      return `${[done, ...needs].join(', ')}.`
    },
  },
  nextExercise: 'Következő feladat',
  againNote: 'ugyanez új számokkal',
  harder: 'Nehezebb',
  harderLevel: (name: string) => `${name} szint`,
  backTo: (list: string) => `Vissza: ${list}`,
  /** After an exercise that has other numbers, and after a task of an exam, which has none. */
  limitNext: 'Mára megvan a 3 feladatod. Ezeket folytathatod, a gyakorlófeladatokat új számokkal is.',
  limitNextFixed: 'Mára megvan a 3 feladatod. Ezeket folytathatod.',
  solvedTitle: 'Gratulálunk!',
  solvedText: 'Sikeresen megoldottad a feladatot!',
  /** Before the skills that have become working or sure. */
  grown: 'Ez nőtt a ligetedben:',
  home: 'Kezdőlap',

  /** What a visitor is told who presses an option or a field. */
  account: {
    title: 'A válaszodhoz fiók kell',
    text: 'Ingyenes: naponta 3 feladatot választhatsz, minden lépésnél kérhetsz segítséget, és megmarad, amit megoldottál. Utána pont ezekkel a számokkal folytatod.',
    register: REGISTER,
    login: SIGN_IN,
  },
  visitor: 'Jelentkezz be a feladat megoldásához!',
  signIn: SIGN_IN,
} as const
