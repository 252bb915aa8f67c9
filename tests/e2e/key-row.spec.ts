import { devices } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { keyRowMessages } from '@/lib/shared/messages/key-row'
import { axeFaults } from '@/tests/support/axe'
import { decideOnCookies, expect, test } from '@/tests/support/e2e-fixtures'

const EXERCISE = '/exercise/egesz-osszeadas?s=5&d=2'

for (const name of ['Pixel 7', 'iPhone 14'] as const) {
  const { defaultBrowserType, ...device } = devices[name]

  test.describe(`on a ${name}`, () => {
    test.use({ ...device, reducedMotion: 'reduce' })

    test('a key writes into the field and leaves the focus there', async ({ page, signIn }) => {
      await signIn({ premium: true })
      await page.goto(EXERCISE)
      const field = page.getByRole('main').getByRole('textbox').first()
      const minus = page.getByRole('button', { name: keyRowMessages.sign })
      await expect(minus).toBeHidden()
      await field.tap()
      await page.keyboard.type('12')
      await minus.tap()
      await expect(field).toHaveValue('-12')
      await expect(field).toBeFocused()
      await page.keyboard.type('3')
      await expect(field).toHaveValue('-123')
    })

    test('its keys are large enough, nothing is covered, and axe finds nothing', async ({ page, signIn }) => {
      await decideOnCookies(page)
      await signIn({ premium: true })
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto(EXERCISE)
      const field = page.getByRole('main').getByRole('textbox').first()
      await field.tap()
      const row = page.getByRole('region', { name: keyRowMessages.name })
      for (const key of await row.getByRole('button').all()) {
        const box = await key.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48)
      }
      const fieldBox = await field.boundingBox()
      const rowBox = await row.boundingBox()
      expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(rowBox?.y ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(568)
      expect(await axeFaults(page)).toEqual([])
    })

    test('it stays with the check where the keyboard leaves little of the screen', async ({ page, signIn }) => {
      await decideOnCookies(page)
      await signIn({ premium: true })
      await page.goto(EXERCISE)
      const field = page.getByRole('main').getByRole('textbox').first()
      await field.tap()
      await page.setViewportSize({ width: 640, height: 180 })
      const row = page.getByRole('region', { name: keyRowMessages.name })
      await expect(row).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: exerciseMessages.check })).toBeInViewport({ ratio: 1 })
      await expect
        .poll(async () => {
          const [fieldBox, rowBox] = [await field.boundingBox(), await row.boundingBox()]
          return (fieldBox?.y ?? 0) + (fieldBox?.height ?? 0) <= (rowBox?.y ?? 0)
        })
        .toBe(true)
    })
  })
}

test('a desktop has a keyboard of its own, and no row', async ({ page, signIn }) => {
  await signIn({ premium: true })
  await page.goto(EXERCISE)
  await page.getByRole('main').getByRole('textbox').first().click()
  await expect(page.getByRole('button', { name: keyRowMessages.sign })).toBeHidden()
})
