/** What visitors see first, and what they can solve without an account. */

import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { findUserByEmail } from '@/lib/domain/account/users'
import { readSolvedLevels } from '@/lib/domain/progress/progress'
import { listTrials } from '@/lib/domain/trial/trial-lists'
import { accountMessages } from '@/lib/shared/messages/account'
import { ageMessages } from '@/lib/shared/messages/age'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { explainerMessages, explainerPlayerMessages as player } from '@/lib/shared/messages/explainer'
import { glimpseMessages } from '@/lib/shared/messages/explainer-glimpse'
import { homeMessages } from '@/lib/shared/messages/home'
import { landingMessages } from '@/lib/shared/messages/landing'
import { trialMessages } from '@/lib/shared/messages/trial'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, mailsTo, test } from '@/tests/support/e2e-fixtures'
import {
  amountOption,
  amountsOfChange,
  priceOfSale,
  saveOffer,
  trialCard,
  trialCheck,
} from '@/tests/support/trial-page'

test('the page comes with fonts of its own letters, and loads no whole one', async ({ page }) => {
  const fonts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(path.basename(response.url()))
  })
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((name) => !/^(?:figtree|bricolage_grotesque)_latin(?:_ext)?\./.test(name))).toEqual([])
  expect(new Set(fonts).size).toBe(4)
})

/* Who opens it for the first time is asked about cookies too, below the exercise: nothing is decided in these tests. */

for (const width of [320, 360]) {
  test(`a first exercise stands in the first screen of a phone ${width} pixels wide, to the button that checks it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    await expect(trialCard(page).getByText('Mennyi a visszajáró?')).toBeInViewport({ ratio: 1 })
    for (const option of await trialCard(page).getByRole('radio').all())
      await expect(option).toBeInViewport({ ratio: 1 })
    await expect(trialCheck(page)).toBeInViewport({ ratio: 1 })
    const [card, check] = [await trialCard(page).boundingBox(), await trialCheck(page).boundingBox()]
    const last = await trialCard(page).locator('label').last().boundingBox()
    expect((check?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(8)
    expect((check?.x ?? 999) + (check?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
  })
}

test('it stands below a title of two lines and the grades, and its code is in no script that the page waits for', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  const lineHeight = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(Math.round(((await heading.boundingBox())?.height ?? 0) / lineHeight)).toBe(2)
  const chips = page.getByRole('navigation', { name: trialMessages.ask }).getByRole('link')
  expect(await chips.allInnerTexts()).toEqual(['5.', '6.', '7.', '8.', '9.', '10.', '11.', '12.'])
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source ?? '')
  expect(scripts.length).toBeGreaterThan(3)
  const sources = await Promise.all(scripts.map(async (source) => (await request.get(source)).text()))
  expect(sources.filter((source) => source.includes(exerciseMessages.chooseOne))).toEqual([])
})

for (const width of [320, 360]) {
  test(`on its own page all of it is in the first screen of a phone ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/try/5')
    for (const part of [page.getByRole('link', { name: trialMessages.gradeSpoken(7) }), trialCheck(page)])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(trialCard(page).getByText('Mennyi a visszajáró?')).toBeInViewport({ ratio: 1 })
    for (const option of await trialCard(page).getByRole('radio').all())
      await expect(option).toBeInViewport({ ratio: 1 })
  })
}

test('each grade has a first exercise of its own, all of it in the first screen of a phone', async ({
  page,
  store,
}) => {
  const grades = await listTrials(store)
  expect(grades.length).toBeGreaterThan(7)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const { grade, exercises } of grades) {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: trialMessages.gradeSpoken(grade), exact: true })
      .click()
    await expect(page).toHaveURL(`/try/${grade}`)
    const title = trialCard(page).getByRole('heading', { level: 2 })
    await expect(title).toHaveText(exercises[0]?.title ?? '')
    const fields = await trialCard(page).locator('label, input:not([type=radio])').all()
    expect(fields.length, `${grade}`).toBeGreaterThan(0)
    for (const part of [title, ...fields, trialCheck(page)])
      await expect.soft(part, `${grade}: ${part}`).toBeInViewport({ ratio: 1 })
  }
})

