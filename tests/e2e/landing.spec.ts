/** The exercise that visitors try on the landing page. */

import path from 'node:path'
import type { Page } from '@playwright/test'
import { saleOf } from '@/lib/domain/trial/model'
import { trialMessages as trial } from '@/lib/shared/messages/trial'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'

const amount = (page: Page, forints: number) => page.getByRole('radio', { name: trial.amount(forints), exact: true })
const verdict = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('the page comes with fonts of its own letters, and loads no whole one', async ({ page }) => {
  const fonts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(path.basename(response.url()))
  })
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((name) => !/^(?:figtree|bricolage_grotesque)_latin(?:_ext)?\./.test(name))).toEqual([])
  expect(new Set(fonts).size).toBe(4)
})

test('a visitor plays it by the keyboard, and nothing of it goes to the server', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('group', { name: trial.question(0, saleOf(0)) })).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  const { keyboard } = page
  await amount(page, 7975).focus()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: trial.hint })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(trial.hintTexts(saleOf(0))[0] ?? '')).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(verdict(page, trial.wrongTitle)).toBeVisible()

  await amount(page, 7975).focus()
  await keyboard.press('ArrowDown')
  await expect(amount(page, 6000)).toBeChecked()
  await keyboard.press('Enter')
  await expect(verdict(page, trial.rightTitle)).toBeVisible()
  await page.getByRole('button', { name: trial.again }).press('Enter')
  await expect(page.getByRole('group', { name: trial.question(1, saleOf(1)) })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  expect(calls).toEqual([])
})

test('axe finds nothing on it with hints and a verdict, in either scheme on a small phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.getByRole('button', { name: trial.hint }).click()
  await page.getByRole('button', { name: trial.hint }).click()
  for (const [forints, title] of [
    [2000, trial.wrongTitle],
    [6000, trial.rightTitle],
  ] as const) {
    await amount(page, forints).check()
    await page.getByRole('button', { name: trial.check }).click()
    await expect(verdict(page, title)).toBeVisible()
    await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
