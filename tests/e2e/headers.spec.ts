import { expect, test } from '@/tests/support/e2e-fixtures'

const PAGES = ['/', '/login', '/register', '/exercises', '/page-not-found']

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

test('visitors are sent to the login, and come back to where they were going', async ({ page }) => {
  await page.goto('/search')
  await expect(page).toHaveURL(/\/login\?redirect=(?:\/|%2F)search/)
})
