import { render, screen } from '@testing-library/react'
import { ApplySavedTheme } from '@/components/offline/apply-saved-theme'
import { OfflineView } from '@/components/offline/offline-view'
import { offlineMessages } from '@/lib/shared/messages/offline'
import { CACHED_URL_META } from '@/lib/shared/offline'
import { THEME_COOKIE } from '@/lib/shared/theme'

const page = (address: string, title: string) =>
  `<title>${title} – Matekliget</title><meta name="${CACHED_URL_META}" content="${address.replace('&', '&amp;')}"/>`

/** A browser that has kept these pages, the oldest first. */
function keep(pages: readonly string[]) {
  const cache = {
    keys: async () => [...pages.keys()],
    match: async (key: number) => ({ text: async () => pages[key] }),
  }
  Object.assign(window, { caches: { has: async () => pages.length > 0, open: async () => cache } })
}

afterEach(() => {
  Reflect.deleteProperty(window, 'caches')
  delete document.documentElement.dataset.theme
})

test('lists what can be read, the newest first, by its title and at its own address', async () => {
  keep([
    page('/exercise/a?s=5&d=2', 'Egész &amp; tört'),
    '<p>nothing to go by</p>',
    page('/exercise/b?s=1&d=1', 'Kerület'),
  ])
  render(<OfflineView />)
  const links = await screen.findAllByRole('link', { name: /Egész|Kerület/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kerület', '/exercise/b?s=1&d=1'],
    ['Egész & tört', '/exercise/a?s=5&d=2'],
  ])
})

test('promises nothing to read where nothing is kept', async () => {
  keep([])
  render(<OfflineView />)
  expect(await screen.findByRole('heading', { name: offlineMessages.title })).toBeVisible()
  expect(screen.queryByText(offlineMessages.keptTitle)).toBeNull()
})

test('shows the theme that the visitor has chosen, which the kept page does not know', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the site keeps it
  document.cookie = `${THEME_COOKIE}=dark`
  render(<ApplySavedTheme />)
  expect(document.documentElement.dataset.theme).toBe('dark')
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${THEME_COOKIE}=; max-age=0`
})
