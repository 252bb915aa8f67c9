/** Signs that voices leave out or read in English, and the words for them. */
export const spokenSigns: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L}\d)]) ?[\u2212-] ?(?=[\d(])/gu, ' mínusz '],
  [/(?<![\p{L}\d])[\u2212-](?=\d)/gu, 'mínusz '],
  [/\+/g, ' plusz '],
  [/·/g, ' szorozva '],
  [/(?<=\d) ?: ?(?=[\d(])/g, ' osztva '],
  [/=/g, ' egyenlő '],
  [/</g, ' kisebb mint '],
  [/>/g, ' nagyobb mint '],
  [/(?<=\d)\/(?=\d)/g, ' per '],
]
