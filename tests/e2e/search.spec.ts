import type { Page } from '@playwright/test'
import { searchMessages } from '@/lib/shared/messages/search'
import { shellMessages } from '@/lib/shared/messages/shell'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'

const field = (page: Page) => page.getByRole('searchbox', { name: searchMessages.label })
const hits = (page: Page) => page.getByRole('list', { name: searchMessages.results })
const ADDITION = 'Különböző nevezőjű törtek összeadása'

test('a pupil finds an exercise by typing, shares the address, and comes back to the hits', async ({
  page,
  signIn,
  store,
}) => {
  const { user } = await signIn()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: shellMessages.search }).click()
  await expect(page.getByText(searchMessages.tooShort)).toBeVisible()
  await field(page).pressSequentially('tortek ossze', { delay: 30 })
  await expect(hits(page)).toContainText(ADDITION)
  await expect(page).toHaveURL('/search?q=tortek+ossze')
  const { nbHits } = await (await page.request.get('/api/search?q=tortek+ossze')).json()
  expect(nbHits).toBeGreaterThan(0)
  await expect
    .poll(async () => store.query('activityLog', { where: [{ field: 'userId', operator: '==', value: user.uid }] }))
    .toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          activity: 'search',
          metadata: { term: 'tortek ossze', nbHits },
        }),
      }),
    )

  await page
    .getByRole('link', { name: new RegExp(`^${ADDITION}: `) })
    .first()
    .click()
  // The seed is written into the address when the exercise is there; one step back leads past the entry without it.
  await expect(page).toHaveURL(/\/exercise\/.*[?&]s=\d/)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=tortek+ossze')
  await expect(field(page)).toHaveValue('tortek ossze')
  await expect(hits(page)).toContainText(ADDITION)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('what the server has found is in the page, and the form works without a script', async ({
  browser,
  context,
  baseURL,
  signIn,
}) => {
  await signIn()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await plain.newPage()
  await page.goto(new URL('/search?q=torteket', baseURL).href)
  await expect(hits(page)).toContainText('Tizedes törtek kerekítése')
  await field(page).fill('prímtényező')
  await page.getByRole('button', { name: searchMessages.submit }).click()
  await expect(page).toHaveURL(/\/search\?q=pr%C3%ADmt%C3%A9nyez%C5%91$/)
  await expect(hits(page)).toContainText('Prímtényezős felbontás')

  await page.goto(new URL('/search?q=szöveges', baseURL).href)
  const best = await hits(page).getByRole('listitem').first().textContent()
  await page.getByRole('link', { name: searchMessages.nextPage }).click()
  await expect(page).toHaveURL(/&page=1$/)
  await expect(page).toHaveTitle(new RegExp(searchMessages.titleOfPage(2)))
  await expect(hits(page).getByRole('listitem').first()).not.toHaveText(best ?? '')
  await page.getByRole('link', { name: searchMessages.previousPage }).click()
  await expect(hits(page).getByRole('listitem').first()).toHaveText(best ?? '')
  await plain.close()
})

test('axe finds nothing in any state in either scheme, and nothing is too wide for a small phone', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [address, text] of [
    ['/search', searchMessages.tooShort],
    ['/search?q=tort', 'Tizedes törtek kerekítése'],
    ['/search?q=szöveges&page=1', searchMessages.nextPage],
    [`/search?q=${'x'.repeat(100)}`, searchMessages.adviceTitle],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(text).first()).toBeVisible()
    await inEachScheme(page, async () => {
      expect(await axeFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
  await page.route('**/api/search?*', (route) => route.abort())
  await field(page).fill('tizedes')
  await expect(page.getByRole('alert').getByRole('button', { name: searchMessages.retry })).toBeVisible()
  await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  await page.unroute('**/api/search?*')
  await page.getByRole('button', { name: searchMessages.retry }).press('Enter')
  await expect(hits(page)).toBeVisible()
})

for (const [term, page] of [
  ['Pitagorasz', '/wiki/pitagorasz-tetel'],
  ['százalékláb', '/wiki/szazalekalap-es-szazaleklab'],
  ['henger', '/wiki/henger'],
] as const) {
  test(`„${term}” leads to practice and to the page of the wiki`, async ({ page: browserPage, signIn }) => {
    await signIn()
    await browserPage.goto(`/search?q=${encodeURIComponent(term)}`)
    await expect(hits(browserPage).locator('a[href^="/exercise/"]').first()).toBeVisible()
    await hits(browserPage).locator(`a[href="${page}"]`).click()
    await expect(browserPage).toHaveURL(page)
    await expect(browserPage.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  })
}
