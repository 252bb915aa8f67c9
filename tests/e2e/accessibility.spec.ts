import AxeBuilder from '@axe-core/playwright'
import { exerciseMessages } from '@/lib/messages/exercise'
import { exercisesOfEveryKind } from '@/tests/support/right-answers'
import { expect, test } from '@/tests/support/site'

const PAGES = [
  '/',
  '/login',
  '/register',
  '/forgotten-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/exercises',
  '/exercises5',
  '/admission',
  '/list?cls=hu%7Cgrade%7C5',
  '/list?cls=hu%7Cgrade%7C99',
  '/about',
  '/joinus',
  '/offline',
  '/terms',
  '/privacy',
  '/privacy/20241004',
  '/page-not-found',
]
const EXERCISES = (await exercisesOfEveryKind()).map(({ id }) => `/exercise/${id}?s=7&d=2`)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    for (const path of [...PAGES, ...EXERCISES]) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      })
    }

    test('axe finds nothing on an exercise with a hint and a message, nor on the home page', async ({
      page,
      signIn,
    }) => {
      await signIn({ premium: true })
      await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
      await page.getByRole('button', { name: exerciseMessages.hint }).click()
      await expect(page.getByRole('list', { name: exerciseMessages.hints })).toBeVisible()
      await page.getByRole('main').getByRole('textbox').fill('1')
      await page.getByRole('button', { name: exerciseMessages.check }).click()
      await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.goto('/')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  })
}

for (const path of [...PAGES, ...EXERCISES]) {
  test(`${path} needs no sideways scrolling at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}
