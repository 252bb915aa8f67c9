/** Has no width and lets no line break beside it. */
const WORD_JOINER = '\u2060'
const NO_BREAK_SPACE = '\u00a0'

/** Abbreviations and signs of units; a word (`óra`, `fok`) may go to the next line. */
const UNIT = '(?:[kdcm]?m|d?kg|m?g|t|[hdcm]?l|h|min|s|km/h|m/s|Ft|€|°C)[²³]?(?![\\p{L}/])'

const NUMBER_AND_UNIT = new RegExp(`(?<=[\\d½¼¾]) (?=${UNIT})`, 'gu')

/** A unit with what is written against it, after the space that parts it from its number. */
export const SPACE_AND_UNIT = new RegExp(`^ ${UNIT}\\S*`, 'u')

/**
 * Keeps on one line what is read in one go: a number with its unit (`12 cm`), and a Hungarian ending with the number,
 * sign or abbreviation before it (`9-cel`, `20%-kal`, `Ft-ba`).
 */
export function insertNoBreakSpaces(text: string): string {
  return text
    .replace(NUMBER_AND_UNIT, NO_BREAK_SPACE)
    .replace(/((?:[\d%°)]|(?:^|[^\p{L}])\p{L}{1,3})-)(?=\p{L})/gu, `$1${WORD_JOINER}`)
}
