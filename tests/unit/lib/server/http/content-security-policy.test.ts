import { contentSecurityPolicy, makeNonce } from '@/lib/server/http/content-security-policy'

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
const policy = (change = {}) =>
  directivesOf(
    contentSecurityPolicy({
      nonce: 'abc',
      https: true,
      isDevelopment: false,
      usesRecaptcha: false,
      usesAnalytics: false,
      usesStripe: false,
      ...change,
    }),
  )

test('runs only scripts that carry the nonce', () => {
  expect(policy()['script-src']).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"])
})

test('allows eval to developers only', () => {
  expect(policy({ isDevelopment: true })['script-src']).toContain("'unsafe-eval'")
})

test('lets nobody frame the page, and nothing be embedded', () => {
  expect(policy()).toMatchObject({ 'frame-ancestors': ["'none'"], 'object-src': ["'none'"], 'frame-src': ["'none'"] })
})

test('lets the widget of reCAPTCHA in only where it is used', () => {
  expect(JSON.stringify(policy())).not.toContain('google')
  expect(policy({ usesRecaptcha: true })).toMatchObject({
    'script-src': expect.arrayContaining(["'strict-dynamic'", 'https://www.google.com/recaptcha/']),
    'connect-src': ["'self'", 'https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  })
})

test('lets Google Analytics in only where it is used', () => {
  expect(policy()['img-src']).toEqual(["'self'", 'data:'])
  expect(policy({ usesAnalytics: true })).toMatchObject({
    'script-src': expect.arrayContaining(["'strict-dynamic'", 'https://www.googletagmanager.com']),
    'connect-src': expect.arrayContaining(['https://*.google-analytics.com', 'https://*.analytics.google.com']),
    'img-src': expect.arrayContaining(['https://*.google-analytics.com']),
    'frame-src': ["'none'"],
  })
})

test('lets failures be reported where there is a service for them, and no program or worker of it in', () => {
  expect(policy()['connect-src']).toEqual(["'self'"])
  expect(policy({ errorService: 'https://o1.ingest.example' })).toEqual({
    ...policy(),
    'connect-src': ["'self'", 'https://o1.ingest.example'],
  })
})

test("lets Stripe's script and frames in only where cards are given to it", () => {
  expect(JSON.stringify(policy())).not.toContain('stripe')
  expect(policy({ usesStripe: true })).toMatchObject({
    'script-src': expect.arrayContaining(["'strict-dynamic'", 'https://js.stripe.com']),
    'connect-src': ["'self'", 'https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  })
  expect(policy({ usesStripe: true, usesRecaptcha: true })['frame-src']).toHaveLength(5)
})

test('upgrades plain links on https only, which localhost does not have', () => {
  expect(policy()).toHaveProperty('upgrade-insecure-requests')
  expect(policy({ https: false })).not.toHaveProperty('upgrade-insecure-requests')
})

test('makes a new nonce of 128 bits each time', () => {
  const nonces = Array.from({ length: 100 }, makeNonce)
  expect(new Set(nonces).size).toBe(100)
  expect(nonces.map((nonce) => atob(nonce).length)).toEqual(Array(100).fill(16))
})
