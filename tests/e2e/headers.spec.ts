import { expect, test } from '@/tests/support/e2e-fixtures'

const PAGES = [
  '/',
  '/login',
  '/register',
  '/exercises',
  '/wiki',
  '/wiki/tort',
  '/explainers',
  '/explainers/add-integers?s=5',
  '/page-not-found',
]

for (const path of PAGES) {
  test(`${path} is served with security headers and a nonce of its own`, async ({ request }) => {
    const [first, second] = [await request.get(path), await request.get(path)]
    const policy = first.headers()['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(nonce).toBeTruthy()
    expect(policy).toContain("frame-ancestors 'none'")
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe')
    expect(second.headers()['content-security-policy']).not.toContain(nonce)
    expect(first.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(first.headers()).not.toHaveProperty('x-powered-by')
    const scripts = [...(await first.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    // A block of data is no script to the browser.
    const run = scripts.filter((tag) => !tag.includes('type="application/ld+json"'))
    expect(run.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  })
}

test('pages, calls and built files are compressed with Brotli, and with gzip for who knows no other', async ({
  request,
}) => {
  const ask = async (address: string, encoding: string) => {
    const answer = await request.get(address, { headers: { 'accept-encoding': encoding } })
    expect(answer.status(), address).toBe(200)
    const { vary, ...headers } = answer.headers()
    expect(vary?.toLowerCase(), address).toContain('accept-encoding')
    return { encoding: headers['content-encoding'], type: headers['content-type'], text: await answer.text(), headers }
  }
  const page = await ask('/', 'br')
  const files = [/\ssrc="(\/_next\/[^"]+\.js)/, /href="(\/_next\/[^"]+\.css)/].map(
    (file) => file.exec(page.text)?.[1] ?? '',
  )
  for (const address of ['/', '/exercises', '/api/openapi.json', '/sw.js', ...files]) {
    const [brotli, gzip, plain] = [await ask(address, 'br'), await ask(address, 'gzip'), await ask(address, 'identity')]
    expect([brotli.encoding, gzip.encoding, plain.encoding], address).toEqual(['br', 'gzip', undefined])
    expect([brotli.type, gzip.type], address).toEqual([plain.type, plain.type])
    if (!files.includes(address)) continue
    expect([brotli.text, gzip.text], address).toEqual([plain.text, plain.text])
    // Whatever is said of the file is said of what stands for it.
    for (const name of ['cache-control', 'content-security-policy', 'x-content-type-options']) {
      expect(brotli.headers[name], `${name} of ${address}`).toBe(plain.headers[name])
      expect(brotli.headers[name]).toBeTruthy()
    }
  }
})

test('visitors are sent to the login, and come back to where they were going', async ({ page }) => {
  await page.goto('/search')
  await expect(page).toHaveURL(/\/login\?redirect=(?:\/|%2F)search/)
})
