interface Circumstances {
  /** Fresh random text; the scripts of the page carry it. */
  readonly nonce: string
  /** Whether the visitor's connection is encrypted. */
  readonly https: boolean
  readonly isDevelopment: boolean
  /** Whether forms show the widget of Google's reCAPTCHA. */
  readonly usesRecaptcha: boolean
  /** Whether pages are measured with Google Analytics, for visitors who agree. */
  readonly usesAnalytics: boolean
  /** Whether cards are given to Stripe. On every page: the policy of the first one stays in force while links are followed. */
  readonly usesStripe: boolean
  /** The origin at which browsers report failures, if they do. */
  readonly errorService?: string | undefined
}

/** For browsers that know `strict-dynamic`, its script is one that our own have loaded. */
const RECAPTCHA = {
  scripts: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  calls: ' https://www.google.com/recaptcha/',
  frames: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}

/** What Stripe asks for: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  calls: ' https://api.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}
const NOBODY_ELSE = { scripts: '', calls: '', frames: '' }

const ANALYTICS = {
  scripts: ' https://www.googletagmanager.com',
  calls: ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  pictures: ' https://*.google-analytics.com https://www.googletagmanager.com',
}
const NO_ANALYTICS = { scripts: '', calls: '', pictures: '' }

/** The content security policy of a page. Only its own scripts run, and what they load themselves. */
export function contentSecurityPolicy(circumstances: Circumstances): string {
  const { nonce, https, isDevelopment, usesRecaptcha, usesAnalytics, usesStripe, errorService } = circumstances
  // React rebuilds error stacks with eval, in development only.
  const development = isDevelopment ? " 'unsafe-eval'" : ''
  const recaptcha = usesRecaptcha ? RECAPTCHA : NOBODY_ELSE
  const stripe = usesStripe ? STRIPE : NOBODY_ELSE
  const frames = `${recaptcha.frames}${stripe.frames}`
  const analytics = usesAnalytics ? ANALYTICS : NO_ANALYTICS
  const reports = errorService === undefined ? '' : ` ${errorService}`
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}${recaptcha.scripts}${stripe.scripts}${analytics.scripts}`,
    // KaTeX lays formulas out with style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${analytics.pictures}`,
    "font-src 'self'",
    `connect-src 'self'${recaptcha.calls}${stripe.calls}${analytics.calls}${reports}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    `frame-src${frames || " 'none'"}`,
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

/** The nonce of a policy; without a policy nothing asks for one. */
export function findNonce(policy: string | null): string | undefined {
  return policy?.match(/'nonce-([^']+)'/)?.[1]
}
