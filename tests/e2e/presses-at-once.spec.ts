/**
 * What is pressed while the scripts of a page are still on the way is done when they are there. Of answers, options, help
 * and the login `slow-script.spec.ts` shows it, with what else there is to an exercise then.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountMessages } from '@/lib/shared/messages/account'
import { ageMessages } from '@/lib/shared/messages/age'
import { answerFigureMessages } from '@/lib/shared/messages/answer-figure'
import { collectionMessages } from '@/lib/shared/messages/collections'
import { exerciseListMessages } from '@/lib/shared/messages/exercise-list'
import { explainerMessages, explainerPlayerMessages } from '@/lib/shared/messages/explainer'
import { profileMessages } from '@/lib/shared/messages/profile'
import { searchMessages } from '@/lib/shared/messages/search'
import { shellMessages, themeMessages } from '@/lib/shared/messages/shell'
import { decideOnCookies, expect, test, userMenuOf } from '@/tests/support/e2e-fixtures'
import { holdScripts } from '@/tests/support/hold'

test.use({ pressesAtOnce: true })

const GRADE = '/list?cls=hu%7Cgrade%7C5'

/** Opens a page of which no script comes. @returns lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await decideOnCookies(page)
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  return release
}

test('a registration is sent, once, with all that was typed and chosen', async ({ page }) => {
  const release = await openWithoutScripts(page, '/register')
  const email = `${randomUUID()}@teszt.hu`
  await page.getByLabel(accountMessages.email).fill(email)
  await page.getByLabel(accountMessages.username).fill('Korai Kati')
  await page.getByLabel(accountMessages.password, { exact: true }).fill('egy hosszú jelszó')
  await page.getByRole('radio', { name: ageMessages.kinds.parent }).check()
  await page.getByRole('checkbox', { name: accountMessages.register.consent }).check()
  await page.getByRole('checkbox', { name: accountMessages.register.newsletter }).uncheck()
  const submit = page.getByRole('button', { name: accountMessages.register.submit })
  await submit.click()
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/register')) sent.push(request.postDataJSON())
  })
  await release()
  await expect(page.getByRole('heading', { name: accountMessages.verification.title })).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ email, username: 'Korai Kati', consent: true, newsletter: false })])
})

test('a menu opens at once, and what is pressed in it is done', async ({ page, signIn }) => {
  await signIn()
  const release = await openWithoutScripts(page, '/exercises')
  await userMenuOf(page).click()
  const signOut = page.getByRole('button', { name: shellMessages.signOut })
  await signOut.click()
  // Its own code comes with the press, so this takes as long as it takes.
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('signout'))
  await release()
  await sent
})

test('a chip of a page with views, a jump and the rest of a list come without scripts', async ({ page }) => {
  await openWithoutScripts(page, '/wiki')
  await page.getByRole('main').locator('a.chip:not([aria-current])').first().click()
  await expect(page).toHaveURL(/\/wiki\?by=/)
  await page.goto('/exercises5', { waitUntil: 'commit' })
  await page.getByRole('navigation', { name: collectionMessages.contents }).getByRole('link').last().click()
  await expect(page).toHaveURL(/\/exercises5#/)
  await page.goto(GRADE, { waitUntil: 'commit' })
  await page.getByRole('button', { name: exerciseListMessages.showMore }).click()
  await expect(page).toHaveURL(/page=1/)
})

test('an explainer plays', async ({ page }) => {
  const release = await openWithoutScripts(page, '/explainers/add-integers?s=5')
  const play = page.getByRole('button', { name: explainerMessages.play })
  await play.click()
  await expect(play).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(page.getByRole('region', { name: explainerPlayerMessages.name })).toBeVisible()
})

test('a press on a figure that is answered in lies where it was', async ({ page, signIn }) => {
  await signIn({ premium: true })
  const values = () =>
    page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  const press = async () => {
    const figure = page.getByRole('main').getByRole('group', { name: answerFigureMessages.name })
    await figure.locator('[data-plate]').click({ position: { x: 60, y: 80 } })
  }
  const release = await openWithoutScripts(page, '/exercise/egyenes-a-grafikonja?s=5&d=1')
  await press()
  expect((await values()).join('')).toBe('')
  await release()
  await expect.poll(async () => (await values()).join('')).not.toBe('')
  const early = await values()
  await page.goto('/exercise/egyenes-a-grafikonja?s=6&d=1')
  await press()
  await expect.poll(values).toEqual(early)
})

test('what is ticked, chosen and searched for takes effect', async ({ page, signIn }) => {
  await signIn()
  const release = await openWithoutScripts(page, '/profile')
  await page.getByRole('checkbox', { name: profileMessages.effects.vibration }).check()
  await page.getByText(themeMessages.dark, { exact: true }).first().click()
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"vibration":true')
  await expect(page.getByRole('checkbox', { name: profileMessages.effects.vibration })).toBeChecked()

  const releaseSearch = await openWithoutScripts(page, '/search')
  await page.getByLabel(searchMessages.label).fill('tört')
  await releaseSearch()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(page).toHaveURL(/q=t/)
})
