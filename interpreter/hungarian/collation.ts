/** Letters in order; a short vowel and its long pair are one letter at first. */
const ALPHABET = 'aá b c cs d dz dzs eé f g gy h ií j k l ly m n ny oó öő p q r s sz t ty uú üű v w x y z zs'.split(' ')
const LONGEST_LETTER = 3

/** Ranks of letters lie above all code points, so digits and signs come before letters. */
const FIRST_RANK = 0x110000
const RANKS = new Map(
  ALPHABET.flatMap((entry, i) =>
    (/^[aeioöuü]/.test(entry) ? [...entry] : [entry]).map((letter) => [letter, FIRST_RANK + i] as const),
  ),
)

interface Letter {
  readonly rank: number
  /** UTF-16 code units to go on by. */
  readonly length: number
}

function digraphAt(text: string, at: number): Letter | undefined {
  for (let length = LONGEST_LETTER; length > 1; length--) {
    const rank = RANKS.get(text.slice(at, at + length))
    if (rank !== undefined) return { rank, length }
  }
  return undefined
}

/** Foreign letters count as the letter without its mark: ä as a. */
function characterAt(text: string, at: number): Letter {
  const codePoint = text.codePointAt(at) ?? 0
  const character = String.fromCodePoint(codePoint)
  const rank = RANKS.get(character) ?? RANKS.get(character.normalize('NFD').slice(0, 1)) ?? codePoint
  return { rank, length: character.length }
}

/** A doubled digraph stands for two of it (ssz is sz sz), so its first character already counts as one. */
function letterAt(text: string, at: number): Letter {
  const digraph = digraphAt(text, at)
  if (digraph) return digraph
  const doubled = text[at] === text[at + 1] ? digraphAt(text, at + 1) : undefined
  return doubled ? { rank: doubled.rank, length: 1 } : characterAt(text, at)
}

/** Where to begin comparing: at the first difference, or before that where no letter can reach across. */
function commonStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  while (at > 0 && /[cdglnstz\ud800-\udbff]/i.test(a.charAt(at - 1))) at--
  return at
}

/** A letter and one more that could double it, in small letters. */
function letterOf(text: string, at: number): Letter {
  return letterAt(text.slice(at, at + LONGEST_LETTER + 1).toLowerCase(), 0)
}

/**
 * The letter of the alphabet with which a text begins, in small letters, a short vowel together with its long pair:
 * `aá`, `b`, `cs`. Undefined where it begins with no letter of the Hungarian alphabet.
 */
export function initialLetter(text: string): string | undefined {
  return ALPHABET[letterOf(text, 0).rank - FIRST_RANK]
}

/** The length of what has to be looked at decides, not that of the strings. */
function compareLetters(a: string, b: string, spend: Spend): number {
  let atA = commonStart(a, b)
  let atB = atA
  spend(atA >> CHARACTERS_PER_STEP_LOG2)
  while (atA < a.length && atB < b.length) {
    spend(1)
    const letterA = letterOf(a, atA)
    const letterB = letterOf(b, atB)
    if (letterA.rank !== letterB.rank) return letterA.rank - letterB.rank
    atA += letterA.length
    atB += letterB.length
  }
  return Number(atA < a.length) - Number(atB < b.length)
}

function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Pays for work before it is done. */
type Spend = (steps: number) => void

/** For those who count nothing. */
function free(): void {}

/** So many characters that are only compared take as long as a step, of which a letter that is looked up takes one. */
const CHARACTERS_PER_STEP_LOG2 = 4

/**
 * Hungarian alphabetical order as in A magyar helyesírás szabályai (A betűrendbe sorolás): digraphs are letters, long
 * vowels count as short ones until all else is equal, then short comes first, then small before capital. Only
 * identical strings are equal. Negative when a comes first. Letters that only meet where two words do (pác-só) are
 * taken for a digraph, and spaces and hyphens are not skipped. `spend` is told the work that it takes.
 */
export function compareHungarian(a: string, b: string, spend: Spend = free): number {
  const byLetters = compareLetters(a, b, spend)
  if (byLetters !== 0 || a === b) return byLetters
  return compareCodes(a.toLowerCase(), b.toLowerCase()) || compareCodes(b, a)
}
