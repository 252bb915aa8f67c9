import type { Page } from '@playwright/test'
import { findUser } from '@/lib/domain/account/users'
import { legalMessages } from '@/lib/shared/messages/legal'
import { shellMessages } from '@/lib/shared/messages/shell'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, type Pupil, test } from '@/tests/support/e2e-fixtures'

const { changes: texts, documents } = legalMessages
const EXERCISE = '/exercise/egesz-osszeadas?s=5&d=2'

interface Fixtures {
  /** Signs in as a pupil whose consent is older than the documents. */
  readonly signInOutdated: () => Promise<Pupil>
}

const outdated = test.extend<Fixtures>({
  signInOutdated: async ({ signIn, store }, use) => {
    await use(async () => {
      const pupil = await signIn()
      await store.update('users', pupil.user.uid, { legalConsentDate: '2024-11-20T10:00:00.000Z' })
      return pupil
    })
  },
})

outdated('axe finds nothing on the dialog in either scheme', async ({ page, signInOutdated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInOutdated()
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: texts.title })).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
})

outdated('accepting leaves an exercise as it was, and lasts', async ({ page, signInOutdated, store }) => {
  const { user } = await signInOutdated()
  await page.goto('/terms') // Where the dialog is not shown.
  await page.goto(EXERCISE)
  const dialog = page.getByRole('dialog', { name: texts.title })
  await expect(dialog).toBeVisible()
  const address = page.url()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: documents.terms })).toHaveAttribute('href', '/terms')

  const saved = page.waitForResponse('**/api/user/custom/*')
  await dialog.getByRole('button', { name: texts.accept }).press('Enter')
  expect(await (await saved).headerValue('set-cookie')).toContain('HttpOnly')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(address)
  const consentedAt = (await findUser(store, user.uid))?.legalConsentDate ?? ''
  expect(Date.now() - Date.parse(consentedAt)).toBeLessThan(60_000)

  for (const path of [EXERCISE, '/']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

outdated('what was typed is still there when the consent runs out meanwhile', async ({ page, signIn, store }) => {
  const { user } = await signIn()
  await page.goto(EXERCISE)
  await page.getByRole('main').getByRole('textbox').fill('1')
  await store.update('users', user.uid, { legalConsentDate: null })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: texts.firstTitle })
  await dialog.getByRole('button', { name: texts.accept }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('1')
})

outdated('who does not accept is signed out, and sent to the home page', async ({ page, signInOutdated }) => {
  await signInOutdated()
  await page.goto('/exercises')
  const dialog = page.getByRole('dialog', { name: texts.title })
  await dialog.getByRole('button', { name: texts.signOut }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: shellMessages.login }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

outdated('the dialog is not shown where the documents are read', async ({ page, signInOutdated }) => {
  await signInOutdated()
  for (const path of ['/terms', '/privacy', '/privacy/20210502']) {
    await page.goto(path)
    await whenIdle(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('neither visitors nor those who have accepted load the dialog', async ({ page, signIn, request }) => {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.goto('/')
  await whenIdle(page)
  const urls = await loaded()
  await signIn()
  await page.goto('/exercises')
  await whenIdle(page)
  const scripts = new Set([...urls, ...(await loaded())].filter((url) => /\/_next\/.*\.js/.test(url)))
  expect(scripts.size).toBeGreaterThan(3)
  for (const url of scripts) {
    const script = await (await request.get(url)).text()
    expect(script.includes(texts.signOut), url).toBe(false)
  }
})

/** When the scripts of the page have run. */
async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
