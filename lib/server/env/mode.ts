/** Whether this is the developer's server. Next replaces the expression at build time, also on Edge and in the browser. */
export const isDevelopment = process.env.NODE_ENV === 'development'

/** Whether the server is given a key of reCAPTCHA, asked when it runs: the middleware cannot read the whole environment. */
export function usesRecaptcha(): boolean {
  return Boolean(process.env.RECAPTCHA_SITE_KEY?.trim())
}

/** Whether pages may be measured with Google Analytics, asked as above. */
export function usesAnalytics(): boolean {
  return Boolean(process.env.GA_MEASUREMENT_ID?.trim())
}

/** Whether cards are given to Stripe's own form, asked as above. The sandbox has a form of this site. */
export function usesStripe(): boolean {
  return Boolean(process.env.STRIPE_PUBLISHABLE_KEY?.trim())
}

/** Whether pages may have a service worker, asked as above. A developer's server builds files whose names do not change. */
export function usesServiceWorker(): boolean {
  return !isDevelopment && process.env.SERVICE_WORKER?.trim() !== '0'
}

/** The origin at which browsers report failures, asked as above; `undefined` where they report nothing. */
export function errorServiceOrigin(): string | undefined {
  const dsn = process.env.SENTRY_DSN?.trim()
  return dsn && URL.canParse(dsn) ? new URL(dsn).origin : undefined
}
