/** Texts that come with generated controls and with graded answers. */
export const gradingMessages = {
  trueLabel: 'Igaz',
  falseLabel: 'Hamis',
  emptyText: 'Ide még írj valamit!',
} as const
