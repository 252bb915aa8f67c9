interface Circumstances {
  /** Fresh random text; the scripts of the page carry it. */
  readonly nonce: string
  /** Whether the visitor's connection is encrypted. */
  readonly https: boolean
  readonly isDevelopment: boolean
}

/** The content security policy of a page. Only its own scripts run, and what they load themselves. */
export function pagePolicy({ nonce, https, isDevelopment }: Circumstances): string {
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
