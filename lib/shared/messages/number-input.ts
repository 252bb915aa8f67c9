/** Why a typed number cannot be read, said to a pupil; see `lib/domain/exercise/number-input`. */
export const numberInputMessages = {
  empty: 'Ide még írj egy számot!',
  letters: 'Ez nem szám. Csak számjegyeket írj ide!',
  formula: 'Képletet nem tudunk elolvasni. Írd be a számot számjegyekkel!',
  'two-signs': 'Két előjel van a szám előtt. Csak egy kell!',
  malformed: 'Ezt nem tudjuk számként elolvasni. Nézd meg, hová került a tizedesvessző!',
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
  'decimal-form': (digits: number) =>
    digits === 0 ? 'Egész számot írj, ne törtet!' : 'Tizedes tört alakban írd fel a választ!',
} as const
