/**
 * The words of a Hungarian text as an index needs them: without accents and case, and with the stems that a word may
 * have come from. Which of several readings is the right one (`sugara` is `sugar` + `a`, but may be `suga` + `ra`) only
 * a dictionary could tell; so a word has all of its readings, and two words meet when they share one.
 */

/** The text without case and accents: `Törtek` and `TORTEK` are the same. Folding twice is folding once. */
export function foldText(text: string): string {
  return text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}

/** The words and numbers of a text, folded, in their order. An ending on a number (`3-mal`) is no word. */
export function wordsOf(text: string): readonly string[] {
  return (
    foldText(text)
      .replace(/(\p{N})[-\u2010\u2011]\p{L}+/gu, '$1')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  )
}

/** A folded word and the stems that it may have come from, the word itself first. */
export function stemCandidatesOf(word: string): readonly string[] {
  const readings = new Set([word])
  // In the order in which endings stand, from the last one inwards; any of them may be missing.
  for (const endings of [CASES, OWNERS_AND_PLURALS, DERIVATIONS]) {
    for (const reading of [...readings]) for (const stem of stemsOf(reading, endings)) readings.add(stem)
  }
  return [...readings]
}

interface Endings {
  /** Folded, so that each stands for all of its forms by vowel harmony that differ in accents only. */
  readonly plain: readonly string[]
  /** Those that stand after a vowel only. */
  readonly afterVowel: readonly string[]
  /** Those that also stand after a consonant that needs no vowel before it: `kört`, but `törtet`. */
  readonly afterSoft: readonly string[]
  /** Those whose v has become the consonant before it: `törttel` for `tört` + `vel`. */
  readonly assimilated: readonly string[]
}

// biome-ignore format: a table reads better in rows
const CASES: Endings = {
  plain: [
    'nak', 'nek', 'ban', 'ben', 'ba', 'be', 'bol', 'rol', 'tol', 'ra', 're', 'nal', 'nel', 'hoz', 'hez', 'ig',
    'ert', 'kent', 'at', 'et', 'ot', 'on', 'en',
  ],
  afterVowel: ['n', 'val', 'vel', 'va', 've'],
  afterSoft: ['t'],
  assimilated: ['al', 'el', 'a', 'e'],
}

// biome-ignore format: a table reads better in rows
const OWNERS_AND_PLURALS: Endings = {
  plain: [
    'ak', 'ek', 'ok', 'a', 'e', 'ja', 'je', 'ai', 'ei', 'jai', 'jei', 'aik', 'eik', 'jaik', 'jeik', 'uk', 'juk', 'unk',
  ],
  afterVowel: ['k', 'i', 'ik', 'nk'],
  afterSoft: [],
  assimilated: [],
}

/** What makes nouns of verbs and adjectives of nouns, and the infinitive. */
const DERIVATIONS: Endings = {
  plain: ['as', 'es', 'os', 'ani', 'eni', 'ni'],
  afterVowel: ['s'],
  afterSoft: [],
  assimilated: [],
}

const VOWEL_AT_END = /[aeiou]$/
const SOFT_AT_END = /[aeioujlnrsyz]$/
/** A doubled consonant; of one that is written with two letters only the first is doubled (`résszel`). */
const DOUBLED_AT_END = /(?:([bcdfghjklmnpqrstvwxz])\1|(c)cs|(d)dz|(g)gy|(l)ly|(n)ny|(s)sz|(t)ty|(z)zs)$/

function stemsOf(word: string, { plain, afterVowel, afterSoft, assimilated }: Endings): readonly string[] {
  const without = (ending: string) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : [])
  return [
    ...plain.flatMap(without),
    ...afterVowel.flatMap(without).filter((stem) => VOWEL_AT_END.test(stem)),
    ...afterSoft.flatMap(without).filter((stem) => SOFT_AT_END.test(stem)),
    ...assimilated.flatMap(without).flatMap(undoubled),
  ].filter(isStem)
}

/** Of a stem that ends in a long consonant itself nothing is seen to be doubled: `hosszal` for `hossz` + `val`. */
function undoubled(stem: string): readonly string[] {
  if (!DOUBLED_AT_END.test(stem)) return []
  return [stem, stem.replace(DOUBLED_AT_END, (doubled) => doubled.slice(1))]
}

/** Three letters, or two as in `év` and `ár`; what is shorter is too little to tell words by. */
function isStem(stem: string): boolean {
  return stem.length >= 3 || /^[aeiou][^aeiou]$/.test(stem)
}
