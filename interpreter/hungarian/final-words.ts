/** Vowel harmony: back (hoz), front unrounded (hez), front rounded (höz). */
export type Harmony = 0 | 1 | 2

/** How the last word of a number takes suffixes. What is not listed follows from the word and its harmony. */
export type FinalWord = readonly [
  word: string,
  harmony: Harmony,
  accusative: string,
  adjective: string,
  fraction: string,
]

const FINAL_WORDS: readonly FinalWord[] = [
  ['nulla', 0, 'nullát', 'nullás', 'nullad'],
  ['egy', 1, 'egyet', 'egyes', 'egyed'],
  ['kettő', 2, 'kettőt', 'kettes', 'ketted'],
  ['három', 0, 'hármat', 'hármas', 'harmad'],
  ['négy', 1, 'négyet', 'négyes', 'negyed'],
  ['öt', 2, 'ötöt', 'ötös', 'ötöd'],
  ['hat', 0, 'hatot', 'hatos', 'hatod'],
  ['hét', 1, 'hetet', 'hetes', 'heted'],
  ['nyolc', 0, 'nyolcat', 'nyolcas', 'nyolcad'],
  ['kilenc', 1, 'kilencet', 'kilences', 'kilenced'],
  ['tíz', 1, 'tízet', 'tízes', 'tized'],
  ['húsz', 0, 'húszat', 'húszas', 'huszad'],
  ['harminc', 0, 'harmincat', 'harmincas', 'harmincad'],
  ['negyven', 1, 'negyvenet', 'negyvenes', 'negyvened'],
  ['ötven', 1, 'ötvenet', 'ötvenes', 'ötvened'],
  ['hatvan', 0, 'hatvanat', 'hatvanas', 'hatvanad'],
  ['hetven', 1, 'hetvenet', 'hetvenes', 'hetvened'],
  ['nyolcvan', 0, 'nyolcvanat', 'nyolcvanas', 'nyolcvanad'],
  ['kilencven', 1, 'kilencvenet', 'kilencvenes', 'kilencvened'],
  ['száz', 0, 'százat', 'százas', 'század'],
  ['ezer', 1, 'ezret', 'ezres', 'ezred'],
  ['millió', 0, 'milliót', 'milliós', 'milliomod'],
  ['milliárd', 0, 'milliárdot', 'milliárdos', 'milliárdod'],
  ['billió', 0, 'billiót', 'billiós', 'billiomod'],
  ['billiárd', 0, 'billiárdot', 'billiárdos', 'billiárdod'],
  ['trillió', 0, 'trilliót', 'trilliós', 'trilliomod'],
]

/** Words of parts (harmad, tized, milliomod) are regular: the vowel before d gives harmony and linking vowel. */
function partWord(word: string, vowel: string): FinalWord {
  const harmony = vowel === 'e' ? 1 : vowel === 'ö' ? 2 : 0
  const link = harmony === 0 ? 'o' : vowel
  return [word, harmony, `${word}${link}t`, `${word}${link}s`, `${word}${link}d`]
}

/** The entry for the word that number words end in. Harmony and assimilation look at this word alone. */
export function finalWord(words: string): FinalWord {
  const entry = FINAL_WORDS.find(([word]) => words.endsWith(word))
  if (entry) return entry
  const [, word = words, vowel = ''] = /([^ -]*([aoeö])d)$/.exec(words) ?? []
  return partWord(word, vowel)
}

/**
 * The name of one part: három → harmad, tizenkettő → tizenketted. The name of 1/1 000 000 is milliomod, without the
 * egy of egymillió; the same holds for the other large units.
 */
export function partName(words: string): string {
  const [word, , , , part] = finalWord(words)
  const head = words.slice(0, words.length - word.length)
  return head.replace(/(^| )egy$/, '$1') + part
}
