/**
 * The security headers that are the same for every answer, for `headers()` of next.config.mjs. The policy of a page has
 * a nonce of its own in it, so the middleware makes that one.
 */

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Data and built files are no pages: nothing that they name may be loaded or run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The service worker loads files of the site and nothing else. Browsers ask for it anew to learn of another version. */
const SERVICE_WORKER = {
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
  'Service-Worker-Allowed': '/',
}

/** Pages whose address holds a token that lets one in. */
const TOKEN_PAGES = ['/verify-email', '/reset-password', '/newsletter', '/parental-consent', '/sandbox/authenticate']

/** @returns {Promise<import('next/dist/lib/load-custom-routes').Header[]>} */
export async function headers() {
  return [
    { source: '/:path*', headers: list(EVERYWHERE) },
    { source: '/api/:path*', headers: list({ 'Content-Security-Policy': DATA_POLICY }) },
    { source: '/_next/:path*', headers: list({ 'Content-Security-Policy': DATA_POLICY }) },
    { source: '/sw.js', headers: list(SERVICE_WORKER) },
    ...TOKEN_PAGES.map((source) => ({ source, headers: list({ 'Referrer-Policy': 'no-referrer' }) })),
    {
      source: '/:path*',
      // The standard forbids the header on plain http. Encryption ends at the proxy, which tells.
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: list({ 'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
    },
  ]
}

/** @param {Record<string, string>} named */
function list(named) {
  return Object.entries(named).map(([key, value]) => ({ key, value }))
}
