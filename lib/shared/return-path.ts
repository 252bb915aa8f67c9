/** Any origin does: it only tells whether a path leads away from it. */
const OWN_ORIGIN = 'http://own.invalid'
const MAX_LENGTH = 2048
/** Who has signed in must not land on a page that sends them on again. */
const PASSAGES = ['/login', '/register', '/forgotten-password', '/api']

/**
 * The page of this site that a `redirect` or `r` value leads to, or the fallback when it leads anywhere else.
 *
 * Browsers read `//host` and `/\host` as another site, drop tabs and line breaks inside an address, and resolve `/.//`
 * to `//`, so the value is checked as written and again as resolved.
 */
export function safeReturnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return fallback
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/u.test(value) || !URL.canParse(value, OWN_ORIGIN)) return fallback
  const { origin, pathname, search, hash } = new URL(value, OWN_ORIGIN)
  const isPassage = PASSAGES.some((passage) => pathname === passage || pathname.startsWith(`${passage}/`))
  if (origin !== OWN_ORIGIN || pathname.startsWith('//') || isPassage) return fallback
  return `${pathname}${search}${hash}`
}
