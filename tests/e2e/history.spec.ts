import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { accountMessages } from '@/lib/shared/messages/account'
import { cookieBannerMessages } from '@/lib/shared/messages/cookie-banner'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { refOf, solve } from '@/tests/support/player-page'
import { allExercises } from '@/tests/support/right-answers'

const LIST = /\/exercises$/
const SEEDED = /\/exercise\/[\w-]+\?s=\d+&d=[123]$/

const farLink = (page: Page) => page.locator('main a[href^="/exercise/"]').nth(20)

/** Opens an exercise from far down the list. @returns how far down the list was, and the address of the exercise. */
async function openFromList(page: Page): Promise<{ top: number; address: string }> {
  await page.goto('/exercises')
  const link = farLink(page)
  await link.scrollIntoViewIfNeeded()
  const top = await topOf(page)
  expect(top).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL(SEEDED)
  await expect(page.getByRole('button', { name: exerciseMessages.close })).toBeVisible()
  return { top, address: page.url() }
}

const topOf = (page: Page) => page.evaluate(() => window.scrollY)
const close = (page: Page) => page.getByRole('button', { name: exerciseMessages.close }).click()

async function expectListAt(page: Page, top: number): Promise<void> {
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Feladatok' })).toBeVisible()
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(3)
}

test('closing leads back to the list, where it was left', async ({ page }) => {
  const { top } = await openFromList(page)
  expect(await topOf(page)).toBe(0)
  await close(page)
  await expectListAt(page, top)
})

test('an exercise that is slow to come begins at its top, in sight of the banner of cookies', async ({ page }) => {
  await page.route(/\/exercise\/.*[?&]_rsc=/, async (route) => {
    await delay(700)
    await route.continue()
  })
  await openFromList(page)
  await expect(page.getByRole('region', { name: cookieBannerMessages.label })).toBeInViewport()
  expect(await topOf(page)).toBe(0)
})

test('one press of Back leads to the list, and one of Forward to the same exercise', async ({ page }) => {
  const { top, address } = await openFromList(page)
  await page.goBack()
  await expectListAt(page, top)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: exerciseMessages.close })).toBeVisible()
  await page.goBack()
  await expectListAt(page, top)
})

test('a reload keeps the way back, and the list is found where it was left although it is rendered anew', async ({
  page,
}) => {
  const { top, address } = await openFromList(page)
  await page.reload()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expectListAt(page, top)
  await page.reload()
  await expectListAt(page, top)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await page.reload()
  await close(page)
  await expectListAt(page, top)
})

test('an exercise whose address has a seed is closed in one step, and a fresh visit begins at the top', async ({
  page,
}) => {
  await page.goto('/exercises')
  // It comes with the scripts, which note where the page is left.
  await expect(page.getByRole('region', { name: cookieBannerMessages.label })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.goto('/exercise/osztok?s=5&d=2')
  expect(await topOf(page)).toBe(0)
  await close(page)
  await expectListAt(page, 500)
  await page.goto('/')
  await page.goto('/exercises')
  await expectListAt(page, 0)
})

test('a link from elsewhere is closed into the home page, with its numbers in the address', async ({ page }) => {
  await page.goto('/exercise/osztok')
  await expect(page).toHaveURL(SEEDED)
  await close(page)
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('who signs in on the way is led back to the list all the same', async ({ page }) => {
  const { address } = await openFromList(page)
  await page.getByRole('link', { name: exerciseMessages.signIn }).click()
  await page.getByLabel(accountMessages.email).fill('diak@demo.test')
  await page.getByLabel(accountMessages.password, { exact: true }).fill('demo-diak')
  await page.getByRole('button', { name: accountMessages.login.submit, exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: exerciseMessages.check })).toBeVisible()
  await close(page)
  // Whether the account's banner was above the list before the list was scrolled to, or has pushed it down since, differs.
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('region', { name: freemiumMessages.banner })).toBeAttached()
  await expect(farLink(page)).toBeInViewport()
})

test('new numbers take the place of the old ones, and are found again', async ({ page, signIn }) => {
  await signIn({ premium: true })
  const { top, address } = await openFromList(page)
  await page.getByRole('button', { name: exerciseMessages.renew }).click()
  await expect(page).not.toHaveURL(address)
  await expect(page).toHaveURL(SEEDED)
  const renewed = page.url()
  await page.reload()
  await expect(page).toHaveURL(renewed)
  await page.goBack()
  await expectListAt(page, top)
  await page.goForward()
  await expect(page).toHaveURL(renewed)
  await close(page)
  await expectListAt(page, top)
})

test('the way home from a solved exercise takes its place in the history', async ({ page, signIn }) => {
  await signIn({ premium: true })
  const exercise = (await allExercises()).find(({ id }) => id === 'egesz-osszeadas')
  if (!exercise) throw new Error('the exercise of this test is gone')
  await page.goto('/exercises')
  await page.locator('a[href^="/exercise/egesz-osszeadas"]').first().click()
  await expect(page).toHaveURL(SEEDED)
  await solve(page, exercise, refOf(page))
  await page.getByRole('dialog').getByRole('link', { name: exerciseMessages.home }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await page.goForward()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('an anchor of the list is come back to as well', async ({ page }) => {
  await page.goto('/exercises')
  await page.locator('main a[href^="#"]').nth(2).click()
  await expect(page).toHaveURL(/\/exercises#/)
  const address = page.url()
  const top = await topOf(page)
  expect(top).toBeGreaterThan(300)
  const link = page.locator('main a[href^="/exercise/"]').last()
  // As far as it takes to press it.
  await link.hover()
  const left = await topOf(page)
  await link.click()
  await expect(page).toHaveURL(SEEDED)
  await close(page)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Feladatok' })).toBeVisible()
  await expect.poll(() => topOf(page)).toBe(left)
})

test('a browser that refuses its storage goes back all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  const { top } = await openFromList(page)
  await close(page)
  await expectListAt(page, top)
})

test('Back does not return to an exercise that is not there', async ({ page }) => {
  await page.goto('/exercises')
  await page.goto('/exercise/nincs-ilyen')
  await expect(page).toHaveURL(/\/page-not-found$/)
  await page.goBack()
  await expect(page).toHaveURL(LIST)

  // As a link within the site does.
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
    next.router.push('/exercise/nincs-ilyen')
  })
  await expect(page).toHaveURL(/\/page-not-found$/)
  await expect(page.getByText('A keresett oldal nem található.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(LIST)
})

test('the address says what is shown, whatever was asked for', async ({ page }) => {
  const shown = new Map([
    ['s=0', /\?s=[1-9]\d*&d=1$/],
    ['s=-1&d=2', /\?s=[1-9]\d*&d=2$/],
    ['s=abc', /\?s=[1-9]\d*&d=1$/],
    ['s=99999999999', /\?s=[1-9]\d{0,6}&d=1$/],
    ['s=5&s=6', /\?s=[1-9]\d*&d=1$/],
    ['s=5&d=0', /\?s=5&d=1$/],
    ['s=5&d=7', /\?s=5&d=3$/],
    ['s=5&d=abc', /\?s=5&d=1$/],
    ['s=5&d=2&d=3', /\?s=5&d=1$/],
  ])
  for (const [query, address] of shown) {
    await page.goto(`/exercise/osztok?${query}`)
    await expect(page, query).toHaveURL(address)
    const corrected = page.url()
    await page.reload()
    await expect(page, query).toHaveURL(corrected)
  }
})
