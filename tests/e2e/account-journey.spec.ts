/** One account from its beginning to its end, as issue and specification tell it. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findUserByEmail } from '@/lib/domain/account/users'
import { accountMessages } from '@/lib/shared/messages/account'
import { ageMessages } from '@/lib/shared/messages/age'
import { errorMessages } from '@/lib/shared/messages/errors'
import { legalMessages } from '@/lib/shared/messages/legal'
import { mailAnswerMessages } from '@/lib/shared/messages/mail-answers'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { profileMessages } from '@/lib/shared/messages/profile'
import { taskMessages } from '@/lib/shared/messages/task'
import { axeFaults } from '@/tests/support/axe'
import { expect, mailsTo, test, userMenuOf } from '@/tests/support/e2e-fixtures'

const { register, verification, login } = accountMessages
const { request: asking, confirm: setting } = passwordResetMessages
const { name, password, deletion } = profileMessages
const { changes } = legalMessages

const PASSWORDS = ['első jelszó', 'második jelszó', 'harmadik jelszó'] as const

async function logIn(page: Page, email: string, secret: string) {
  await page.getByLabel(accountMessages.email).fill(email)
  await page.getByLabel(accountMessages.password, { exact: true }).fill(secret)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

/** The link of the last mail to an address, once there are so many. */
async function linkOfMail(email: string, count: number): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(count)
  return /http:\S+\?token=[\w-]{43}/.exec(mailsTo(email).at(-1) ?? '')?.[0] ?? ''
}

