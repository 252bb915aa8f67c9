/** Texts of a page whose content could not be loaded, beside those of any failure. */
export const loadFailureMessages = {
  pageTitle: 'Feladat',
  cause: 'ezt a feladatot most nem sikerült betölteni.',
  advice: 'Próbáld újra egy kicsit később! Ha akkor sem sikerül, válassz egy másik feladatot.',
} as const
