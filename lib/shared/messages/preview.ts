/** Texts of a copy of the site that is only to be looked at. */
export const previewMessages = {
  label: 'Próbapéldány',
  warning: 'Ez az oldal próbapéldánya. Amit itt megadsz vagy megoldasz, bármikor elveszhet.',
} as const
