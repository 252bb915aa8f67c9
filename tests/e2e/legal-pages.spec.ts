import { notFoundMessages, unexpectedMessages } from '@/lib/shared/messages/error-views'
import { legalMessages } from '@/lib/shared/messages/legal'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import { expect, test } from '@/tests/support/e2e-fixtures'

const { documents } = legalMessages
const { outdated } = legalPageMessages
const OUTDATED = '/privacy/20241004'

test('the document that holds now is to be found by search engines, and tells no other version', async ({ page }) => {
  for (const path of ['/terms', '/terms/20261126']) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documents.terms)
    await expect(page.getByText('Hatályos: 2026. november 26. napjától')).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/terms$/)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(page.getByText(outdated.title)).toHaveCount(0)
  }
})

test('an outdated version says so, leads to the one that holds, and is not to be found', async ({ page }) => {
  await page.goto(OUTDATED)
  await expect(page).toHaveTitle(/2024\. október 4\./)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${OUTDATED}$`))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText(outdated.title)).toBeVisible()
  await expect(page.getByText(outdated.wasValid('2024. október 4.', '2025. március 12.'))).toBeVisible()
  await page.getByRole('link', { name: outdated.current('2026. november 26.') }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByText(outdated.title)).toHaveCount(0)
})

test('a day without a version is not found, and one with dashes has its address without them', async ({
  page,
  request,
}) => {
  for (const path of ['/terms/20250724', '/terms/x', '/terms/20250723/x', '/privacy/20220802']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundMessages.title)
  }
  const moved = await request.get('/privacy/2025-05-15', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/privacy/20250515'])
  const raw = await request.get('/legal/privacy/20250515.md')
  expect(raw.headers()['content-type']).toBe('text/markdown; charset=utf-8')
})

test('a version whose text is missing shows the view of unexpected errors', async ({ browser, store, baseURL }) => {
  const [collection, id] = ['legal', 'terms-20241116'] as const
  const stored = await store.get(collection, id)
  if (!stored) throw new Error('the content is not published')
  await store.delete(collection, id)
  // Not the fixture's page, whose console has to stay quiet.
  const page = await browser.newPage()
  try {
    expect((await page.goto(`${baseURL}/terms/20241116`))?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unexpectedMessages.title)
  } finally {
    await store.set(collection, id, stored.data)
    await page.close()
  }
  expect((await fetch(`${baseURL}/terms/20241116`)).status).toBe(200)
})

test('the menu of versions and the table of contents work by keyboard', async ({ page }) => {
  await page.goto('/privacy')
  const menu = page.locator('summary', { hasText: legalPageMessages.versions })
  await menu.focus()
  await page.keyboard.press('Enter')
  const current = page.getByRole('link', { name: '2026. november 26. (hatályos)' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Tab')
  await expect(current).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy/20261123')

  const contents = page.getByRole('navigation', { name: legalPageMessages.contents })
  await contents.getByRole('link', { name: /Milyen jogaid vannak/ }).press('Enter')
  await expect(page).toHaveURL(/#milyen-jogaid-vannak$/)
  await expect(page.getByRole('heading', { name: /Milyen jogaid vannak/ })).toBeInViewport()
})

test('a link to the top comes up once the page is scrolled', async ({ page }) => {
  await page.goto('/privacy')
  const toTop = page.getByRole('link', { name: legalPageMessages.toTop })
  await expect(toTop).not.toBeInViewport()
  await page.mouse.wheel(0, 3000)
  await expect(toTop).toBeInViewport({ ratio: 1 })
  await toTop.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a phone unfolds the contents and the versions', async ({ page }) => {
    await page.goto(OUTDATED)
    for (const label of [legalPageMessages.versions, legalPageMessages.contents]) {
      await page.locator('summary', { hasText: label }).click()
    }
    await expect(page.getByRole('link', { name: '2021. május 2.', exact: true })).toBeVisible()
    await page.getByRole('link', { name: /Gyerekek és szülők/ }).click()
    await expect(page.getByRole('heading', { name: /Gyerekek és szülők/ })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
