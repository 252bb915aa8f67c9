/** Pages for signed-in people, and where others go instead. `redirect` is where the sign-in leads back to. */
const LOGIN_PAGES: Readonly<Record<string, { readonly redirect: string } | { readonly to: string }>> = {
  '/profile': { to: '/' },
  '/subscription': { redirect: '/subscription' },
  '/subscription/withdrawal': { redirect: '/subscription/withdrawal' },
  '/elofizetesem': { redirect: '/subscription' },
  '/map': { redirect: '/map' },
  '/mistakes': { redirect: '/mistakes' },
  '/practice': { redirect: '/practice' },
  '/practice/end': { redirect: '/practice' },
  '/practice/placement': { redirect: '/practice/placement' },
  '/search': { redirect: '/search' },
}

/**
 * Where a visitor without a session is sent from a page. This only spares a page that would turn them away: whether a
 * session is valid is decided where data is read.
 */
export function findLoginRedirect(pathname: string, search: string): string | undefined {
  const page = Object.hasOwn(LOGIN_PAGES, pathname) ? LOGIN_PAGES[pathname] : undefined
  if (!page) return undefined
  if ('to' in page) return page.to
  return `/login?redirect=${encodeURIComponent(`${page.redirect}${search}`).replaceAll('%2F', '/')}`
}
