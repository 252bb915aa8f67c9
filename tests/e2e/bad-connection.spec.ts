import type { Page, Request } from '@playwright/test'
import { cookieBannerMessages } from '@/lib/shared/messages/cookie-banner'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { retryMessages } from '@/lib/shared/messages/retry'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { fillIn, refOf } from '@/tests/support/player-page'
import { allExercises, rightAnswers } from '@/tests/support/right-answers'

const ID = 'egesz-osszeadas'
const PATH = `/exercise/${ID}?s=5&d=2`

const field = (page: Page) => page.getByRole('main').getByRole('textbox').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Has the server do what the first call of a kind asks, and loses its answer on the way back. */
async function loseFirstAnswer(page: Page, kind: 'check' | 'hint'): Promise<readonly Request[]> {
  const requests: Request[] = []
  await page.route(`**/api/exercise/*/${kind}`, async (route) => {
    if (requests.push(route.request()) > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  return requests
}

async function solveFirst(page: Page) {
  const exercise = (await allExercises()).find(({ id }) => id === ID)
  if (!exercise) throw new Error('the exercise of this test is gone')
  await fillIn(page, rightAnswers(exercise, refOf(page))[0] ?? [])
  await button(page, exerciseMessages.check).click()
  await button(page, exerciseMessages.doneNext).click()
  await expect(page.getByText(exerciseMessages.counter(2, 2))).toBeVisible()
}

test('a check whose answer is lost after the server has graded it is sent again, starts the exercise once and counts as one try', async ({
  page,
  signIn,
  store,
}) => {
  const { user } = await signIn()
  await page.goto(PATH)
  const requests = await loseFirstAnswer(page, 'check')
  await field(page).fill('1')
  await field(page).press('Enter')
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
  expect(requests.map((request) => request.postDataJSON())).toEqual(
    Array(2).fill({ seed: 5, difficultyLevel: 2, subTask: 0, answers: ['1'], attempt: 1 }),
  )
  expect(await store.get('usage', user.uid)).toMatchObject({ data: { starts: { [ID]: expect.any(String) } } })
  expect(await store.get('rounds', `${user.uid}_${ID}_2_5`)).toMatchObject({ data: { subTasks: [{ tries: 1 }, {}] } })
})

test('a hint whose answer is lost is not skipped', async ({ page, signIn }) => {
  await signIn()
  await page.goto(PATH)
  const requests = await loseFirstAnswer(page, 'hint')
  await button(page, exerciseMessages.hint).click()
  const hints = page.getByRole('list', { name: exerciseMessages.hints }).getByRole('listitem')
  await expect(hints).toHaveCount(1)
  await expect(hints).toContainText('1. segítség')
  expect(requests).toHaveLength(2)
})

test('without a connection an answer waits, and goes by itself when there is one', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await page.goto(PATH)
  await field(page).fill('1')
  await context.setOffline(true)
  await button(page, exerciseMessages.check).click()
  const notice = page.getByRole('region', { name: retryMessages.offline.check.title })
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
  await expect(notice).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('1')
})

test('new numbers that could not be fetched come with the connection', async ({ page, context, signIn }) => {
  await signIn()
  await page.goto(PATH)
  await expect(page).toHaveURL(PATH)
  await context.setOffline(true)
  await button(page, exerciseMessages.renew).click()
  await expect(page.getByRole('region', { name: retryMessages.offline.renewal.title })).toBeVisible()
  await context.setOffline(false)
  await expect(page).not.toHaveURL(PATH)
  await expect(field(page)).toBeFocused()
})

test('a part that comes after the page, when its code could not be loaded, comes with the connection', async ({
  page,
  context,
}) => {
  const html = await (await page.request.get('/about')).text()
  const scripts = '**/_next/static/chunks/**.js'
  await page.route(scripts, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort('connectionreset'),
  )
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await failed
  const consent = page.getByRole('region', { name: cookieBannerMessages.label })
  await expect(consent).toHaveCount(0)

  await context.setOffline(true)
  await page.unroute(scripts)
  await context.setOffline(false)
  await expect(consent).toBeVisible()
})

test('a reload and a return find what was typed and solved, and another account does not', async ({ page, signIn }) => {
  await signIn()
  await page.goto(PATH)
  await solveFirst(page)
  await field(page).fill('12')

  await page.reload()
  await expect(page.getByText(exerciseMessages.counter(2, 2))).toBeVisible()
  await expect(field(page)).toHaveValue('12')
  await button(page, exerciseMessages.stepDone(1)).click()
  await expect(field(page)).not.toBeEditable()
  await expect(field(page)).not.toHaveValue('')

  await page.goto('/exercises')
  await page.goBack()
  await expect(page.getByText(exerciseMessages.markCorrect)).toBeVisible()

  await signIn()
  await page.reload()
  await expect(page.getByText(exerciseMessages.counter(1, 2))).toBeVisible()
  await expect(field(page)).toBeEditable()
  await expect(field(page)).toHaveValue('')
})

test('new numbers survive a reload with what was typed', async ({ page, signIn }) => {
  await signIn()
  await page.goto(PATH)
  await button(page, exerciseMessages.renew).click()
  await expect(page).not.toHaveURL(PATH)
  await field(page).fill('34')
  await page.reload()
  await expect(field(page)).toHaveValue('34')
})
