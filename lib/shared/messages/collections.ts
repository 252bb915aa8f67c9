import { type SetName, setName } from './exam-set-name'

/** Texts of the pages that list exercises. */

const soon = 'Hamarosan'

export const collectionMessages = {
  contents: 'Ugrás a témakörökhöz',
  empty: 'Nincs elem a listában.',
  /** Beside an exercise, the way to what explains its skill. */
  explainer: 'Magyarázat',
  explainerOf: (exercise: string) => `Magyarázat: ${exercise}`,
  emptyAdvice: 'Hamarosan felkerülnek az első feladatok. Nézz vissza később!',
} as const

export const dynamicMessages = {
  title: 'Dinamikus feladatok',
  description:
    'Véletlenszerűen előállított matekfeladatok: egész számok, tizedes törtek, közönséges törtek, három nehézségi szinten.',
  lead: 'Véletlenszerűen készülnek: ahányszor megnyitod őket, más számokkal jönnek. Egy csillag a könnyű, kettő a közepes, három a nehéz szint.',
  /** `5. osztály`, `5–7. osztály`; nothing for none. */
  grades: (grades: readonly number[]) => {
    const [lowest, highest] = [grades[0], grades.at(-1)]
    if (lowest === undefined) return undefined
    return lowest === highest ? `${lowest}. osztály` : `${lowest}–${highest}. osztály`
  },
  subtitle: 'Gyakorló – mindig új számokkal',
  groupEmpty: 'Ezek a feladatok most készülnek, hamarosan felkerülnek.',
} as const

export const gradeMessages = {
  title: (grade: number) => `${grade}. osztályos feladatok`,
  description: (grade: number) =>
    `Kidolgozott matekfeladatok ${grade}. osztályosoknak témakörök szerint, lépésről lépésre, segítséggel.`,
  lead: (count: number) =>
    count > 100
      ? `Több mint 100, egészen pontosan ${count} kidolgozott feladat vár témakörök szerint rendezve.`
      : `${count} kidolgozott feladat vár témakörök szerint rendezve.`,
  topicCount: (count: number, solved: number) =>
    solved === 0 ? `${count} feladat` : `${count} feladat, ${solved} kész`,
  grade: (grade: number) => `${grade}. osztály`,
  /** Where that it is a grade is said beside it. */
  short: (grade: number) => `${grade}.`,
  word: 'osztály',
  grades: 'Osztályok',
  byTopic: (grade: number) => `${grade === 5 ? 'Az' : 'A'} ${grade}. osztály feladatai témák szerint`,
  all: (grade: number, count: number) =>
    `${grade === 5 ? 'Az' : 'A'} ${grade}. osztály összes feladata egy listában: ${count}`,
  /** To the page on which what is for all grades stands by itself. */
  elsewhere: {
    dynamic: 'Gyakorló – mindig új számokkal, három szinten',
    admission: 'Feladatsoronként, vizsga módban is',
  },
  /** Heads what follows on the exercises. */
  besides: 'Még több ehhez az osztályhoz',
  advice:
    'Ha elakadsz, a feladatban lépésről lépésre kapsz segítséget. Ahol magyarázatot látsz, nézd meg előbb azt; videót minden témához kereshetsz.',
  explainers: 'Magyarázat:',
  /** What trains a skill by itself, apart from the stories. */
  practice: 'Gyakorló – mindig új számokkal',
  stories: 'Történetek',
  wikiOfGrade: 'Kislexikon ehhez az osztályhoz',
  /** Before the pages of the wiki that help with a topic. */
  wiki: 'Kislexikon:',
} as const

export const admissionMessages = {
  title: 'Érettségi és felvételi',
  description:
    'Matekfeladatok korábbi érettségik nyomán, gyakorló feladatsorok az érettségihez és a felvételihez, kidolgozva, pontozással és vizsga móddal.',
  lead: 'Korábbi érettségik nyomán, és gyakorló feladatsorok az érettségihez és a felvételihez: feladatonként, segítséggel, vagy egyben, vizsga módban, hivatalos időre.',
  contents: 'Ugrás a vizsgákhoz',
  /** Before the name of what explains how its tasks are read. */
  explainer: 'Magyarázat:',
  soon,
  setName,
  mode: 'Vizsga mód',
  modeLink: (set: SetName) => `Vizsga mód, ${setName(set)}`,
  variants: 'Változatok más számokkal',
  taskCount: (count: number, solved: number) =>
    solved === 0 ? `${count} feladat sorszám szerint` : `${count} feladat sorszám szerint, ${solved} kész`,
  task: (number: number) => `${number}. feladat`,
} as const

export const listPageMessages = {
  /** For classifications that nobody knows. */
  title: 'Feladatlista',
  description: (labels: string) => `Interaktív matekfeladatok: ${labels}. Segítséggel és azonnali visszajelzéssel.`,
  noDescription: 'Interaktív matekfeladatok segítséggel és azonnali visszajelzéssel.',
} as const
