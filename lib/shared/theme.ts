export const themes = ['system', 'light', 'dark'] as const

/** What the visitor chose; `system` follows the device. */
export type Theme = (typeof themes)[number]

export const THEME_COOKIE = 'theme'

/** Reads the cookie's value; anything unknown counts as no choice. */
export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
