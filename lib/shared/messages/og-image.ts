/** Texts of the pictures that stand for pages where these are shared. */
export const ogImageMessages = {
  siteKicker: 'Matek 5–12. osztályosoknak',
  exerciseKicker: 'Gyakorlófeladat',
  grades: (grades: readonly number[]) => `${grades.map((grade) => `${grade}.`).join(' és ')} osztály`,
  subject: 'matematika',
  promise: 'Lépésről lépésre, segítséggel, azonnali visszajelzéssel',
  alt: (title: string) => `Dombok között egy fa; a felirat: ${title}`,
} as const
