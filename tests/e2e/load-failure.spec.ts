import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { unexpectedMessages } from '@/lib/shared/messages/error-views'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { loadFailureMessages } from '@/lib/shared/messages/load-failure'
import { axeFaults } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'

const ID = 'hibas-feladat'

test.beforeEach(async ({ store }) => {
  const sound = await store.get(PRIVATE_EXERCISES, 'osztok')
  if (!sound) throw new Error('the exercise of this test is gone')
  await store.set(PRIVATE_EXERCISES, ID, { ...sound.data, id: ID, script: '(def a (/ 1 0))' })
})
test.afterEach(({ store }) => store.delete(PRIVATE_EXERCISES, ID))

test('an exercise that cannot be loaded is a failure of the site, without what its script is made of', async ({
  browser,
  baseURL,
}) => {
  // Not the fixture's page, whose console has to stay quiet.
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  const response = await page.goto(`/exercise/${ID}?s=5&d=2`)
  expect(response?.status()).toBe(500)
  // In the page before any script runs.
  expect(await response?.text()).toContain(loadFailureMessages.cause)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(unexpectedMessages.title)
  await expect(alert).toContainText(/Hibaazonosító: \S{8}/)
  await expect(alert).not.toContainText(/\d+:\d+ \w/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByRole('link', { name: unexpectedMessages.retry })).toHaveAttribute(
    'href',
    `/exercise/${ID}?s=5&d=2`,
  )
  await page.getByRole('link', { name: exerciseMessages.home }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.close()
})
