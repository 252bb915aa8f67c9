/** Names of the keys that the keyboards of phones lack. */
export const keyRowMessages = {
  name: 'Billentyűk a válasz beírásához',
  sign: 'Mínuszjel',
  comma: 'Tizedesvessző',
  slash: 'Törtvonal',
  space: 'Szóköz',
  power: 'Kitevő',
  open: 'Nyitó zárójel',
  close: 'Záró zárójel',
  plus: 'Pluszjel',
  minus: 'Kivonás jele',
  negative: 'Mínuszjel',
  semicolon: 'Pontosvessző',
  openBrace: 'Nyitó kapcsos zárójel',
  closeBrace: 'Záró kapcsos zárójel',
  next: 'Következő mező',
} as const
