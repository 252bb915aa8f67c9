/** How a root may be typed in words. */
export const WORD_OF_ROOT = /gyök/gi

/** What pupils are told of an expression that cannot be read or judged; see `lib/domain/exercise/model/expression`. */
export const expressionInputMessages = {
  fault: (fault: keyof typeof FAULTS, found: string, letters: readonly string[]) => FAULTS[fault](found, letters),
  unknown: 'Ezt az alakot nem tudjuk eldönteni. Alakítsd tovább, egyszerűbb alakra!',
  narrower: 'Jó úton jársz: egyszerűsíts, ameddig lehet!',
  form: {
    expanded: 'Jó az érték. Bontsd fel a zárójeleket, és vond össze az egynemű tagokat!',
    factored: 'Jó az érték. Alakítsd szorzattá, ameddig lehet!',
    'lowest-terms': 'Jó az érték. Írd egyetlen törtként, és egyszerűsítsd, ameddig lehet!',
    'single-power': 'Jó az érték. Írd fel egyetlen hatványként, a kért alappal!',
    'completed-square': 'Jó az érték. Alakítsd teljes négyzetté: a betű csak egyszer szerepeljen!',
  },
} as const

const FAULTS = {
  empty: () => 'Ide még írj egy kifejezést!',
  'too-long': () => 'Ez túl hosszú. Alakítsd rövidebb alakra!',
  'too-deep': () => 'Túl sok zárójel van egymásban. Alakítsd egyszerűbb alakra!',
  'unknown-character': (found: string) => `Ezt a jelet nem ismerjük itt: ${found}`,
  'unknown-letter': (found: string, letters: readonly string[]) =>
    letters.length === 0
      ? `Ebben a kifejezésben nem lehet betű, te ezt írtad: ${found}`
      : `Itt csak ez a betű állhat: ${letters.join(', ')}. Te ezt írtad: ${found}`,
  relation: () => 'Csak a kifejezést írd ide, egyenlőség vagy reláció jele nélkül!',
  'missing-operand': () => 'Egy műveleti jel mellől vagy egy zárójelből hiányzik valami.',
  unclosed: () => 'Egy zárójelet kinyitottál, de nem zártál be.',
  unopened: () => 'Egy zárójelet bezártál, de nem nyitottál ki.',
  'spaced-digits': () => 'Két szám között műveleti jel kell. A számjegyek közé ne tegyél szóközt!',
  'decimal-mark': (found: string) => `Ezt nem tudjuk számként elolvasni: ${found}`,
  'number-behind': (found: string) => `A ${found} előtt műveleti jel kell. Hatványt így írj: x^${found}`,
  'two-fractions': () => 'Ezt kétféleképpen lehet érteni. Tedd zárójelbe, amivel osztasz, például: 1/(2x)',
} satisfies Record<string, (found: string, letters: readonly string[]) => string>
