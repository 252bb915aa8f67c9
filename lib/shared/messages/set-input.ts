/** By which a pupil says that there is no such number. */
export const WORDS_OF_NONE =
  /^(?:nincs|nincsen)(?: (?:ilyen|valós|egész|közös))*(?: (?:megoldása?|szám|gyöke?|eleme?))?\.?$|^[üu]res(?: halmaz)?\.?$/i
/** Words between numbers, or between the parts of a union. */
export const WORD_OF_OR = /(?<!\p{L})(?:vagy|illetve|unió)(?!\p{L})/giu
export const WORD_OF_AND = /(?<!\p{L})(?:és|es)(?!\p{L})/giu

/** By which a pupil says that any number will do. */
export const WORDS_OF_REALS =
  /^(?:(?:minden|bármely|bármilyen|tetszőleges|összes|az összes) )?(?:valós )?szám(?:ok)?(?: halmaza)?\.?$/i
export const WORD_OF_INFINITY = /^(?:oo|inf|végtelen)$/i

/** What pupils are told of a set that cannot be read or judged; see `lib/domain/exercise/model/sets`. */
export const setInputMessages = {
  'too-long': 'Ez túl hosszú. Írd fel rövidebben!',
  unclosed: (sign: string) => `Ezt kinyitottad, de nem zártad be: ${sign}`,
  stray: (sign: string) => `Ez a jel itt nem jó helyen áll: ${sign}`,
  'unknown-letter': (found: string, letter: string) => `Itt csak ez a betű állhat: ${letter}. Te ezt írtad: ${found}`,
  number: (message: string, found: string) => `Itt akadtunk el: ${found}. ${message}`,
  and: 'és',
  or: 'vagy',
  interval: {
    empty: 'Ide még írj egy halmazt! Ha nincs egy eleme sem, ezt írd: {}',
    unknown: (found: string) =>
      `Ezt nem tudjuk elolvasni: ${found}. Így írj intervallumot: [1; 2[, egyenlőtlenséget: x < 2`,
    missing: 'Valami hiányzik. Így írj intervallumot: [1; 2[, egyenlőtlenséget: 1 <= x < 2',
    ends: 'Az intervallumnak két végpontja van, köztük pontosvesszővel. Így írd: [1; 2[ vagy ]-∞; 2]',
    separator: 'A két végpont közé pontosvesszőt tegyél, mert a vessző tizedesvessző. Így írd: [1; 2[',
    infinity: 'A végtelen nem szám, ezért nem lehet vele egyenlő, és a végén nyitott az intervallum: ]-∞; 2]',
    reversed: 'Ilyen szám nincs: a kisebb szám álljon elöl! Két külön részt így köss össze: vagy, illetve ∪',
    chain: 'Ezt az egyenlőtlenséget nem tudjuk elolvasni. Így írd: 1 <= x < 2, vagy két részben: x < 1 vagy x > 2',
    join: 'A részeket így kösd össze: intervallumok közé ∪ jelet, egyenlőtlenségek közé vagy, illetve és szót írj!',
    intersection: 'Az eredményt add meg, ne a közös részt mint műveletet! Több részt így köss össze: ∪',
    difference: 'Az eredményt add meg! Azt, hogy egy-egy szám kimarad, így írd: R \\ {2}',
    form: {
      interval: 'Jó a halmaz. Írd fel intervallummal, például így: [1; 2[',
      inequality: 'Jó a halmaz. Írd fel egyenlőtlenséggel, például így: 1 <= x < 2',
    },
    simplify: 'Jó úton jársz: írd fel a lehető legkevesebb részből!',
  },
  numbers: {
    empty: 'Ide még írj egy halmazt! Ha nincs egy eleme sem, ezt írd: {}',
    separator: 'A számok közé pontosvesszőt tegyél, mert a vessző tizedesvessző. Így írd: {-2; 3}',
    missing: 'Egy szám hiányzik. Így írd: {-2; 3}',
    unknown: (found: string) => `Ezt nem tudjuk elolvasni: ${found}. Így írd a számokat: {-2; 3}`,
    brackets: 'A halmaz elemeit kapcsos zárójelbe írd, így: {-2; 3}',
    'none-in-braces': 'Az üres halmazt így írd: {} vagy ∅. A kettő együtt mást jelent.',
  },
} as const
