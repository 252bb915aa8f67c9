/** Texts of explainers: their pages, and their player. */
export const explainerMessages = {
  title: (title: string) => `${title} – magyarázat`,
  grade: (grade: number) => `${grade}. osztály`,
  trail: 'Hol vagy',
  length: (minutes: number) => `Körülbelül ${minutes} perc`,
  play: 'Lejátszás',
  playNote: 'Megáll, és kérdez is. Itt alatta végig el is olvashatod.',
  newNumbers: 'Új számok',
  question: 'Kérdés',
  questionNote: 'Állj meg egy kicsit, és válaszold meg, mielőtt továbbolvasol!',
  chapters: ['', 'Most te jössz! Az utolsó lépés a tiéd', 'Még egyszer: most az utolsó két lépés a tiéd'],
  ownStep: 'Ez a te lépésed',
  exercise: 'Jöhet a feladat!',
  exerciseLead: 'Most már egyedül is menni fog.',
  toExercise: 'Gyakorlás',
  /** For who came from a place of today's practice. */
  toPractice: 'Vissza a mai gyakorláshoz',
  /** Of a question that was left out; its words are Markdown. */
  rightAnswer: (words: string) => `A jó válasz: ${words}`,
  toIndex: 'Az összes magyarázat',
} as const

/** Texts of the index of explainers. */
export const explainerIndexMessages = {
  title: 'Magyarázatok',
  description:
    'Rövid, mozgó magyarázatok matekból: két-négy perc, ábrákkal és kérdésekkel, mindig új számokkal, regisztráció nélkül.',
  lead: (count: number) => `${count} rövid magyarázat, amely közben megáll és kérdez.`,
  empty: 'A magyarázatok hamarosan felkerülnek.',
  contents: 'Ugrás a témákhoz',
  exams: 'Vizsgák',
} as const

/** Texts of the player of explainers. */
export const explainerPlayerMessages = {
  name: 'Magyarázat lejátszása',
  play: 'Lejátszás',
  pause: 'Szünet',
  next: 'Következő',
  previous: 'Előző',
  place: 'Hol tart a magyarázat',
  placeOf: (place: number, all: number) => `${place}. lépés a ${all} közül`,
  speed: 'Sebesség',
  speeds: { 0.75: '0,75×', 1: '1×', 1.5: '1,5×' },
  voice: 'Felolvasás',
  close: 'Vissza a szöveghez',
  check: 'Ellenőrzés',
  goOn: 'Tovább',
  skip: 'Kihagyom',
  right: 'Helyes!',
  wrong: 'Ez még nem jó',
  unread: 'Ezt még nem tudom értékelni',
  failed: 'Nem sikerült ellenőrizni',
  untold: 'Most nem tudom megmutatni a megoldást',
  untoldText: 'Ellenőrizd az internetkapcsolatodat, és próbáld újra, vagy menj tovább nélküle!',
  failedText: 'Ellenőrizd az internetkapcsolatodat, és próbáld újra!',
} as const
