/** Names of what scrolls in a text: apart from those of exercises, which not every page with a text has. */
export const richTextMessages = {
  formula: 'Képlet',
  table: 'Táblázat',
} as const
