/* Apart from the views of other failures: every page carries these in case they are needed. */

export const pageCrashMessages = {
  title: 'Hiba történt az oldal betöltése közben.',
  home: 'Főoldal',
} as const
