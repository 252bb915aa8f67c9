/**
 * Signing in with Google and Facebook in a browser. A provider on this machine stands in for both; since it is taken out
 * of service for a while, the tests run one after another.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { systemClock } from '@/lib/adapters/system-clock'
import { createUser, findUserByEmail, updateUser } from '@/lib/domain/account/users'
import { accountMessages } from '@/lib/shared/messages/account'
import { ageMessages } from '@/lib/shared/messages/age'
import { authErrorMessages } from '@/lib/shared/messages/auth-errors'
import { errorMessages } from '@/lib/shared/messages/errors'
import { legalMessages } from '@/lib/shared/messages/legal'
import { mailAnswerMessages } from '@/lib/shared/messages/mail-answers'
import { shellMessages } from '@/lib/shared/messages/shell'
import { socialMessages } from '@/lib/shared/messages/social'
import { axeFaults } from '@/tests/support/axe'
import { expect, mailsTo, signOut, test } from '@/tests/support/e2e-fixtures'

test.describe.configure({ mode: 'default' })

const OIDC_URL = 'http://127.0.0.1:3312'
const TARGET = '/exercise/egesz-osszeadas?s=5&d=2'
const LOGIN = `/login?r=${encodeURIComponent(TARGET)}`
const newAddress = () => `${randomUUID()}@teszt.hu`

const button = (page: Page, provider: keyof typeof socialMessages.signIn = 'google') =>
  page.getByRole('button', {
    name: new RegExp(`^(${socialMessages.signIn[provider]}|${socialMessages.register[provider]})$`),
  })

interface Typed {
  readonly email?: string
  readonly name?: string
  readonly verified?: boolean
}

/** Fills in the provider's screen, to which the button has led. */
async function allow(page: Page, { email = '', name = 'Kiss Kata', verified = true }: Typed) {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('verified').setChecked(verified)
  await page.getByRole('button', { name: 'Allow' }).click()
}

async function signInWithGoogle(page: Page, typed: Typed) {
  await page.goto(LOGIN)
  await button(page).click()
  await allow(page, typed)
}

test('a newcomer registers with Google, having consented, and signs in with it again', async ({ page, store }) => {
  const email = newAddress()
  await page.goto(`/register?redirect=${encodeURIComponent(TARGET)}`)
  await button(page).click()
  await expect(page.getByRole('radiogroup', { name: ageMessages.question })).toBeFocused()
  await expect(page.getByText(errorMessages['consent-required'])).toBeVisible()
  await page.getByRole('radio', { name: ageMessages.kinds.teacher }).check()
  await page.getByRole('checkbox', { name: accountMessages.register.consent }).check()
  await button(page).click()
  await allow(page, { email })
  await page.waitForURL(`**${TARGET}`)
  const first = await findUserByEmail(store, email)
  expect(first).toMatchObject({ name: 'Kiss Kata', emailVerified: expect.any(String) })
  expect(first?.legalConsentDate).toEqual(expect.any(String))
  expect(first).toMatchObject({ kind: 'teacher', ageBand: 'adult' })
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/')
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: shellMessages.login })).toBeVisible()
  await page.goto(LOGIN)
  // The provider knows the browser by now, and asks nothing.
  await button(page).click()
  await page.waitForURL(`**${TARGET}`)
  expect(await findUserByEmail(store, email)).toEqual(first)
})

test('a newcomer from the login page is asked for consent and age, and a child waits for a parent', async ({
  page,
  store,
}) => {
  const email = newAddress()
  const parentEmail = newAddress()
  await signInWithGoogle(page, { email })
  await page.waitForURL(`**${TARGET}`)
  await page.getByRole('dialog').getByRole('button', { name: legalMessages.changes.accept, exact: true }).click()
  const question = page.getByRole('dialog', { name: ageMessages.dialog.title })
  await question.getByRole('radio', { name: ageMessages.kinds.pupil }).check()
  await question.getByLabel(ageMessages.birthYear).fill('2014')
  await question.getByLabel(ageMessages.parentEmail).fill(parentEmail)
  expect(await axeFaults(page)).toEqual([])
  await question.getByRole('button', { name: ageMessages.dialog.submit }).click()
  await expect(question).toHaveCount(0)
  expect(await findUserByEmail(store, email)).toMatchObject({ ageBand: 'under-16', sixteenIn: 2030 })

  await page.goto('/subscribe')
  await expect(page.getByText(ageMessages.purchase.title)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(ageMessages.waiting.title)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await expect.poll(() => mailsTo(parentEmail).length).toBe(1)
  await page.goto(/http:\S+\/parental-consent\?token=[\w-]{43}/.exec(mailsTo(parentEmail)[0] ?? '')?.[0] ?? '')
  await expect(page.getByRole('main')).toContainText('Kiss Kata')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: mailAnswerMessages.parent.agree }).click()
  await expect(page.getByRole('heading', { name: mailAnswerMessages.parent.agreedTitle })).toBeFocused()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(ageMessages.waiting.title)).toHaveCount(0)
})

