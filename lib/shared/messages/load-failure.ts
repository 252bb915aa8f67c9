/** Texts of a page whose content could not be loaded. */
export const loadFailureMessages = {
  pageTitle: 'Feladat',
  title: 'A feladatot most nem sikerült betölteni.',
  cause: 'Hiba oka:',
  advice: 'Próbáld újra egy kicsit később! Ha akkor sem sikerül, válassz egy másik feladatot.',
  reference: 'Hibaazonosító:',
  retry: 'Újrapróbálom',
} as const
