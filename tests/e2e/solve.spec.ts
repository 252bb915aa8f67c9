import { randomUUID } from 'node:crypto'
import { accountMessages } from '@/lib/shared/messages/account'
import { ageMessages } from '@/lib/shared/messages/age'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { decideOnCookies, expect, mailsTo, test } from '@/tests/support/e2e-fixtures'
import { fillIn, refOf, solve } from '@/tests/support/player-page'
import { allExercises, exercisesOfEveryKind, rightAnswers } from '@/tests/support/right-answers'

test.use({ pressesAtOnce: true })

test('a new pupil registers, confirms, signs in, errs, takes a hint, and solves an exercise', async ({ page }) => {
  const email = `${randomUUID()}@teszt.hu`
  const password = 'hosszú jelszó'
  await page.goto('/')
  await page.getByRole('link', { name: accountMessages.register.submit }).first().click()
  await page.getByLabel(accountMessages.email).fill(email)
  await page.getByLabel(accountMessages.username).fill('Kovács Réka')
  await page.getByLabel(accountMessages.password, { exact: true }).fill(password)
  await page.getByRole('radio', { name: ageMessages.kinds.pupil }).check()
  await page.getByLabel(ageMessages.birthYear).fill('2009')
  await page.getByLabel(accountMessages.register.consent).check()
  await page.getByRole('button', { name: accountMessages.register.submit }).click()
  await expect(page.getByRole('heading', { name: accountMessages.verification.title })).toBeVisible()

  const [mail] = mailsTo(email)
  const link = /http:\/\/localhost:\d+\/verify-email\?token=[\w-]+/.exec(mail ?? '')?.[0]
  expect(link).toBeDefined()
  await page.context().clearCookies() // as on another device
  await page.goto(link ?? '')
  await page.getByRole('button', { name: accountMessages.verification.ask.confirm }).click()
  await expect(page.getByRole('heading', { name: accountMessages.verification.confirmedTitle })).toBeVisible()
  await page.getByRole('link', { name: accountMessages.verification.continueLogin }).click()
  await page.getByLabel(accountMessages.email).fill(email)
  await page.getByLabel(accountMessages.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: accountMessages.login.submit, exact: true }).click()
  await expect(page.getByText('Kovács Réka').first()).toBeVisible()

  const exercise = (await allExercises()).find(({ id }) => id === 'egesz-osszeadas')
  if (!exercise) throw new Error('the exercise of this test is gone')
  await page.goto('/exercises')
  await page.locator('a[href="/exercise/egesz-osszeadas?d=1"]').click()
  await expect(page).toHaveURL(/\/exercise\/egesz-osszeadas\?s=\d+&d=1/)

  const [first = []] = rightAnswers(exercise, refOf(page))
  await fillIn(
    page,
    first.map(({ control }) => ({ control, answer: '1' })),
  )
  await page.getByRole('button', { name: exerciseMessages.check }).click()
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('1')

  await page.getByRole('button', { name: exerciseMessages.hint, exact: true }).click()
  const hints = page.getByRole('list', { name: exerciseMessages.hints }).getByRole('listitem')
  await expect(hints).toHaveCount(1)

  await solve(page, exercise, refOf(page))
  await expect(page.getByText(exerciseMessages.solvedText)).toBeVisible()
  const before = page.url()
  await page.getByRole('dialog').getByRole('button', { name: exerciseMessages.again }).click()
  await expect(page).not.toHaveURL(before)
  await solve(page, exercise, refOf(page))
})

test('exercises with every kind of control can be solved, also with new numbers', async ({ page, signIn }) => {
  test.setTimeout(300_000)
  await signIn({ premium: true })
  for (const [index, exercise] of (await exercisesOfEveryKind()).entries()) {
    await page.goto(`/exercise/${exercise.id}?s=${index + 11}&d=${(index % 3) + 1}`)
    await solve(page, exercise, refOf(page))
    await page.getByRole('dialog').getByRole('button', { name: exerciseMessages.again }).click()
    await expect(page).not.toHaveURL(new RegExp(`s=${index + 11}&`))
    await solve(page, exercise, refOf(page))
  }
})

