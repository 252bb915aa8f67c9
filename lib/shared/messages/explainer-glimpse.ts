/** Texts of the beginning of an explainer on another page, apart from those of its own page, which that page need not load. */
export const glimpseMessages = {
  name: (title: string) => `Egy magyarázat eleje: ${title}`,
  asks: 'Itt megáll, és tőled kérdez:',
} as const
