import { MIN_TERM_LENGTH } from '@/lib/shared/term-length'
import { SIGN_IN } from './account-actions'

/** Texts of the search page. */
export const searchMessages = {
  title: 'Feladatkereső',
  description: 'Keress a matekfeladatok között téma, évfolyam vagy a feladat szavai szerint.',
  lead: 'Keress témára, évfolyamra vagy a feladat egy szavára! Ékezetek nélkül és toldalékkal is megtalálod.',
  label: 'Mit keresel?',
  placeholder: 'például: törtek',
  submit: 'Keresés',
  tooShort: `Írj be legalább ${MIN_TERM_LENGTH} karaktert!`,
  examples: 'Például ezekre kereshetsz:',
  results: 'Találatok',
  searching: 'Keresés folyamatban',
  found: (count: number) => `${count} találat`,
  foundMore: (count: number, shown: number) =>
    `${count} találat, itt az első ${shown}. Írj be még egy szót, hogy szűkítsd!`,
  foundPart: (count: number, from: number, to: number) => `${count} találat, itt a ${from}–${to}.`,
  pages: 'A találatok oldalai',
  previousPage: 'Előző oldal',
  nextPage: 'Következő oldal',
  page: (number: number, of: number) => `${number}. oldal, összesen ${of}`,
  titleOfPage: (number: number) => `Feladatkereső, ${number}. oldal`,
  nothing: (term: string) => `Nincs találat erre: „${term}”`,
  adviceTitle: 'Ezt próbáld:',
  advice: [
    'Nézd meg, nem írtál-\u2060e el egy betűt!',
    'Keress rövidebben, egyetlen szóval, például: tört, kerület, sorozat.',
    'Próbálj egy rokon szót: összeg helyett összeadás, rész helyett tört.',
  ],
  allExercises: 'Az összes feladat',
  failed: 'A keresés most nem sikerült.',
  retry: 'Újrapróbálom',
  login: SIGN_IN,
} as const
