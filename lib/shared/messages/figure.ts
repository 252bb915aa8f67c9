/** Texts around the figures of exercises. */
export const figureMessages = {
  broken: 'Ez az ábra most nem jeleníthető meg.',
} as const
