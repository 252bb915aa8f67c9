import { wikiMessages, wikiPageMessages } from '@/lib/shared/messages/wiki'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'

const EXERCISE = '/exercise/kulonbozo-nevezoju-tortek-osszeadasa?s=7&d=2'

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

test('a visitor reads in the wiki on a small phone, goes on, back and out with the keyboard', async ({ page }) => {
  await page.goto(EXERCISE)
  const opener = page.getByRole('button', { name: 'közös nevezője' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Közös nevező' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))

  const onward = dialog.getByRole('button', { name: 'legkisebb közös többszöröse' })
  await onward.press('Enter')
  const second = page.getByRole('dialog', { name: 'Legkisebb közös többszörös' })
  await expect(second.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(second).toContainText('[6;8]=24') // evaluated here
  await expect(second.getByRole('navigation', { name: wikiMessages.visited })).toContainText('Közös nevező')
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  expect(await second.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  await second.getByRole('button', { name: wikiMessages.backTo('Közös nevező') }).press('Enter')
  await expect(onward).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a page that the connection lost is asked for again', async ({ page }) => {
  await page.route('**/api/wiki/*', (route) => route.abort(), { times: 1 })
  await page.goto(EXERCISE)
  await page.getByRole('button', { name: 'közös nevezője' }).click()
  await page.getByRole('button', { name: wikiMessages.retry }).click()
  await expect(page.getByRole('dialog', { name: 'Közös nevező' })).toBeVisible()
})

test('without a connection the wiki says so, and opens when it is back', async ({ page, context }) => {
  await page.goto(EXERCISE, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'közös nevezője' }).click()
  await expect(page.getByRole('dialog', { name: wikiMessages.failedTitle })).toContainText(wikiMessages.unreachable)
  await context.setOffline(false)
  await page.getByRole('button', { name: wikiMessages.retry }).click()
  await expect(page.getByRole('dialog', { name: 'Közös nevező' })).toBeVisible()
})

test('at its own address a page leads to others, to practice and to all pages, also without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/wiki/pitagorasz-tetel')
  await expect(page).toHaveTitle(/^Pitagorasz-tétel – Kislexikon/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/wiki\/pitagorasz-tetel$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /befogó/)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  const practice = page.getByRole('region', { name: wikiPageMessages.practice })
  await expect(practice.locator('a[href^="/exercise/pitagorasz-tetel-oldalak"]').first()).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'négyzetgyököt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Négyzetgyök' })).toBeVisible()
  await page.getByRole('link', { name: wikiPageMessages.toIndex }).click()
  await expect(page.getByRole('heading', { level: 1, name: wikiMessages.name })).toBeVisible()
  await context.close()
})

test('the dialog names the address of the page on show', async ({ page }) => {
  await page.goto(EXERCISE)
  await page.getByRole('button', { name: 'közös nevezője' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: wikiMessages.ownPage })
  await expect(link).toHaveAttribute('href', '/wiki/kozos-nevezo')
})
