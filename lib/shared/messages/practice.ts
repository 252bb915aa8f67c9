import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'

/** Texts of what is remembered of a pupil's practice. */
export const practiceMessages = {
  solvedBefore: (at: string) =>
    `Ezekkel a számokkal már megoldottad: ${formatDate(at, HOME_TIME_ZONE)} Kérj új számokat, ha gyakorolnál!`,

  goOn: 'Folytasd!',
  goOnAt: (step: number, of: number) => (of > 1 ? `${step}. részfeladat, összesen ${of}` : 'Ott, ahol abbahagytad.'),
} as const

/** Texts of the page Hibáim. */
export const mistakesMessages = {
  title: 'Hibáim',
  description: 'Amit elsőre elrontottál: itt megnézheted, és más számokkal újra megpróbálhatod.',
  lead: 'Abból lehet a legtöbbet tanulni, ami elsőre nem sikerült. Nézd meg, mi történt, és próbáld meg újra!',
  homeText: 'Nézd meg, mi nem sikerült elsőre, és próbáld meg újra!',
  views: 'Melyik hibákat nézed?',
  open: (count: number) => `Javításra vár (${count})`,
  mended: (count: number) => `Kijavítottad (${count})`,
  none: 'Most nincs javításra váró hibád. Amit egy feladatban elsőre elrontasz, itt találod majd meg.',
  noneMended: 'Itt gyűlnek azok, amiket már kijavítottál.',
  rule: 'Egy hiba akkor kerül át a kijavítottak közé, ha ugyanaz két különböző napon elsőre és segítség nélkül sikerül.',
  madeOn: (day: string) => `${formatDate(day, HOME_TIME_ZONE)}`,
  mendedOn: (day: string) => `Kijavítva: ${formatDate(day, HOME_TIME_ZONE)}`,
  yourAnswer: 'Elsőre ezt válaszoltad',
  changed: 'A feladat azóta megváltozott, ezért a régi kérdést már nem tudjuk megmutatni.',
  again: 'Próbáld újra más számokkal',
  againFixed: 'Próbáld újra',
} as const
