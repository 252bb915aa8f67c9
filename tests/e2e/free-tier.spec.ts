/** The free tier on the running site: three exercises, what is told of them, and what lifts it. */

import type { Page } from '@playwright/test'
import { dynamicMessages } from '@/lib/shared/messages/collections'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { exerciseRowMessages } from '@/lib/shared/messages/exercise-list'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import { homeMessages } from '@/lib/shared/messages/home'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'

const FIRST = 'egesz-osszeadas'
const SECOND = 'osztok'
const THIRD = 'muveleti-sorrend'
const FOURTH = 'sorozat-folytatasa'

const banner = (page: Page) => page.getByLabel(freemiumMessages.banner)
const hintButton = (page: Page) => page.getByRole('button', { name: exerciseMessages.hint, exact: true })

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/exercise/${id}?s=5&d=1`)
}

/** Answers whatever there is to answer, rightly or not, and checks it. */
async function check(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('textbox').all()) await box.fill('1')
  await page.getByRole('button', { name: exerciseMessages.check }).click()
}

test('a pupil chooses three exercises, is refused a fourth, and goes on with those', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await expect(banner(page)).toContainText(freemiumMessages.remaining(3))

  await page.getByRole('main').getByRole('link', { name: homeMessages.dynamic.title }).click()
  await page.locator(`a[href^="/exercise/${FIRST}?"]`).first().click()
  await expect(banner(page)).toContainText(freemiumMessages.remainingLikeThis(3))
  await check(page)
  await expect(banner(page)).toContainText(freemiumMessages.remainingBesides(2))
  await page.goBack()
  await page.getByRole('heading', { name: dynamicMessages.title, level: 1 }).waitFor()
  await page.goBack()
  await expect(banner(page)).toContainText(freemiumMessages.remaining(2))
  await open(page, SECOND)
  await hintButton(page).click()
  await expect(banner(page)).toContainText(freemiumMessages.remainingOneBesides)
  await open(page, THIRD)
  await expect(banner(page)).toContainText(freemiumMessages.remainingOneLikeThis)
  await hintButton(page).click()
  await expect(banner(page)).toContainText(freemiumMessages.lastToday)

  await open(page, FOURTH)
  await expect(banner(page)).toContainText(freemiumMessages.limitReached)
  await expect(hintButton(page)).toHaveCount(0)
  await check(page)
  await expect(page.getByRole('region', { name: exerciseMessages.limitTitle })).toBeVisible()

  await open(page, FIRST)
  await expect(banner(page)).toContainText(freemiumMessages.lastToday)
  await check(page)
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
  await page.goto('/exercises')
  await expect(banner(page)).toContainText(freemiumMessages.limitReached)
  const rowOf = (id: string) => page.locator('main li', { has: page.locator(`a[href^="/exercise/${id}?"]`) })
  await expect(rowOf(SECOND).first()).toContainText(exerciseRowMessages.standing.begun)
  await expect(rowOf(FOURTH).first()).toContainText(exerciseRowMessages.standing.waits)
  await page.goto('/')
  await expect(banner(page)).toContainText(freemiumMessages.limitReached)
  await expect(banner(page).getByRole('listitem')).toHaveCount(3)
  await banner(page).locator(`a[href="/exercise/${FIRST}"]`).click()
  await expect(banner(page)).toContainText(freemiumMessages.lastToday)
})

test('on a phone the limit names the three below each other, all of them in sight, and leaves half of the screen', async ({
  page,
  signIn,
  store,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await decideOnCookies(page)
  const { uid } = (await signIn()).user
  const recently = new Date().toISOString()
  await store.set('usage', uid, { starts: { [FIRST]: recently, [SECOND]: recently, [THIRD]: recently } })
  for (const address of [`/exercise/${FOURTH}?s=5&d=1`, '/exercises', '/']) {
    await page.goto(address)
    await expect(banner(page)).toContainText(freemiumMessages.limitReached)
    expect.soft((await banner(page).boundingBox())?.height, address).toBeLessThanOrEqual(640 / 2)
    const links = banner(page).getByRole('link')
    await expect(links).toHaveCount(4)
    let above = 0
    for (const link of await links.all()) {
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)
      expect(y, 'is not beside the one before it').toBeGreaterThanOrEqual(above)
      above = y + height / 2
    }
  }
})

test('a subscriber sees no banner', async ({ page, signIn }) => {
  await signIn({ premium: true })
  await open(page, FOURTH)
  await expect(hintButton(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('axe finds nothing in any state in either scheme, nothing is wider than a narrow phone, and no page is missing', async ({
  page,
  signIn,
  store,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  const missing: string[] = []
  page.on('response', (response) => response.status() === 404 && missing.push(response.url()))
  const { uid } = (await signIn()).user
  const recently = new Date().toISOString()
  const expiresAt = '2099-12-31T00:00:00.000Z'
  const states: readonly (() => Promise<void>)[] = [
    async () => {},
    () => store.set('usage', uid, { starts: { [FIRST]: recently, [SECOND]: recently, [THIRD]: recently } }),
    () => store.set('usage', uid, { starts: { a: recently, b: recently, [FOURTH]: recently } }),
    () => store.set('payments', uid, { status: 'active', isCancelled: true, expiresAt }),
  ]
  for (const enter of states) {
    await enter()
    for (const path of [`/exercise/${FOURTH}?s=5&d=1`, '/', '/exercises']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      await inEachScheme(page, async () => {
        expect(await axeFaults(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      })
    }
  }
  expect(missing).toEqual([])
})
