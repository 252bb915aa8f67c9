/** Half a surrogate pair, as a text cut within a character has at its end, cannot be stored. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
