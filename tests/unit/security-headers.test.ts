import { headers } from '@/security-headers.mjs'

test('every answer forbids sniffing and framing, and tells other sites little', async () => {
  const [everywhere] = await headers()
  expect(everywhere?.source).toBe('/:path*')
  expect(Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]))).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})

test.each(['/api/:path*', '/_next/:path*'])('an answer of %s is no page that could load anything', async (path) => {
  const data = (await headers()).find(({ source }) => source === path)
  expect(data?.headers).toEqual([
    { key: 'Content-Security-Policy', value: expect.stringContaining("default-src 'none'; frame-ancestors 'none'") },
  ])
})

test('https is pinned only for who came by https', async () => {
  const pinning = (await headers()).filter(({ headers }) =>
    headers.some(({ key }) => key === 'Strict-Transport-Security'),
  )
  expect(pinning).toMatchObject([{ has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }] }])
})

test.each(['/verify-email', '/reset-password', '/newsletter', '/parental-consent', '/sandbox/authenticate'])(
  'the token in the address of %s is in no referrer',
  async (page) => {
    const all = await headers()
    const own = all.findIndex(({ source }) => source === page)
    expect(all[own]?.headers).toEqual([{ key: 'Referrer-Policy', value: 'no-referrer' }])
    // Of several rules for one header the last counts.
    expect(own).toBeGreaterThan(all.findIndex(({ source }) => source === '/:path*'))
  },
)

test('the service worker loads from the site only, and is asked for anew', async () => {
  const worker = (await headers()).find(({ source }) => source === '/sw.js')
  expect(Object.fromEntries((worker?.headers ?? []).map(({ key, value }) => [key, value]))).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; connect-src 'self';/),
    'Cache-Control': 'no-cache',
  })
})
