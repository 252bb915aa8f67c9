/** Keeps an ordinal number on the line of the word that it counts: `12. évfolyam`, `4. osztály`. */
export function withOrdinals(text: string): string {
  return text.replace(/(?<=\d\.) (?=\p{L})/gu, '\u00a0')
}
