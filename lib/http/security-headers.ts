interface Circumstances {
  /** Whether the visitor's connection is encrypted. */
  readonly https: boolean
}

const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60

/** The headers of every answer, beside the content security policy. */
export function securityHeaders({ https }: Circumstances): Readonly<Record<string, string>> {
  // Browsers ignore this header on plain http, but a developer's localhost must not be pinned by a mistake either.
  const pinned = { 'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
  return { ...COMMON_HEADERS, ...(https && pinned) }
}

/** Data is not a page: nothing that it names may be loaded or run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

interface PagePolicy extends Circumstances {
  /** Fresh random text; scripts of the page carry it. */
  readonly nonce: string
  readonly isDevelopment: boolean
}

/** The content security policy of a page. Only its own scripts run, and what they load themselves. */
export function pagePolicy({ nonce, https, isDevelopment }: PagePolicy): string {
  // React rebuilds error stacks with eval, in development only.
  const development = isDevelopment ? " 'unsafe-eval'" : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    // KaTeX lays formulas out with style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/** 128 random bits. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
