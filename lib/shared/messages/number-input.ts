/** By which a text asks for a number to be rounded. */
export const WORDS_OF_ROUNDING = /kerekít/i

const DECIMAL_PLACES = ['a tizedek', 'a századok', 'az ezredek', 'a tízezredek', 'a százezredek', 'a milliomodok']

/** Why a typed number cannot be read or judged, said to a pupil; see `lib/domain/exercise/model/parse-number`. */
export const numberInputMessages = {
  empty: 'Ide még írj egy számot!',
  letters: 'Ez nem szám. Csak számjegyeket írj ide!',
  formula: 'Képletet nem tudunk elolvasni. Írd be a számot számjegyekkel!',
  'two-signs': 'Két előjel van a szám előtt. Csak egy kell!',
  malformed: 'Ezt nem tudjuk számként elolvasni. Nézd meg, hová került a tizedesvessző!',
  calculation: 'Előbb számold ki, és csak az eredményt írd ide!',
  'sign-behind': 'Az előjel a szám elé kerüljön, ne mögé!',
  'inner-sign': 'Az előjelet a tört elé írd, ne a nevező elé!',
  alone: 'Csak magát a számot írd ide, toldalék és más jel nélkül!',
  several: 'Ide csak egy számot írj!',
  fraction: 'Ezt nem tudjuk törtként elolvasni. Így írd: 3/4 vagy 1 3/4.',
  improper: 'A vegyes szám törtrésze legyen kisebb 1-nél: a számlálója kisebb, mint a nevezője.',
  'trailing-mark': 'A vessző után még számjegy kell. Ha nincs ott semmi, hagyd el a vesszőt!',
  'spaced-mark': 'A tizedesvessző elé és mögé ne tegyél szóközt!',
  percent: 'Ide ne százalékot írj, hanem magát a számot!',
  integer: 'Ide egész számot írj!',
  grouping: 'A számjegyeket hármasával lehet csoportosítani, például: 12 345.',
  'too-long': 'Ez túl hosszú szám: legfeljebb 30 számjegyet írj!',
  'zero-denominator': 'A nevező nem lehet nulla.',
  unit: (unit: string | undefined) =>
    unit ? `A választ ebben a mértékegységben add meg: ${unit}` : 'Csak a számot írd be, mértékegység nélkül!',
  ambiguous: (first: string, second: string) => `Ezt kétféleképpen lehet érteni: ${first} vagy ${second}?`,
  mixed: (whole: string, fraction: string) => `${whole} egész ${fraction}`,
  simplify: 'Jó úton jársz: egyszerűsítsd a törtet, ameddig lehet!',
  round: (digits: number) =>
    digits === 0 ? 'Kerekítsd a választ egészre!' : `Kerekítsd a választ ${digits} tizedesjegyre!`,
  'missing-digit': (digits: number) =>
    `Jó az érték. Írd ki ${DECIMAL_PLACES[digits - 1] ?? 'az utolsó tizedesjegy'} helyén álló számjegyet is!`,
  'decimal-form': (digits: number) =>
    digits === 0 ? 'Egész számot írj, ne törtet!' : 'Tizedes tört alakban írd fel a választ!',
} as const
