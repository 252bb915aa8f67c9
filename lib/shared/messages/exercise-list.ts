/* Apart from the texts of the pages: the browser loads these. */

/** Texts of an exercise in a list. */
export const exerciseRowMessages = {
  levels: { 1: 'könnyű', 2: 'közepes', 3: 'nehéz' },
  levelLink: (exercise: string, level: string, isSolved: boolean) =>
    isSolved ? `${exercise}: ${level}, már megoldottad` : `${exercise}: ${level}`,
  solved: 'Megoldva',
  /** What the link of a solved one is called. */
  solvedLink: (name: string, mark: string | undefined) => `${name}${mark ? `, ${mark}` : ''}, már megoldottad`,
  /** What the free tier says of it: it is one of today's, or cannot be begun yet. */
  standing: { begun: 'mai', waits: 'később' },
} as const

/** Texts of the list by classification. */
export const exerciseListMessages = {
  list: 'Feladatok',
  showMore: 'Mutass többet',
  empty: 'Nincs elem a listában.',
  emptyAdvice: 'Nézz körül a többi feladat között!',
  all: 'Az összes feladat',
  loading: 'Kis türelmet...',
  failed: 'A listát most nem sikerült betölteni.',
  retry: 'Újrapróbálom',
  added: (count: number) => `${count} újabb feladat került a lista végére.`,
  toStart: 'Vissza a lista elejére',
} as const
