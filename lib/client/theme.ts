import { parseTheme, THEME_COOKIE, type Theme } from '@/lib/shared/theme'

const ONE_YEAR_SECONDS = 365 * 24 * 3600

/** Shows the page in the chosen theme and remembers the choice in a cookie that the server reads. */
export function saveTheme(theme: Theme): void {
  showTheme(theme)
  const lifetime = theme === 'system' ? 0 : ONE_YEAR_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${lifetime}; samesite=lax`
}

/** Shows the remembered theme on a page that was made without the cookie. */
export function applySavedTheme(): void {
  const cookies = document.cookie.split('; ').map((pair) => pair.split('='))
  showTheme(parseTheme(cookies.find(([name]) => name === THEME_COOKIE)?.[1]))
}

function showTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
