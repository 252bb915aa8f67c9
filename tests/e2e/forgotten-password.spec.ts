import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountMessages } from '@/lib/shared/messages/account'
import { ageMessages } from '@/lib/shared/messages/age'
import { captchaMessages } from '@/lib/shared/messages/captcha'
import { errorMessages } from '@/lib/shared/messages/errors'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { axeFaults } from '@/tests/support/axe'
import { expect, mailsTo, test, userMenuOf } from '@/tests/support/e2e-fixtures'

const { register, verification, login } = accountMessages
const { request: asking, confirm: setting, link } = passwordResetMessages
const OLD_PASSWORD = 'régi jelszó'
const NEW_PASSWORD = 'egész új jelszó'

const freshAddress = () => `${randomUUID()}@teszt.hu`

async function fillInRegistration(page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel(accountMessages.email).fill(email)
  await page.getByLabel(accountMessages.username).fill('Kerek Kata')
  await page.getByLabel(accountMessages.password, { exact: true }).fill(OLD_PASSWORD)
  await page.getByRole('radio', { name: ageMessages.kinds.teacher }).check()
  await page.getByRole('checkbox', { name: register.consent }).check()
  await page.getByRole('button', { name: register.submit, exact: true }).click()
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel(accountMessages.email).fill(email)
  await page.getByLabel(accountMessages.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

/** The link of the last mail to an address, once there are so many. */
async function linkOfMail(email: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(count)
  return /http:\S+\?token=[\w-]{43}/.exec(mailsTo(email).at(-1) ?? '')?.[0] ?? ''
}

test('from registering over the mail to a new password, which ends the old session', async ({ page, browser }) => {
  const email = freshAddress()
  await fillInRegistration(page, email)
  await expect(page.getByRole('heading', { name: verification.title })).toBeVisible()

  const mailProgram = await (await browser.newContext()).newPage()
  await mailProgram.goto(await linkOfMail(email, 1))
  await mailProgram.getByRole('button', { name: verification.ask.confirm }).click()
  await expect(mailProgram.getByRole('heading', { name: verification.confirmedTitle })).toBeVisible()
  await expect(page).toHaveURL('/', { timeout: 15_000 })
  await expect(userMenuOf(page)).toBeVisible()

  await mailProgram.goto('/login')
  await mailProgram.getByRole('link', { name: link }).click()
  await expect(mailProgram).toHaveURL('/forgotten-password')
  await mailProgram.getByLabel(accountMessages.email).fill(email)
  await mailProgram.getByRole('button', { name: asking.submit }).click()
  await expect(mailProgram.getByRole('heading', { name: asking.sentTitle })).toBeFocused()
  const resetLink = await linkOfMail(email, 2)
  const opened = await mailProgram.goto(resetLink)
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' })
  await expect(mailProgram.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await mailProgram.getByLabel(setting.password).fill('öt123')
  await mailProgram.getByRole('button', { name: setting.submit }).click()
  await expect(mailProgram.getByLabel(setting.password)).toBeFocused()
  await expect(mailProgram.getByText(errorMessages['weak-password'])).toBeVisible()
  await mailProgram.getByLabel(setting.password).fill(NEW_PASSWORD)
  await mailProgram.getByRole('button', { name: setting.submit }).click()
  await expect(mailProgram).toHaveURL(/\/login\?/)
  await expect(mailProgram.getByText(setting.done)).toBeVisible()

  await page.reload()
  await expect(userMenuOf(page)).toHaveCount(0)

  await logIn(mailProgram, email, OLD_PASSWORD)
  await expect(mailProgram.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await logIn(mailProgram, email, NEW_PASSWORD)
  await expect(mailProgram).toHaveURL('/')
  await expect(userMenuOf(mailProgram)).toBeVisible()

  await page.goto(resetLink)
  await page.getByLabel(setting.password).fill('harmadik jelszó')
  await page.getByRole('button', { name: setting.submit }).click()
  await expect(page.getByRole('heading', { name: setting.failedTitle })).toBeFocused()
})

test('who is signed in on this device sets the new password from a page that tells no referrer', async ({
  page,
  signIn,
  playwright,
  baseURL,
}) => {
  const { user } = await signIn()
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await visitor.post('/api/account/password-reset', { data: { email: user.email } })
  await page.goto(await linkOfMail(user.email, 1))
  await page.getByLabel(setting.password).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: setting.submit }).click()
  await expect(page.getByText(setting.done)).toBeVisible()
})

test('who is signed in is sent from the forgotten password to the home page', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/forgotten-password')
  await expect(page).toHaveURL('/')
})

test('an unknown address is told', async ({ page }) => {
  await page.goto('/forgotten-password')
  await page.getByLabel(accountMessages.email).fill(freshAddress())
  await page.getByRole('button', { name: asking.submit }).click()
  await expect(page.getByText('Ez az email cím nem található a rendszerben.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('a registration that is asked for a captcha goes on by itself computing it', async ({ page }) => {
  let isFirst = true
  await page.route('**/api/account/register', async (route) => {
    const body = { error: { code: 'captcha-failed', message: '' } }
    if (isFirst) await route.fulfill({ status: 400, json: body })
    else await route.continue()
    isFirst = false
  })
  await fillInRegistration(page, freshAddress())
  await expect(page.getByText(captchaMessages.wanted)).toBeVisible()
  await expect(page.getByText(captchaMessages.done)).toBeVisible({ timeout: 20_000 })
  expect(await axeFaults(page)).toEqual([])
  const sent = page.waitForRequest('**/api/account/register')
  await page.getByRole('button', { name: register.submit, exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ captcha: expect.stringMatching(/^[\w+/=]{100,}$/) })
  await expect(page.getByRole('heading', { name: verification.title })).toBeVisible()
})
