/** Texts of the ways to videos, which are on a site that is not ours. */
export const videoMessages = {
  search: 'Keresés videók között',
  /** @param text what the link shows */
  of: (text: string, exercise: string) => `${text}: ${exercise}`,
  /** What is searched for. @param what a topic, or what is trained */
  words: (grade: number | undefined, what: string) => `matek ${grade === undefined ? '' : `${grade}. osztály `}${what}`,
} as const
