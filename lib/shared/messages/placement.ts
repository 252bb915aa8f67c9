/** Texts of the short test that finds where practice begins. */
export const placementMessages = {
  title: 'Honnan kezdjük?',
  description: 'Néhány kérdés, hogy a gyakorlás ott kezdődjön, ahol éppen tartasz.',
  lead: (most: number) =>
    `Legfeljebb ${most} kérdés, nagyjából öt perc. Nem dolgozat: jegy és pont nincs, és bármikor abbahagyhatod.`,
  why: 'Amit már tudsz, azt nem kell elölről kezdened. Amit még nem, arra nyugodtan nyomd meg: „Ezt még nem tudom”.',
  askGrade: 'Melyik osztályba jársz?',
  grade: (grade: number) => `${grade}. osztály`,
  /** Names the part of the page with the question. */
  part: 'Kérdés',
  number: (number: number, most: number) => `${number}. kérdés (legfeljebb ${most} lesz)`,
  next: 'Tovább',
  pass: 'Ezt még nem tudom',
  stop: 'Abbahagyom, ennyi elég',
  later: 'Később folytatom',
  ungraded: 'Ezt még nem tudjuk elbírálni. Nézd meg újra!',

  ended: 'Megvan, honnan kezdjük!',
  working: 'Ezek már mennek',
  workingText: 'Néhány nap múlva megkérdezzük őket újra, hogy biztosan így legyen.',
  nothing: 'Elölről kezdjük, szépen sorban. Így semmi sem marad ki.',
  coming: 'Ezekkel folytatjuk',
  first: 'Ezekkel kezdjük',
  start: 'Mai gyakorlás',
  toMap: 'Megnézem a térképen',
  again: 'Újra kitöltöm',
  againText: 'Amit azóta gyakoroltál, az megmarad.',

  /** Where other pages lead here. */
  offer: 'Már tudsz ebből valamit? Nézzük meg pár kérdéssel, honnan érdemes kezdened!',
  offerLink: 'Honnan kezdjük?',
} as const
