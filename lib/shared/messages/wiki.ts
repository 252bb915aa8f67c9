/** Texts of the wiki, which explains notions in a dialog and on pages of its own. */
export const wikiMessages = {
  name: 'Kislexikon',
  loading: 'Kis türelmet...',
  close: 'Kislexikon bezárása',
  back: 'Vissza',
  backTo: (title: string) => `Vissza ide: ${title}`,
  visited: 'Eddig megnézted',
  unknownTitle: 'Ez az oldal hiányzik',
  unknownText: 'Erről a fogalomról még nincs leírásunk. Ha visszalépsz, folytathatod, ahol abbahagytad.',
  failedTitle: 'Nem sikerült betölteni',
  retry: 'Újrapróbálom',
  unreachable: 'A magyarázat most nem nyílik meg. Ellenőrizd az internetkapcsolatodat, és próbáld újra!',
  /** From the dialog to the page's address. */
  ownPage: 'Megnyitás önálló oldalként, új lapon',
} as const

/** Texts of the pages of the wiki. */
export const wikiPageMessages = {
  title: (title: string) => `${title} – Kislexikon`,
  grade: (grade: number) => `${grade}. osztály`,
  trail: 'Hol vagy',
  explainers: 'Nézd meg mozgásban!',
  practice: 'Gyakorold!',
  practiceLead: 'Ezekben a feladatokban erre lesz szükséged:',
  toIndex: 'A Kislexikon összes oldala',
  sheetNote: 'Egy A4-es lapra fér: nyomtasd ki, és tedd a füzetedbe!',
} as const

/** Texts of the index of the wiki. */
export const wikiIndexMessages = {
  title: 'Kislexikon',
  description:
    'Matematikai fogalmak az 5. osztálytól az érettségiig: érthető magyarázat, kidolgozott példa, ábra és gyakorló feladatok.',
  lead: (count: number) => `${count} fogalom röviden, példákkal és a hozzájuk tartozó feladatokkal.`,
  views: 'Rendezés',
  byLetter: 'Betűrendben',
  byGrade: 'Osztályok szerint',
  letters: 'Ugrás betűhöz',
  /** A letter of the alphabet; a short vowel and its long pair, `aá`, stand together: `A, Á`. */
  letter: (key: string) =>
    (/^[aeioöuü]/.test(key) ? [...key] : [key])
      .map((letter) => `${letter.charAt(0).toUpperCase()}${letter.slice(1)}`)
      .join(', '),
  grades: 'Ugrás osztályhoz',
  sheets: 'Képletek egy lapon',
  empty: 'A Kislexikon oldalai hamarosan felkerülnek.',
} as const
