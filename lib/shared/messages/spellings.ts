/**
 * Of two spellings in use the one that our texts have, behind a pattern of the other. Before a hyphen the words of the
 * first belong together (helyiérték-táblázat).
 */
export const oneSpelling: readonly (readonly [RegExp, string])[] = [
  [/helyiérték(?!-)/i, 'helyi érték'],
  [/ellentétes esemény/i, 'ellentett esemény'],
]