test('register, confirm, consent, rename, change and forget the password, delete, and see it done', async ({
  page,
  browser,
  store,
}) => {
  test.setTimeout(300_000)
  const email = `${randomUUID()}@teszt.hu`
  const faults = () => axeFaults(page)

  await test.step('register, and wait for the mail', async () => {
    await page.goto('/register')
    await page.getByLabel(accountMessages.email).fill(email)
    await page.getByLabel(accountMessages.username).fill('Kerek Kata')
    await page.getByLabel(accountMessages.password, { exact: true }).fill(PASSWORDS[0])
    await expect(page.getByRole('checkbox', { name: register.newsletter })).toBeChecked()
    await page.getByRole('button', { name: register.submit, exact: true }).click()
    await expect(page.getByText(errorMessages['consent-required'])).toBeVisible()
    await expect(page.getByText(ageMessages.kindMissing)).toBeVisible()
    await page.getByRole('radio', { name: ageMessages.kinds.parent }).check()
    await page.getByRole('checkbox', { name: register.consent }).check()
    await page.getByRole('button', { name: register.submit, exact: true }).click()
    await expect(page.getByRole('heading', { name: verification.title })).toBeFocused()
    await expect(page.getByText(email)).toBeVisible()
    expect(await faults()).toEqual([])
  })

  const elsewhere = await (await browser.newContext()).newPage()
  await test.step('confirm the address elsewhere, which leads this page on by itself', async () => {
    await elsewhere.goto(await linkOfMail(email, 1))
    await expect(elsewhere.getByText('Kerek Kata')).toBeVisible()
    expect(await axeFaults(elsewhere)).toEqual([])
    await elsewhere.getByRole('button', { name: verification.ask.confirm }).click()
    await expect(elsewhere.getByRole('heading', { name: verification.confirmedTitle })).toBeFocused()
    await expect(page).toHaveURL('/', { timeout: 15_000 })
    await expect(userMenuOf(page)).toBeVisible()
  })

  const { uid = '' } = (await findUserByEmail(store, email)) ?? {}
  await test.step('ask for the newsletter, which was only ticked before, by the other link of the mail', async () => {
    expect(await findUserByEmail(store, email)).toMatchObject({ newsletterConsentAt: null })
    await elsewhere.goto(/http:\S+\/newsletter\?token=[\w-]{43}/.exec(mailsTo(email)[0] ?? '')?.[0] ?? '')
    expect(await axeFaults(elsewhere)).toEqual([])
    await elsewhere.getByRole('button', { name: mailAnswerMessages.newsletter.submit }).click()
    await expect(elsewhere.getByRole('heading', { name: mailAnswerMessages.newsletter.doneTitle })).toBeFocused()
    expect(await findUserByEmail(store, email)).toMatchObject({ newsletterConsentAt: expect.any(String) })
  })

  await test.step('accept the documents that have changed since', async () => {
    await store.update('users', uid, { legalConsentDate: '2025-07-22T10:00:00.000Z' })
    await page.goto('/profile')
    const dialog = page.getByRole('dialog', { name: changes.title })
    await dialog.getByRole('button', { name: changes.accept, exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: profileMessages.title })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('take another name, which the header shows and a message tells for a while', async () => {
    await page.getByRole('button', { name: name.edit }).click()
    await page.getByRole('textbox', { name: name.label }).fill('Kerekes Kata')
    await page.keyboard.press('Enter')
    await expect(page.getByText(name.updated)).toBeVisible()
    await expect(userMenuOf(page)).toContainText('Kerekes Kata')
    await expect(page.getByText(name.updated)).toBeHidden({ timeout: 8000 })
  })

  await test.step('change the password, which ends the session elsewhere and not here', async () => {
    await elsewhere.goto('/login')
    await logIn(elsewhere, email, PASSWORDS[0])
    await expect(userMenuOf(elsewhere)).toBeVisible()
    await page.getByRole('button', { name: password.edit }).click()
    await page.getByLabel(password.current, { exact: true }).fill(PASSWORDS[0])
    await page.getByLabel(password.new, { exact: true }).fill(PASSWORDS[1])
    await page.getByRole('button', { name: profileMessages.save }).click()
    await expect(page.getByText(password.updated)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: profileMessages.title })).toBeVisible()
    await elsewhere.goto('/profile')
    await expect(elsewhere).toHaveURL('/')
    await expect(userMenuOf(elsewhere)).toHaveCount(0)
  })

  await test.step('forget the password, and set another by mail, which ends every session', async () => {
    await elsewhere.goto('/login')
    await elsewhere.getByRole('link', { name: passwordResetMessages.link }).click()
    await expect(elsewhere).toHaveURL('/forgotten-password')
    await elsewhere.getByLabel(accountMessages.email).fill(email)
    await elsewhere.getByRole('button', { name: asking.submit }).click()
    await expect(elsewhere.getByRole('heading', { name: asking.sentTitle })).toBeFocused()
    await elsewhere.goto(await linkOfMail(email, 3))
    await elsewhere.getByLabel(setting.password).fill(PASSWORDS[2])
    await elsewhere.getByRole('button', { name: setting.submit }).click()
    await expect(elsewhere).toHaveURL(/\/login\?/)
    await expect(elsewhere.getByText(setting.done)).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL('/')
    await page.goto('/login?redirect=/profile')
    await logIn(page, email, PASSWORDS[1])
    await expect(page.getByText(errorMessages['invalid-login-credentials'])).toBeVisible()
    await logIn(page, email, PASSWORDS[2])
    await expect(page).toHaveURL('/profile')
  })

  await test.step('delete the account, and see on the page of the task that it is done', async () => {
    await page.getByRole('button', { name: deletion.open }).click()
    await page.getByRole('checkbox', { name: deletion.understood }).check()
    await page.getByRole('button', { name: deletion.confirm }).click()
    await expect(page).toHaveURL(/\/task-status\/[\da-f-]{36}$/)
    await expect(page.getByRole('definition').filter({ hasText: taskMessages.statuses.Done })).toBeVisible()
    expect(await faults()).toEqual([])
    expect(await store.get('users', uid)).toBeUndefined()
    const own = { where: [{ field: 'userId', operator: '==' as const, value: uid }] }
    expect(await store.query('activityLog', own)).toEqual([])
    await page.goto('/login')
    await logIn(page, email, PASSWORDS[2])
    await expect(page.getByText(errorMessages['invalid-login-credentials'])).toBeVisible()
  })
  await elsewhere.context().close()
})
