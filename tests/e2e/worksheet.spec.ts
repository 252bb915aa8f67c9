import type { Page } from '@playwright/test'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { notFoundMessages } from '@/lib/shared/messages/error-views'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { printLinkMessages, worksheetMessages } from '@/lib/shared/messages/worksheet'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { createPupil, expect, test } from '@/tests/support/e2e-fixtures'
import { exercisesOfEveryKind } from '@/tests/support/right-answers'
import { readable, secretsOf } from '@/tests/support/secrets'

const REF = { seed: 5, difficultyLevel: 2 } as const
const QUERY = 's=5&d=2'

/** How many sheets of A4 a page prints on. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('neither a visitor nor a free user gets anything of the solutions, whatever the address asks for', async ({
  request,
  store,
}) => {
  const cookieOf = async (premium: boolean) =>
    `${sessionCookieName(false)}=${(await createPupil(store, premium)).token}`
  const [free, premium] = [await cookieOf(false), await cookieOf(true)]
  for (const exercise of await exercisesOfEveryKind()) {
    const secrets = secretsOf(exercise, REF)
    const textFor = async (cookie: string) => {
      const page = await request.get(`/exercise/${exercise.id}/print?${QUERY}&solutions=1`, { headers: { cookie } })
      expect(page.status()).toBe(200)
      return readable(await page.text())
    }
    for (const text of [await textFor(''), await textFor(free)]) {
      expect(text).toContain(worksheetMessages.solutionsForPremium)
      expect(
        secrets.filter((secret) => text.includes(secret)),
        exercise.id,
      ).toEqual([])
    }
    const solved = await textFor(premium)
    expect(secrets.filter((secret) => solved.includes(secret)).length).toBeGreaterThan(0)
  }
})

test('a Premium user turns solutions on, and they are printed on sheets of their own', async ({ page, signIn }) => {
  await signIn({ premium: true })
  await page.goto(`/exercise/egesz-osszeadas/print?${QUERY}`)
  const solutions = page.getByRole('heading', { name: worksheetMessages.solutionsTitle('Egész számok összeadása') })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const sheets = await countSheets(page)
  await page.getByRole('link', { name: worksheetMessages.withSolutions }).click()
  await expect(solutions).toBeVisible()
  expect(await countSheets(page)).toBe(sheets + 1)
})

test('the worksheet is the exercise of its address, leads back to it, and is not for search engines', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/exercise/egesz-osszeadas?${QUERY}`)
  const question = await page.getByRole('main').locator('math').first().textContent()
  const [sheet] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: new RegExp(printLinkMessages.print) }).click(),
  ])
  await expect(sheet).toHaveURL(`${baseURL}/exercise/egesz-osszeadas/print?${QUERY}`)
  await expect(sheet.locator('math').first()).toHaveText(question ?? '')
  await expect(sheet.getByRole('img', { name: /\/exercise\/egesz-osszeadas\?s=5&d=2$/ })).toBeVisible()
  await expect(sheet.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(sheet.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/exercise\/egesz-osszeadas$/)
  await sheet.getByRole('link', { name: worksheetMessages.newNumbers }).click()
  await expect(sheet).not.toHaveURL(/s=5&/)
  await sheet.getByRole('link', { name: worksheetMessages.back }).click()
  await expect(sheet).toHaveURL(/\/exercise\/egesz-osszeadas\?s=\d+&d=2$/)
})

test('the worksheet of an unknown exercise leads to the page that says so', async ({ page }) => {
  await page.goto('/exercise/nincs-ilyen/print')
  await expect(page).toHaveURL(/\/page-not-found$/)
  await expect(page.getByText(notFoundMessages.title)).toBeVisible()
})

test('axe finds nothing on worksheets in either scheme, with solutions and without, and a phone shows them whole', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { id } of await exercisesOfEveryKind()) {
    await page.goto(`/exercise/${id}/print?${QUERY}&solutions=1`)
    await inEachScheme(page, async () => {
      expect(await axeFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
  await page.context().clearCookies()
  await page.goto(`/exercise/egesz-osszeadas/print?${QUERY}`)
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('an exercise and its worksheet print black on white, without what only a screen needs', async ({
      page,
      signIn,
    }) => {
      await signIn({ premium: true })
      await page.goto(`/exercise/egesz-osszeadas?${QUERY}`)
      await page.getByRole('main').getByRole('textbox').fill('1')
      await page.getByRole('button', { name: exerciseMessages.check }).click()
      await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(page.getByText(exerciseMessages.failedTitle)).toBeHidden()
      // The words that lead to the wiki are words of the question.
      await expect(page.locator(':is(button, a):visible:not([data-wiki-page])')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
      await expect(page.getByText(/\/exercise\/egesz-osszeadas\?s=5&d=2$/)).toBeVisible()
      expect(await coloursOf(page)).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgba(0, 0, 0, 0)', scheme: 'light' })
      expect(await countSheets(page)).toBe(1)

      await page.goto(`/exercise/egesz-osszeadas/print?${QUERY}`)
      await expect(page.getByRole('navigation')).toBeHidden()
      expect(await coloursOf(page)).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgba(0, 0, 0, 0)', scheme: 'light' })
    })
  })
}

function coloursOf(page: Page) {
  return page.evaluate(() => {
    const { color, backgroundColor, colorScheme } = getComputedStyle(document.body)
    return { ink: color, paper: backgroundColor, scheme: colorScheme }
  })
}
