/** By which a pupil says that there is no such number. */
export const WORDS_OF_NONE =
  /^(?:nincs|nincsen)(?: (?:ilyen|valós|egész|közös))*(?: (?:megoldása?|szám|gyöke?|eleme?))?\.?$|^üres(?: halmaz)?\.?$/i
/** Words between numbers, or between the parts of a union. */
export const WORD_OF_OR = /(?<!\p{L})(?:vagy|illetve)(?!\p{L})/giu
export const WORD_OF_AND = /(?<!\p{L})(?:és|es)(?!\p{L})/giu

/** What pupils are told of a set that cannot be read or judged; see `lib/domain/exercise/model/sets`. */
export const setInputMessages = {
  'too-long': 'Ez túl hosszú. Írd fel rövidebben!',
  unclosed: (sign: string) => `Ezt kinyitottad, de nem zártad be: ${sign}`,
  stray: (sign: string) => `Ez a jel itt nem jó helyen áll: ${sign}`,
  'unknown-letter': (found: string, letter: string) => `Itt csak ez a betű állhat: ${letter}. Te ezt írtad: ${found}`,
  number: (message: string, found: string) => `Itt akadtunk el: ${found}. ${message}`,
  numbers: {
    empty: 'Ide még írj egy halmazt! Ha nincs egy eleme sem, ezt írd: {}',
    separator: 'A számok közé pontosvesszőt tegyél, mert a vessző tizedesvessző. Így írd: {-2; 3}',
    missing: 'Egy szám hiányzik. Így írd: {-2; 3}',
    unknown: (found: string) => `Ezt nem tudjuk elolvasni: ${found}. Így írd a számokat: {-2; 3}`,
    brackets: 'A halmaz elemeit kapcsos zárójelbe írd, így: {-2; 3}',
    'none-in-braces': 'Az üres halmazt így írd: {} vagy ∅. A kettő együtt mást jelent.',
  },
} as const
