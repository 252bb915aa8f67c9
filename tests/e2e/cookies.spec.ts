/** The consent to cookies, from the banner to the next visit. */

import type { Page } from '@playwright/test'
import { cookieBannerMessages as banner } from '@/lib/shared/messages/cookie-banner'
import { cookieSettingsMessages as settings } from '@/lib/shared/messages/cookies'
import { dialogMessages } from '@/lib/shared/messages/dialog'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'

const bannerOf = (page: Page) => page.getByRole('region', { name: banner.label })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: settings.title })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))

for (const [choice, scope] of [
  [banner.essentialOnly, ['essential']],
  [banner.acceptAll, ['essential', 'analytics']],
] as const) {
  test(`${choice} is remembered, and not asked for again`, async ({ page }) => {
    await page.goto('/')
    await bannerOf(page).getByRole('button', { name: choice }).click()
    await expect(bannerOf(page)).toBeHidden()
    for (const part of ['essential', 'analytics'] as const) {
      expect((await stored(page))?.includes(part), part).toBe(scope.some((known) => known === part))
    }
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bannerOf(page)).toHaveCount(0)
  })
}

test('the banner takes at most a fifth of a small phone, and each of its buttons is as tall as a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const address of ['/', '/try/6', '/exercise/egesz-osszeadas?s=5&d=1', '/login', '/subscribe']) {
    await page.goto(address)
    await expect(bannerOf(page)).toBeVisible()
    expect((await bannerOf(page).boundingBox())?.height, address).toBeLessThanOrEqual(640 / 5)
    for (const button of await bannerOf(page).getByRole('button').all())
      expect((await button.boundingBox())?.height, `${address}: ${await button.textContent()}`).toBeGreaterThanOrEqual(
        44,
      )
  }
})

for (const [width, height] of [
  [360, 640],
  [360, 400],
  [320, 256],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the banner covers nothing, wherever the page is scrolled, and moves nothing`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    // What their coming moves is no matter of the banner; `fonts.spec.ts` looks at it.
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
    for (const address of ['/', '/try/6', '/exercise/mesebeli-varosok?s=5&d=1', '/login', '/subscribe']) {
      await page.goto(address)
      await expect(bannerOf(page)).toBeVisible()
      expect(await shiftsOf(page), address).toBeLessThanOrEqual(0.05)
      const banner = await bannerOf(page).elementHandle()
      expect(await page.evaluate(lookForCovered, banner), address).toEqual([])
    }
    await signIn()
    await page.goto('/')
    await expect(bannerOf(page)).toBeVisible()
    expect(await shiftsOf(page), 'home').toBeLessThanOrEqual(0.05)
  })
}

/** How much the page has shifted since it was opened. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((tell) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          tell(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Where nothing has shifted nothing is told.
        setTimeout(() => tell(0), 300)
      }),
  )
}

/** The fields, buttons and links over which the banner lies at some place of the page. Runs in the page. */
function lookForCovered(banner: Element | null): readonly string[] {
  const covered = new Set<string>()
  const step = window.innerHeight / 2
  for (let top = 0; top <= document.documentElement.scrollHeight; top += step) {
    window.scrollTo(0, top)
    for (const element of document.querySelectorAll('main input, main label, main button, main a, footer button')) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const seen = document.elementFromPoint(x, y)
      if (seen && banner?.contains(seen) && !banner.contains(element)) covered.add(element.outerHTML.slice(0, 80))
    }
  }
  return [...covered]
}

test('the settings are changed by the keyboard, saved, and hold after the page has come again', async ({ page }) => {
  await page.goto('/')
  await bannerOf(page).getByRole('button', { name: banner.settings }).press('Enter')
  const tab = (name: string) => dialogOf(page).getByRole('tab', { name })
  await tab(settings.tabs.overview).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(settings.tabs.essential)).toHaveAttribute('aria-selected', 'true')
  await expect(dialogOf(page).getByRole('switch', { name: settings.alwaysOn })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await dialogOf(page).getByRole('switch', { name: settings.refused }).press('Space')
  await expect(dialogOf(page).getByRole('switch', { name: settings.granted })).toBeChecked()
  await dialogOf(page).getByRole('button', { name: settings.save }).press('Enter')

  const saved = page.getByRole('dialog', { name: settings.saved })
  await expect(saved).toBeVisible()
  const again = page.waitForEvent('load')
  await saved.getByRole('button', { name: dialogMessages.confirm }).press('Enter')
  await again
  expect(await stored(page)).toContain('analytics')
  await expect(bannerOf(page)).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('button', { name: banner.settings }).press('Enter')
  await tab(settings.tabs.analytics).click()
  await expect(dialogOf(page).getByRole('switch', { name: settings.granted })).toBeChecked()
})

test('a press beside the settings does not lose what was chosen, and Mégsem stores nothing', async ({ page }) => {
  await page.goto('/')
  await bannerOf(page).getByRole('button', { name: banner.settings }).click()
  await expect(dialogOf(page)).toBeVisible()
  await page.mouse.click(2, 2)
  await expect(dialogOf(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: settings.cancel }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(bannerOf(page)).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('axe finds nothing on the banner and in the settings on a small phone in either scheme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about')
  await expect(bannerOf(page)).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await bannerOf(page).getByRole('button', { name: banner.settings }).click()
  for (const name of Object.values(settings.tabs)) {
    await dialogOf(page).getByRole('tab', { name }).click()
    const details = dialogOf(page).getByRole('tabpanel').getByText(settings.details)
    if (name !== settings.tabs.overview) await details.click()
    await inEachScheme(page, async () => expect(await axeFaults(page), name).toEqual([]))
  }
  await inEachScheme(page, async () => {
    const overflow = await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
