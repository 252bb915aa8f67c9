/** Texts of what is solved on paper, and marked by who solved it. */
export const selfMarkingMessages = {
  onPaper: 'Ezt papíron dolgozd ki! Ha kész vagy, megmutatjuk egy megoldás lépéseit, és te értékeled a munkádat.',
  onPaperInExam: 'Ezt papíron dolgozd ki! A beadás után egy megoldás lépései szerint te értékeled.',
  /** In place of the check. */
  show: 'Kész vagyok',
  title: 'Egy megoldás lépései',
  text: 'Hasonlítsd össze a tiéddel! Más úton is jó lehet: az számít, hogy a lépés értelme megvan-e.',
  step: (number: number, count: number) => `${number}/${count}`,
  /** Read aloud before the two buttons of a step. */
  question: (number: number) => `Megvan nálad ${number === 1 || number === 5 ? 'az' : 'a'} ${number}. lépés?`,
  there: 'Megvan',
  missing: 'Hiányzik',
  sum: (there: number, count: number) =>
    there === count
      ? 'Minden lépés megvan. Szép munka!'
      : `${count} lépésből ${there} megvan. Írd le magadnak azt is, ami hiányzik!`,
} as const
