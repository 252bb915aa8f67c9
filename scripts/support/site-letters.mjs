/** The letters, digits and signs that the site is written with. For any other letter a browser loads a whole font. */
export const LATIN = `${signsBetween(' ', '~')}áéíóöúüÁÉÍÓÖÚÜ\u00a0–„”’…•«»§€−±×÷·°′²³½¼¾`
/** What of Hungarian the fonts keep in another file than the rest. */
export const LATIN_EXTENDED = 'őűŐŰ'

/** All signs from one to another, both included. */
function signsBetween(first, last) {
  const start = first.codePointAt(0)
  return String.fromCodePoint(...Array.from({ length: last.codePointAt(0) - start + 1 }, (_, index) => start + index))
}
