import { NextRequest } from 'next/server'
import { config, middleware } from '@/middleware'

const visit = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))

test.each([
  ['/profile', '/'],
  ['/search', '/login?redirect=/search'],
  ['/map', '/login?redirect=/map'],
  ['/mistakes', '/login?redirect=/mistakes'],
  ['/subscription', '/login?redirect=/subscription'],
  ['/subscription/withdrawal', '/login?redirect=/subscription/withdrawal'],
  ['/elofizetesem', '/login?redirect=/subscription'],
  ['/search?q=k%C3%B6r&p=1', '/login?redirect=/search%3Fq%3Dk%25C3%25B6r%26p%3D1'],
])('sends a visitor from %s to %s', (path, target) => {
  const response = visit(path)
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`)
})

test.each(['/', '/login', '/search-engines', '/profile/x', '/constructor', '/exercise/a'])(
  'lets a visitor see %s',
  (path) => {
    expect(visit(path).headers.get('x-middleware-next')).toBe('1')
  },
)

test.each(['authjs.session-token', '__Secure-authjs.session-token', 'authjs.session-token.0'])(
  'lets the owner of a cookie %s see their pages',
  (cookie) => {
    expect(visit('/profile', { cookie: `${cookie}=x` }).headers.get('x-middleware-next')).toBe('1')
  },
)

test('gives the page and its answer the same policy, with a nonce of its own', () => {
  const [first, second] = [visit('/'), visit('/')]
  const policy = first.headers.get('content-security-policy')
  expect(policy).toMatch(/'nonce-[\w+/]{22}=='/)
  expect(first.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
  expect(second.headers.get('content-security-policy')).not.toBe(policy)
})

test('takes a visitor’s own policy or nonce for nothing', () => {
  const policy = "script-src 'nonce-evil'"
  expect(
    visit('/', { 'content-security-policy': policy }).headers.get('x-middleware-request-content-security-policy'),
  ).not.toContain('evil')
})

test('upgrades plain links when the proxy says that the visitor is on https', () => {
  expect(visit('/', { 'x-forwarded-proto': 'https' }).headers.get('content-security-policy')).toContain('upgrade-')
  expect(visit('/').headers.get('content-security-policy')).not.toContain('upgrade-')
})

test('covers pages, and neither the API nor built files', () => {
  const [matcher = ''] = config.matcher
  const covers = (path: string) => new RegExp(`^${matcher}$`).test(path)
  expect(['/', '/login', '/apiary', '/api', '/exercise/x', '/sw.json'].map(covers)).toEqual(Array(6).fill(true))
  expect(['/api/health', '/_next/static/x.js', '/_next/image', '/sw.js'].map(covers)).toEqual(Array(4).fill(false))
})

test('lets reCAPTCHA in when the server has a key of it', () => {
  expect(visit('/').headers.get('content-security-policy')).toContain("frame-src 'none'")
  const before = process.env
  process.env = { ...before, RECAPTCHA_SITE_KEY: 'key' }
  expect(visit('/').headers.get('content-security-policy')).toContain('frame-src https://www.google.com/recaptcha/')
  process.env = before
})
