import type { Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { axeFaults } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { exercisesOfEveryKind } from '@/tests/support/right-answers'

const PAGES = [
  '/',
  '/login',
  '/register',
  '/forgotten-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/newsletter?token=x',
  '/parental-consent?token=x',
  '/exercises',
  '/exercises5',
  '/admission',
  '/admission/erettsegi-2012-05-08',
  '/list?cls=hu%7Cgrade%7C5',
  '/list?cls=hu%7Cgrade%7C99',
  '/wiki',
  '/wiki?by=grade',
  '/wiki/pitagorasz-tetel',
  '/wiki/median-modusz-szoras',
  '/wiki/kepletek-8',
  '/explainers',
  '/explainers/expand-fractions?s=5',
  '/explainers/undo-operations?s=5',
  '/about',
  '/how-we-count',
  '/how-we-count/numbers',
  '/joinus',
  '/offline',
  '/terms',
  '/privacy',
  '/privacy/20241004',
  '/page-not-found',
]
const EXERCISES = (await exercisesOfEveryKind()).map(({ id }) => `/exercise/${id}?s=7&d=2`)

/** Faults of the page in either scheme. */
async function faultsOf(page: Page): Promise<unknown> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await axeFaults(page))]
}

for (const path of [...PAGES, ...EXERCISES]) {
  test(`axe finds nothing on ${path} in either scheme, and nothing scrolls sideways at 320 pixels`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    // The page is laid out anew by and by.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

for (const grades of ['/grade', '/try']) {
  test(`axe finds nothing on ${grades}/6 to ${grades}/12 in either scheme`, async ({ page }) => {
    for (const grade of [6, 7, 8, 9, 10, 11, 12]) {
      await page.goto(`${grades}/${grade}`)
      await expect(page).toHaveURL(`${grades}/${grade}`)
      expect(await faultsOf(page), `${grades}/${grade}`).toEqual([])
    }
  })
}

test('axe finds nothing on an exercise with a hint and a message, nor on the home page', async ({ page, signIn }) => {
  await signIn({ premium: true })
  await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
  await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  await expect(page.getByRole('list', { name: exerciseMessages.hints })).toBeVisible()
  await page.getByRole('main').getByRole('textbox').fill('1')
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/')
  expect(await faultsOf(page)).toEqual([])
})