test('the end of an exercise fills the screen, leads to the next one by its name, and from there back to the list', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await decideOnCookies(page)
  await signIn({ premium: true })
  const exercise = (await allExercises()).find(({ id }) => id === 'egesz-osszeadas')
  if (!exercise) throw new Error('the exercise of this test is gone')
  await page.goto('/exercises')
  await page.locator('a[href="/exercise/egesz-osszeadas?d=1"]').click()
  await expect(page).toHaveURL(/\/exercise\/egesz-osszeadas\?s=\d+&d=1/)
  await solve(page, exercise, refOf(page))
  const dialog = page.getByRole('dialog', { name: exerciseMessages.solvedTitle })
  await expect(dialog.getByText(exerciseMessages.went.allAtOnce(2))).toBeVisible()
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  }
  await expect(dialog.getByRole('link', { name: exerciseMessages.harder })).toHaveAttribute(
    'href',
    '/exercise/egesz-osszeadas?d=2',
  )
  const next = dialog.getByRole('link', { name: `${exerciseMessages.nextExercise} Kivonás` })
  await next.click()
  await expect(page).toHaveURL(/\/exercise\/egesz-kivonas\?s=\d+&d=1/)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: exerciseMessages.close, exact: true }).click()
  await expect(page).toHaveURL('/exercises')
})

test('a visitor reads an exercise, and is asked to sign in and brought back', async ({ page }) => {
  await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
  await expect(page.getByText(exerciseMessages.visitor)).toBeVisible()
  await page.getByRole('main').getByRole('textbox').click()
  const card = page.getByRole('region', { name: exerciseMessages.account.title })
  await expect(card.getByRole('link')).toHaveText([exerciseMessages.account.register, exerciseMessages.account.login])
  await card.getByRole('link', { name: exerciseMessages.account.login }).click()
  await expect(page.getByText(accountMessages.leads.exercise.login)).toBeVisible()
  await page.getByLabel(accountMessages.email).fill('diak@demo.test')
  await page.getByLabel(accountMessages.password, { exact: true }).fill('demo-diak')
  await page.getByRole('button', { name: accountMessages.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/exercise\/egesz-osszeadas\?s=5&d=2/)
  await expect(page.getByRole('button', { name: exerciseMessages.check })).toBeVisible()
})

test('a visitor who presses an option is told what an account is for', async ({ page }) => {
  await page.goto('/exercise/tortek-osszehasonlitasa?s=5&d=1')
  const option = page.getByRole('main').locator('label').first()
  await expect(option.getByRole('radio')).toBeDisabled()
  const box = await option.boundingBox()
  // Where its circle is, which hears nothing itself.
  await page.mouse.click((box?.x ?? 0) + 28, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  const card = page.getByRole('region', { name: exerciseMessages.account.title })
  await card.getByRole('link', { name: exerciseMessages.account.register }).click()
  await expect(page).toHaveURL(/\/register\?redirect=%2Fexercise%2Ftortek-osszehasonlitasa%3Fs%3D5%26d%3D1/)
  await expect(page.getByText(accountMessages.leads.exercise.register)).toBeVisible()
})

test('the question stands in the page before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/exercise/egesz-osszeadas?s=5&d=2')
  await expect(page.getByRole('main')).toContainText('Számítsd ki az összeget!')
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
  await expect(page.locator('math').first()).toBeAttached()
  await context.close()
})

test('an unknown exercise leads to the page that says so', async ({ page }) => {
  await page.goto('/exercise/nincs-ilyen')
  await expect(page).toHaveURL(/\/page-not-found$/)
  await expect(page.getByText('A keresett oldal nem található.')).toBeVisible()
})
