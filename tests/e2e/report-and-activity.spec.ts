import type { DocumentStore } from '@/lib/ports/document-store'
import { errorReportMessages } from '@/lib/shared/messages/error-report'
import { errorReportLinkMessages } from '@/lib/shared/messages/error-report-link'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { shellMessages } from '@/lib/shared/messages/shell'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { refOf, solve } from '@/tests/support/player-page'
import { allExercises } from '@/tests/support/right-answers'

const EXERCISE = 'egesz-osszeadas'
const PATH = `/exercise/${EXERCISE}?s=5&d=2`

/** The documents of a collection that belong to an account, oldest first. */
async function documentsOf(store: DocumentStore, collection: string, userId: string) {
  const documents = await store.query(collection, { where: [{ field: 'userId', operator: '==', value: userId }] })
  return documents.map(({ data }) => data).sort((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)))
}

async function activitiesOf(store: DocumentStore, userId: string) {
  const entries = await documentsOf(store, 'activityLog', userId)
  return entries.map(({ activity, metadata }) => ({ activity, metadata }))
}

test('a pupil reports a fault, and the report holds what they had before them', async ({ page, store, signIn }) => {
  const { user } = await signIn()
  await page.goto(PATH)
  await page.getByRole('main').getByRole('textbox').fill('13')
  await page.getByRole('button', { name: errorReportLinkMessages.open }).click()
  await page.getByLabel(errorReportMessages.description).fill('Szerintem 13 a jó.')
  await page.getByLabel(errorReportMessages.types['wrong-answer']).check()
  await page.getByRole('button', { name: errorReportMessages.send }).click()
  await expect(page.getByRole('status').filter({ hasText: errorReportLinkMessages.thanks })).toBeFocused()
  expect(await documentsOf(store, 'errorReports', user.uid)).toEqual([
    {
      userId: user.uid,
      email: user.email,
      status: 'new',
      createdAt: expect.any(String),
      description: 'Szerintem 13 a jó.',
      errorType: 'wrong-answer',
      exerciseId: EXERCISE,
      exerciseURL: PATH,
      exerciseState: {
        seed: 5,
        difficultyLevel: 2,
        selectedSubtask: 0,
        numberOfFinishedTasks: 0,
        subTasks: [
          { answers: [{ type: 'single-number', answer: '13' }], numberOfHints: 0, numberOfAttempts: 0 },
          { answers: [{ type: 'single-number', answer: '' }], numberOfHints: 0, numberOfAttempts: 0 },
        ],
      },
    },
  ])
})

test('a form whose code does not arrive says so, and opens when it is asked for again', async ({ page, signIn }) => {
  await signIn()
  await page.goto(PATH)
  const link = page.getByRole('button', { name: errorReportLinkMessages.open })
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/**', (route) => route.abort())
  await link.click()
  await expect(page.getByText(errorReportLinkMessages.cannotOpen)).toBeVisible()
  await page.unroute('**/_next/static/**')
  await link.click()
  await expect(page.getByLabel(errorReportMessages.description)).toBeFocused()
})

test('axe finds nothing in the open form at 320 pixels in either scheme', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn()
  await page.goto(PATH)
  await page.route('**/api/error-reports', (route) => route.abort())
  await page.getByRole('button', { name: errorReportLinkMessages.open }).click()
  await page.getByRole('button', { name: errorReportMessages.send }).click()
  await expect(page.getByText(errorReportMessages.failed)).toBeVisible()
  await inEachScheme(page, async () => {
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test('opening, solving and leaving an exercise are logged once each, and so is the way there', async ({
  page,
  store,
  signIn,
}) => {
  const exercise = (await allExercises()).find(({ id }) => id === EXERCISE)
  if (!exercise) throw new Error('the exercise of this test is gone')
  const { user } = await signIn()
  await page.goto('/')
  const link = page.getByRole('navigation').getByRole('link', { name: shellMessages.exercises }).first()
  // Before React has taken it over, a press is the browser's own way to a page, which nothing logs.
  const isTakenOver = () => link.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isTakenOver).toBe(true)
  await link.click()
  await expect(page).toHaveURL(/\/exercises$/)
  await page.locator(`a[href^="/exercise/${EXERCISE}?"]`).first().click()
  await expect(page).toHaveURL(/\?s=\d+&d=1/)
  const { seed } = refOf(page)
  const url = `${EXERCISE}?s=${seed}&d=1`
  await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  await expect(page.getByRole('list', { name: exerciseMessages.hints })).toBeVisible()
  await solve(page, exercise, refOf(page))
  await page.getByRole('dialog').getByRole('button', { name: exerciseMessages.again }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(new RegExp(`s=${seed}&`))
  const again = `${EXERCISE}?s=${refOf(page).seed}&d=1`
  await page.getByRole('button', { name: exerciseMessages.close }).click()
  await expect(page).toHaveURL(/\/(exercises)?$/)
  const expected = [
    { activity: 'navigate', metadata: { to: '/exercises' } },
    { activity: 'navigate', metadata: { to: `/exercise/${EXERCISE}` } },
    { activity: 'exerciseStart', metadata: { url } },
    { activity: 'exerciseSolved', metadata: { url, usedHints: 1 } },
    { activity: 'exerciseStart', metadata: { url: again } },
    { activity: 'exerciseClose', metadata: { url: again } },
  ]
  await expect.poll(() => activitiesOf(store, user.uid)).toEqual(expected)
})

test('a page that is left altogether closes its exercise by a beacon', async ({ page, store, signIn }) => {
  const { user } = await signIn()
  await page.goto(PATH)
  const url = `${EXERCISE}?s=5&d=2`
  await expect.poll(() => activitiesOf(store, user.uid)).toEqual([{ activity: 'exerciseStart', metadata: { url } }])
  await page.goto('about:blank')
  await expect
    .poll(() => activitiesOf(store, user.uid))
    .toEqual([
      { activity: 'exerciseStart', metadata: { url } },
      { activity: 'exerciseClose', metadata: { url } },
    ])
})
