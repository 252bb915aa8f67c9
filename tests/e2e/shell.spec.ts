/** The frame around every page: header, menus, footer, and the message form that opens from it. */

import type { Page } from '@playwright/test'
import { REGISTER } from '@/lib/shared/messages/account-actions'
import { feedbackMessages as feedback } from '@/lib/shared/messages/feedback'
import { feedbackButtonMessages } from '@/lib/shared/messages/feedback-button'
import { SAMPLE_EMAIL } from '@/lib/shared/messages/sample-company'
import { shellMessages } from '@/lib/shared/messages/shell'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, mailsTo, signOut, test, userMenuOf } from '@/tests/support/e2e-fixtures'

const NARROW = { width: 320, height: 640 }
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const messageForm = (page: Page) => page.getByRole('dialog', { name: feedback.title })

async function openMessageForm(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: feedbackButtonMessages.open }).click()
  await expect(messageForm(page)).toBeVisible()
}

async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width)
}

test('the user menu opens and closes by the keyboard, and signing out leads to the landing page', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/exercises')
  await expect(link(page, shellMessages.profile)).toBeHidden()
  await userMenuOf(page).press('Enter')
  await expect(link(page, shellMessages.profile)).toBeVisible()
  await expect(link(page, shellMessages.subscription)).toHaveAttribute('href', '/subscription')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(link(page, shellMessages.profile)).toBeHidden()
  await expect(userMenuOf(page)).toBeFocused()

  await userMenuOf(page).click()
  await link(page, shellMessages.profile).click()
  await expect(page).toHaveURL('/profile')
  await expect(link(page, shellMessages.profile)).toBeHidden()

  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(link(page, shellMessages.login)).toBeVisible()
})

test('the trees of the home page stand below the header, however wide the screen is', async ({ page, signIn }) => {
  await signIn()
  for (const width of [320, 820, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const signs = page.locator('.grove use, .own-grove text')
    const tops = await signs.evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(0)
    const header = await page.getByRole('banner').boundingBox()
    expect(Math.min(...tops), `${width}`).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 999))
  }
})

test('every way to an account has one name', async ({ page }) => {
  const named: string[] = []
  for (const path of ['/', '/exercises', '/login', '/subscribe', '/exercise/egesz-osszeadas?s=5&d=2']) {
    await page.goto(path)
    if (path.startsWith('/exercise/')) await page.getByRole('main').getByRole('textbox').first().click()
    const ways = page.locator('a[href^="/register"]')
    await expect(ways.first(), path).toBeAttached()
    named.push(...(await ways.allTextContents()))
  }
  await page.goto('/register')
  named.push((await page.locator('main [type="submit"]').textContent()) ?? '')
  expect(new Set(named)).toEqual(new Set([REGISTER]))
})

test('on a phone the side menu holds what the header does', async ({ page, signIn }) => {
  await page.setViewportSize(NARROW)
  await page.goto('/')
  const open = page.getByRole('button', { name: shellMessages.openMenu })
  await expect(link(page, shellMessages.register)).toBeHidden()
  await open.click()
  await expect(link(page, shellMessages.login)).toBeVisible()
  await expect(link(page, shellMessages.register)).toBeVisible()
  await expect(link(page, shellMessages.exercises)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expectNoSidewaysScrolling(page)
  await page.keyboard.press('Escape')
  await expect(link(page, shellMessages.login)).toBeHidden()

  await signIn()
  await page.goto('/exercises')
  await open.click()
  await expect(link(page, shellMessages.search)).toBeVisible()
  await expect(page.getByRole('button', { name: shellMessages.signOut })).toBeVisible()
  await link(page, shellMessages.profile).click()
  await expect(page).toHaveURL('/profile')
  await expect(link(page, shellMessages.profile)).toBeHidden()
})

/** The words of headings that have to be broken because they are wider than their place. */
const brokenWords = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–]+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

test('no word of a heading is broken, however narrow its place is', async ({ page }) => {
  for (const width of [320, 768, 820]) {
    await page.setViewportSize({ width, height: 640 })
    for (const path of [
      '/',
      '/exercises5',
      '/grade/9',
      '/grade/12',
      '/admission',
      '/explainers',
      '/joinus',
      '/about',
    ]) {
      await page.goto(path)
      expect.soft(await brokenWords(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('a visitor writes a message, which is stored and mailed', async ({ page, store }) => {
  await page.goto('/')
  await openMessageForm(page)
  const text = `Kedvezményt kérnék. ${Date.now()}`
  await page.getByLabel(feedback.email).fill('szulo@pelda.hu')
  await page.getByLabel(feedback.description).fill(text)
  await messageForm(page).getByRole('button', { name: feedback.send }).click()
  const thanks = page.getByRole('dialog', { name: feedback.thanks })
  await expect(thanks).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await thanks.getByRole('button', { name: 'Rendben' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const stored = (await store.query('feedback')).map(({ data }) => data)
  expect(stored).toContainEqual(expect.objectContaining({ description: text, email: 'szulo@pelda.hu', userId: null }))
  await expect.poll(() => mailsTo(SAMPLE_EMAIL).some((mail) => mail.includes(text))).toBe(true)
})

test('axe finds nothing on the message form on a phone in either scheme, and it gives the focus back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(NARROW)
  await page.goto('/about')
  await openMessageForm(page)
  await expect(page.getByLabel(feedback.email)).toBeFocused()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  const overflow = await messageForm(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.mouse.click(2, 2)
  await expect(messageForm(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(messageForm(page)).toBeHidden()
  await expect(page.getByRole('button', { name: feedbackButtonMessages.open })).toBeFocused()
})