test('a newcomer by Facebook confirms the address by our mail, and then goes on', async ({ page, store }) => {
  const email = newAddress()
  await page.goto(`/register?redirect=${encodeURIComponent(TARGET)}`)
  await page.getByRole('radio', { name: ageMessages.kinds.parent }).check()
  await page.getByRole('checkbox', { name: accountMessages.register.consent }).check()
  await button(page, 'facebook').click()
  await allow(page, { email })
  await expect(page.getByRole('heading', { name: accountMessages.verification.title })).toBeVisible()
  expect(await findUserByEmail(store, email)).toMatchObject({ emailVerified: null })
  expect(mailsTo(email)).toHaveLength(1)
  const user = await findUserByEmail(store, email)
  await updateUser(store, user?.uid ?? '', { emailVerified: systemClock.now().toISOString() })
  await page.waitForURL(`**${TARGET}`)
})

test('who calls it off at the provider is back on the login page, and can try again', async ({ page }) => {
  await page.goto(LOGIN)
  await button(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(authErrorMessages['cancelled-popup-request'])).toBeVisible()
  await button(page).click()
  await allow(page, { email: newAddress() })
  await page.waitForURL(`**${TARGET}`)
})

test('who goes back from the provider can choose again', async ({ page }) => {
  await page.goto(LOGIN)
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.goBack()
  await button(page, 'facebook').click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
})

test('the address of an account with a password does not open it', async ({ page, store }) => {
  const email = newAddress()
  await createUser({ store, clock: systemClock }, { email, name: 'Első' })
  await signInWithGoogle(page, { email })
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText(authErrorMessages['account-exists-with-different-credential'])
  await expect(alert).toBeFocused()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: shellMessages.login })).toBeVisible()
})

test('an address that Google has not confirmed opens nothing', async ({ page, store }) => {
  const email = newAddress()
  await signInWithGoogle(page, { email, verified: false })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(authErrorMessages['provider-email-unverified'])
  expect(await findUserByEmail(store, email)).toBeUndefined()
})

test('who shares no address is told so', async ({ page }) => {
  await signInWithGoogle(page, {})
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(authErrorMessages['provider-email-missing'])
})

test('a disabled account is told whom to turn to', async ({ page, store }) => {
  const email = newAddress()
  await signInWithGoogle(page, { email })
  await page.waitForURL(`**${TARGET}`)
  const user = await findUserByEmail(store, email)
  await updateUser(store, user?.uid ?? '', { disabled: true })
  await page.context().clearCookies()
  await signInWithGoogle(page, { email })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errorMessages['user-disabled'])
})

test('an answer to a question that this browser has not asked is refused', async ({ page, context, baseURL }) => {
  await page.goto(LOGIN)
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await context.addCookies([{ name: 'authjs.state', value: 'of-somebody-else', url: baseURL ?? '' }])
  await allow(page, { email: newAddress() })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(authErrorMessages['invalid-credential'])
})

test('a provider that is down is told on the page, and the next try works', async ({ page, request }) => {
  await request.post(`${OIDC_URL}/down`)
  try {
    await page.goto(LOGIN)
    await button(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(errorMessages.unavailable)
  } finally {
    await request.post(`${OIDC_URL}/up`)
  }
  await button(page).click()
  await allow(page, { email: newAddress() })
  await page.waitForURL(`**${TARGET}`)
})
