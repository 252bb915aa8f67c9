/** Names of the keys that the keypads of phones lack. */
export const keyRowMessages = {
  name: 'Billentyűk a szám beírásához',
  minus: 'Mínuszjel',
  comma: 'Tizedesvessző',
  slash: 'Törtvonal',
  space: 'Szóköz',
  next: 'Következő mező',
} as const
