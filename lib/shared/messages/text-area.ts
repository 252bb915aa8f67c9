/** What a field for longer texts says of its length. */
export const textAreaMessages = {
  count: (length: number, maxLength: number) => `${length} / ${maxLength} karakter`,
  remaining: (atMost: number) => `Legfeljebb ${atMost} karaktert írhatsz még.`,
  full: 'Ennél több karakter nem fér ide.',
} as const