test('a visitor errs, is helped and solves it by the keyboard alone, and is asked for no account before', async ({
  page,
}) => {
  await page.goto('/')
  const { change, cost } = await amountsOfChange(page)
  const { keyboard } = page
  await amountOption(page, cost).focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  const remark = trialCard(page).getByRole('region', { name: exerciseMessages.failedTitle })
  await expect(remark).toContainText('Ennyibe kerülnek együtt. Az a kérdés, mennyit adnak vissza.')
  await trialCard(page).getByRole('button', { name: exerciseMessages.askHelp }).press('Enter')
  await expect(trialCard(page).getByRole('list', { name: exerciseMessages.hints }).getByRole('listitem')).toBeFocused()
  await amountOption(page, change).focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(saveOffer(page)).toBeFocused()
  await expect(trialCard(page).getByRole('link', { name: trialMessages.save.register })).toHaveAttribute(
    'href',
    '/register',
  )
})

test('three taps lead from the landing page to a solved question, and an account takes over what was solved', async ({
  page,
  signIn,
  store,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await decideOnCookies(page)
  const begun = Date.now()
  await page.goto('/')
  let taps = 0
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  await tap(page.getByRole('main').getByRole('link', { name: trialMessages.gradeSpoken(7) }))
  await expect(page).toHaveURL('/try/7')
  await tap(amountOption(page, await priceOfSale(page)))
  await tap(trialCheck(page))
  await expect(saveOffer(page)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(4)
  expect(Date.now() - begun).toBeLessThan(60_000)

  // The next one, and back again: the leaf of the first is filled.
  await trialCard(page).getByRole('link', { name: trialMessages.save.another }).click()
  await expect(page).toHaveURL('/try/7?n=2')
  await expect(trialCard(page).getByRole('link', { name: trialMessages.stepDone(1, 'Akciós ár') })).toBeVisible()
  await page.goBack()
  await trialCard(page)
    .getByRole('link', { name: trialMessages.stepDone(1, 'Akciós ár') })
    .waitFor()

  const { user } = await signIn()
  await page.goto('/')
  await expect(page.getByText(trialMessages.takenOver(1))).toBeVisible()
  expect(await readSolvedLevels(store, user.uid)).toEqual({ 'akcios-ar': [1] })
  await page.reload()
  await expect(page.getByRole('heading', { name: homeMessages.greeting('Teszt Elek') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('solvedTrials'))).toBeNull()
})

test('what was solved arrives when the address is confirmed first: in the first tab, or after signing in in another', async ({
  page,
  context,
  store,
}) => {
  const email = `${randomUUID()}@teszt.hu`
  const password = 'három jó szó'
  await decideOnCookies(page)
  await page.goto('/try/7')
  await amountOption(page, await priceOfSale(page)).check()
  await trialCheck(page).click()
  await saveOffer(page).waitFor()
  // What fails for now is done the next time, wherever that is.
  await page.route('**/api/user/trial', (route) => route.abort(), { times: 1 })
  await trialCard(page).getByRole('link', { name: trialMessages.save.register }).click()
  await page.getByLabel(accountMessages.email).fill(email)
  await page.getByLabel(accountMessages.username).fill('Kerek Kata')
  await page.getByLabel(accountMessages.password, { exact: true }).fill(password)
  await page.getByRole('radio', { name: ageMessages.kinds.teacher }).check()
  await page.getByRole('checkbox', { name: accountMessages.register.consent }).check()
  const failed = page.waitForRequest('**/api/user/trial')
  await page.getByRole('button', { name: accountMessages.register.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: accountMessages.verification.title })).toBeVisible()
  await failed
  const { uid = '' } = (await findUserByEmail(store, email)) ?? {}
  expect(await readSolvedLevels(store, uid)).toEqual({})

  // The session is gone, and so is the first tab; the browser is the same.
  await page.close()
  await context.clearCookies()
  await expect.poll(() => mailsTo(email).length).toBe(1)
  const tab = await context.newPage()
  await tab.goto(/http:\S+\/verify-email\?token=[\w-]{43}/.exec(mailsTo(email)[0] ?? '')?.[0] ?? '')
  await tab.getByRole('button', { name: accountMessages.verification.ask.confirm }).click()
  await tab.getByRole('link', { name: accountMessages.verification.continueLogin }).click()
  await tab.getByLabel(accountMessages.email).fill(email)
  await tab.getByLabel(accountMessages.password, { exact: true }).fill(password)
  await tab.getByRole('button', { name: accountMessages.login.submit, exact: true }).click()
  await expect(tab.getByText(trialMessages.takenOver(1))).toBeVisible()
  expect(await readSolvedLevels(store, uid)).toEqual({ 'akcios-ar': [1] })
})

test('all parts that name an account lead to one registration, by one name', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('main').locator('a[href="/register"]')
  expect(await links.count()).toBeGreaterThan(3)
  expect([...new Set(await links.allInnerTexts())]).toEqual([landingMessages.hero.start])
  await links.first().click()
  await expect(page.getByRole('heading', { name: accountMessages.register.title })).toBeVisible()
})

test('axe finds nothing on it with a remark, a hint and the offer of an account, in either scheme on a small phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await decideOnCookies(page)
  for (const address of ['/', '/try/5']) {
    await page.goto(address)
    const { change, cost } = await amountsOfChange(page)
    await trialCard(page).getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
    await amountOption(page, cost).check()
    await trialCheck(page).click()
    await expect(trialCard(page).getByText(exerciseMessages.failedTitle)).toBeVisible()
    await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
    await amountOption(page, change).check()
    await trialCheck(page).click()
    await expect(saveOffer(page)).toBeVisible()
    await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

/** The beginning of an explainer, which is the only figure with words of the page. */
const glimpse = (page: Page) => page.getByRole('figure', { name: /^Egy magyarázat eleje/ })
const captionOf = (page: Page) => glimpse(page).locator('figcaption')

test('the beginning of an explainer plays when it is seen, and can be stopped', async ({ page }) => {
  await decideOnCookies(page)
  await page.clock.install()
  await page.goto('/')
  const pause = glimpse(page).getByRole('button', { name: player.pause })
  const first = (await captionOf(page).textContent()) ?? ''
  await expect(pause).toHaveCount(0)
  await captionOf(page).scrollIntoViewIfNeeded()
  await expect(pause).toBeVisible()
  const captionSoon = async () => {
    await page.clock.runFor(2_000)
    return captionOf(page).textContent()
  }
  await expect.poll(captionSoon).toContain(glimpseMessages.asks)
  await pause.click()
  await page.clock.runFor(60_000)
  await expect(captionOf(page)).toContainText(glimpseMessages.asks)
  const play = glimpse(page).getByRole('button', { name: player.play })
  await play.click()
  await expect.poll(captionSoon).not.toContain(glimpseMessages.asks)
  await expect(play.or(pause)).toBeVisible()
  await expect(captionOf(page)).not.toHaveText(first)
  await inEachScheme(page, async (scheme) => expect(await axeFaults(page), scheme).toEqual([]))
})

test('it stands still for who wants no motion, and leads to the whole of it', async ({ page }) => {
  await decideOnCookies(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await captionOf(page).scrollIntoViewIfNeeded()
  const first = (await captionOf(page).textContent()) ?? ''
  await page.clock.runFor(60_000)
  await expect(captionOf(page)).toHaveText(first)
  await expect(glimpse(page).getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: landingMessages.explained.watch }).click()
  await expect(page.getByRole('button', { name: explainerMessages.play })).toBeVisible()
})
