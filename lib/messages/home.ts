/** Texts of the home page of signed-in users and of the list of exercises. */
export const homeMessages = {
  greeting: (name: string) => `Szia, ${name}!`,
  lead: 'Mit gyakorolsz ma?',
  unverified: 'Még nem erősítetted meg az e-\u2060mail-címedet.',
  verify: 'Megerősítem',
  categories: 'Témakörök',
  allExercises: 'Az összes feladat',
  exerciseCount: (count: number) => `${count} feladat`,
} as const

export const collectionMessages = {
  title: 'Feladatok',
  description:
    'Interaktív matekfeladatok témakörök szerint, három nehézségi szinten, segítséggel és azonnali visszajelzéssel.',
  lead: 'Válassz egyet, és már kezdheted is! A csillagos feladatok mindig új számokkal jönnek: egy csillag a könnyű, három a nehéz.',
  contents: 'Témakörök',
  levels: { 1: 'könnyű', 2: 'közepes', 3: 'nehéz' },
  /** `5.` or `5–6.`, then the word for grade. */
  grades: (lowest: number, highest: number) =>
    lowest === highest ? `${lowest}. osztály` : `${lowest}–${highest}. osztály`,
  levelLink: (exercise: string, level: string) => `${exercise}: ${level}`,
  otherExercises: 'További feladatok',
  empty: 'Nincs elem a listában.',
  emptyAdvice: 'Hamarosan felkerülnek az első feladatok. Nézz vissza később!',
} as const
