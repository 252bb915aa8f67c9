/** Texts of a copy of the site that is only to be looked at. */
export const trialCopyMessages = {
  label: 'Próbapéldány',
  warning: 'Ez az oldal próbapéldánya. Amit itt megadsz vagy megoldasz, bármikor elveszhet.',
} as const
