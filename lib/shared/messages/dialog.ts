/** Texts that dialogs share. */
export const dialogMessages = {
  confirm: 'Rendben',
  close: 'Bezárás',
} as const
