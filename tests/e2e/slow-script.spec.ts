/** The exercise page while its scripts are still on the way: what the server sent can be read and answered. */
import { accountMessages } from '@/lib/shared/messages/account'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { freemiumMessages } from '@/lib/shared/messages/freemium'
import { shellMessages } from '@/lib/shared/messages/shell'
import { trialMessages } from '@/lib/shared/messages/trial'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { hold, holdScripts } from '@/tests/support/hold'
import { trialCard, trialCheck } from '@/tests/support/trial-page'

const PATH = '/exercise/egesz-osszeadas?s=5&d=2'

test('an answer that is typed and checked before the scripts come is kept, and checked once when they do', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true })
  const release = await holdScripts(page)
  await page.goto(PATH, { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('textbox')
  await expect(page.getByRole('main')).toContainText('Számítsd ki az összeget!')
  await field.fill('1')
  await field.press('Enter')
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  await expect(page).toHaveURL(PATH)
  await expect(field).toHaveValue('1')

  await expect(page.getByRole('button', { name: exerciseMessages.check })).toHaveAttribute('aria-busy', 'true')

  const checks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/check')) checks.push(request.url())
  })
  await release()
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
  expect(checks).toHaveLength(1)
  await expect(field).toHaveValue('1')
})

test('nothing moves when the scripts come', async ({ page, signIn }) => {
  await signIn()
  const release = await holdScripts(page)
  await page.goto(PATH, { waitUntil: 'commit' })
  const hint = page.getByRole('button', { name: exerciseMessages.hint, exact: true })
  await expect(hint).toBeVisible()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
  // Those of mathematics have its widths only when they are there.
  await page.evaluate(() => Promise.all(['KaTeX_Main', 'KaTeX_Math'].map((name) => document.fonts.load(`1em ${name}`))))
  await page.evaluate(() => document.fonts.ready)
  const placesOf = () =>
    page
      .locator('main *:not(math *, .katex *), header *, aside, footer *')
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())))
  const before = await placesOf()
  await release()
  await page.waitForLoadState('networkidle')
  expect(await placesOf()).toEqual(before)
})

test('the page comes with what the free tier allows, not before it', async ({ page, signIn, store }) => {
  const { uid } = (await signIn()).user
  const recently = new Date().toISOString()
  await store.set('usage', uid, { starts: { a: recently, b: recently, c: recently } })
  await holdScripts(page)
  await page.goto(PATH, { waitUntil: 'commit' })
  await expect(page.getByLabel(freemiumMessages.banner)).toContainText(freemiumMessages.limitReached)
  await expect(page.getByRole('button', { name: exerciseMessages.check })).toBeVisible()
  await expect(page.getByRole('button', { name: exerciseMessages.hint, exact: true })).toHaveCount(0)
})

test('only a change of page within the site is told to be patient', async ({ page }) => {
  const document = await (await page.request.get(PATH)).text()
  expect(document.replace(/<script.*?<\/script>/gs, '')).not.toContain(exerciseMessages.loading)
  const fetched = await page.request.get(PATH, { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } })
  expect(await fetched.text()).toContain(exerciseMessages.loading)
})

test('an option and a check that are pressed before the scripts come count', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  // The page has other options, and they are there before those of the exercise.
  const first = trialCard(page).getByRole('radio').first()
  await first.check()
  await trialCheck(page).click()
  await release()
  const verdict = page.getByText(exerciseMessages.failedTitle).or(page.getByText(trialMessages.save.title))
  await expect(verdict.first()).toBeVisible()
  await expect(first).toBeChecked()
})

test('an option that a visitor presses before the scripts come tells what an account is for when they do', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/exercise/muveleti-sorrend?s=5&d=1', { waitUntil: 'commit' })
  // It is of a group that is disabled, so the browser presses it and the option takes nothing.
  await page.locator('main form label').first().click({ force: true })
  await release()
  await expect(page.getByRole('region', { name: exerciseMessages.account.title })).toBeVisible()
})

test('help and a check that are pressed before the scripts come are done one after the other', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await trialCard(page).getByRole('radio').first().check()
  await trialCard(page).getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  await trialCheck(page).click()
  await release()
  await expect(trialCard(page).getByRole('list', { name: exerciseMessages.hints })).toBeVisible()
  const verdict = page.getByText(exerciseMessages.failedTitle).or(page.getByText(trialMessages.save.title))
  await expect(verdict.first()).toBeVisible()
})

test('a login that is sent before the scripts come is sent once when they do', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel(accountMessages.email).fill('senki@teszt.hu')
  await page.getByLabel(accountMessages.password, { exact: true }).fill('Nem-jo-jelszo-1')
  await page.getByLabel(accountMessages.password, { exact: true }).press('Enter')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  await release()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  expect(calls.filter((path) => path.includes('callback') || path === '/login')).toHaveLength(1)
})

test('a link answers at once, and says what is coming, until its page is there', async ({ page }) => {
  const release = await hold(page, /_rsc=/)
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: shellMessages.about })
  const press = async () => {
    const answered = link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const measure = ({ timeStamp }: Event) =>
            requestAnimationFrame(() => {
              if (element.ariaBusy === 'true') resolve(performance.now() - timeStamp)
            })
          element.addEventListener('click', measure, { once: true })
        }),
    )
    await link.click()
    return answered
  }
  // The quickest of some: others may be using the processor.
  expect(Math.min(await press(), await press(), await press())).toBeLessThan(100)
  await expect(page.getByText(`${shellMessages.coming}${shellMessages.about}`)).toBeVisible()
  await release()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByText(shellMessages.coming)).toHaveCount(0)
})

test('a press on help or on the check is seen in the next picture of the screen, however late the server answers', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true })
  await page.goto(PATH)
  await page.getByRole('main').getByRole('textbox').first().fill('1')
  for (const [name, call, told] of [
    [exerciseMessages.hint, 'hint', page.getByRole('list', { name: exerciseMessages.hints })],
    [exerciseMessages.check, 'check', page.getByRole('region', { name: exerciseMessages.failedTitle })],
  ] as const) {
    const release = await hold(page, `**/api/exercise/*/${call}`)
    const button = page.getByRole('button', { name, exact: true })
    const isSeen = await button.evaluate(
      (pressed: HTMLElement) =>
        new Promise<boolean>((tell) => {
          pressed.click()
          requestAnimationFrame(() => tell(pressed.ariaBusy === 'true'))
        }),
    )
    expect(isSeen, name).toBe(true)
    await release()
    await expect(told).toBeVisible()
  }
})
