/** Has no width and lets no line break beside it. */
const WORD_JOINER = '\u2060'

/** Keeps Hungarian endings on the line of the number, sign or abbreviation before them: `9-cel`, `20%-kal`, `Ft-ba`. */
export function joinEndings(text: string): string {
  return text.replace(/((?:[\d%°)]|(?:^|[^\p{L}])\p{L}{1,3})-)(?=\p{L})/gu, `$1${WORD_JOINER}`)
}
