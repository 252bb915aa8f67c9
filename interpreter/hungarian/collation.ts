/** Letters in order; a short vowel and its long pair are one letter at first. */
const ALPHABET = 'aá b c cs d dz dzs eé f g gy h ií j k l ly m n ny oó öő p q r s sz t ty uú üű v w x y z zs'.split(' ')
const MULTIGRAPH = 'dzs|dz|cs|gy|ly|ny|sz|ty|zs'
const DOUBLED = new RegExp(`(.)(?=(${MULTIGRAPH}))`, 'gu')
const LETTER = new RegExp(`${MULTIGRAPH}|.`, 'gsu')

/** Ranks of letters lie above all code points, so digits and signs come before letters. */
const FIRST_RANK = 0x110000
const RANKS = new Map(
  ALPHABET.flatMap((entry, i) =>
    (/^[aeioöuü]/.test(entry) ? [...entry] : [entry]).map((letter) => [letter, FIRST_RANK + i] as const),
  ),
)

/** Foreign letters count as the letter without its mark: ä as a. */
function rank(letter: string): number {
  const base = letter.normalize('NFD').slice(0, 1)
  return RANKS.get(letter) ?? RANKS.get(base) ?? letter.codePointAt(0) ?? 0
}

/** A doubled digraph stands for two of it: ssz is sz sz. */
function ranks(lower: string): number[] {
  const full = lower.replace(DOUBLED, (first, _first, next: string) => (next.startsWith(first) ? next : first))
  return (full.match(LETTER) ?? []).map(rank)
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const difference = a.findIndex((value, i) => value !== b[i])
  return difference < 0 ? a.length - b.length : (a[difference] ?? 0) - (b[difference] ?? -1)
}

function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Hungarian alphabetical order as in A magyar helyesírás szabályai (14. pont): digraphs are letters, long vowels count
 * as short ones until all else is equal, then short comes first, then small before capital. Only identical strings
 * are equal. Negative when a comes first. A digraph that only arises where two words meet (pácsó) is not recognised;
 * spaces and hyphens are not skipped.
 */
export function compareHungarian(a: string, b: string): number {
  const lowerA = a.toLowerCase()
  const lowerB = b.toLowerCase()
  return compareRanks(ranks(lowerA), ranks(lowerB)) || compareCodes(lowerA, lowerB) || compareCodes(b, a)
}
