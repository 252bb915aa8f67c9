import type { Page } from '@playwright/test'
import { hashPassword } from '@/lib/domain/account/password'
import { newSession, SESSIONS } from '@/lib/domain/account/sessions'
import { type StoredUser, setPasswordHash } from '@/lib/domain/account/users'
import type { DocumentStore } from '@/lib/ports/document-store'
import { accountMessages } from '@/lib/shared/messages/account'
import { errorMessages } from '@/lib/shared/messages/errors'
import { profileMessages } from '@/lib/shared/messages/profile'
import { shellMessages } from '@/lib/shared/messages/shell'
import { taskMessages } from '@/lib/shared/messages/task'
import { axeFaults, inEachScheme } from '@/tests/support/axe'
import { expect, signOut, test, userMenuOf } from '@/tests/support/e2e-fixtures'

const OLD_PASSWORD = 'régi jelszó'
const NEW_PASSWORD = 'egész új jelszó'
const { name, password, data, deletion, sessions, reauthentication } = profileMessages

const LONG_AGO = '2026-01-01'

const sessionsOf = (store: DocumentStore, { uid }: StoredUser) =>
  store.query(SESSIONS, { where: [{ field: 'uid', operator: '==', value: uid }] })

/** Lets all sessions of an account have begun an hour ago, and not been seen since long. */
async function ageSessions(store: DocumentStore, user: StoredUser): Promise<void> {
  const signedInAt = new Date(Date.now() - 60 * 60 * 1000).toISOString()
  for (const { id } of await sessionsOf(store, user)) {
    await store.update(SESSIONS, id, { signedInAt, lastSeenDay: LONG_AGO })
  }
}

/** Lets the account be open on another device too. */
async function addDevice(store: DocumentStore, user: StoredUser): Promise<void> {
  const { id, data } = newSession(user, { browser: 'Samsung Browser', system: 'Android' }, new Date())
  await store.set(SESSIONS, id, data)
}

async function logIn(page: Page, credentials: { readonly email: string; readonly password: string }) {
  await page.goto('/login')
  await page.getByLabel(accountMessages.email).fill(credentials.email)
  await page.getByLabel(accountMessages.password, { exact: true }).fill(credentials.password)
  await page.getByRole('button', { name: accountMessages.login.submit, exact: true }).click()
}

test('a visitor is sent from the profile to the home page', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/')
})

test('a session that has ended is sent from the profile to the home page', async ({ page, signIn, store }) => {
  const { user } = await signIn()
  await store.update('users', user.uid, { sessionVersion: 1 })
  await page.goto('/profile')
  await expect(page).toHaveURL('/')
})

test('a new name shows in the header at once, and after a reload', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/profile')
  await page.getByRole('button', { name: name.edit }).click()
  await page.getByRole('textbox', { name: name.label }).fill('Kerek Kata')
  await page.keyboard.press('Enter')
  await expect(page.getByText(name.updated)).toBeVisible()
  const header = page.getByRole('banner').getByRole('button', { name: 'Kerek Kata' })
  await expect(header).toBeVisible()
  await page.reload()
  await expect(header).toBeVisible()
})

test('changing the password keeps this browser signed in and ends the session of another', async ({
  page,
  browser,
  signIn,
  store,
}) => {
  const { user } = await signIn()
  await setPasswordHash(store, user.uid, await hashPassword(OLD_PASSWORD))
  const other = await (await browser.newContext()).newPage()
  await logIn(other, { email: user.email, password: OLD_PASSWORD })
  await expect(other).toHaveURL('/')
  await expect(userMenuOf(other)).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: password.edit }).click()
  await page.getByLabel(password.current, { exact: true }).fill('nem ez')
  await page.getByLabel(password.new, { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: profileMessages.save }).click()
  await expect(page.getByText(password.failed(errorMessages['wrong-password']))).toBeVisible()
  await page.getByLabel(password.current, { exact: true }).fill(OLD_PASSWORD)
  await page.getByRole('button', { name: profileMessages.save }).click()
  await expect(page.getByText(password.updated)).toBeVisible()
  await expect(page.getByText(sessions.onlyHere)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: profileMessages.title })).toBeVisible()
  await other.goto('/profile')
  await expect(other).toHaveURL('/')
  await expect(userMenuOf(other)).toBeHidden()
  await logIn(other, { email: user.email, password: NEW_PASSWORD })
  await expect(userMenuOf(other)).toBeVisible()
  await other.context().close()
})

test('another device is signed out from the list of devices, and a copied cookie by signing out', async ({
  page,
  browser,
  signIn,
  store,
}) => {
  const { user } = await signIn()
  await setPasswordHash(store, user.uid, await hashPassword(OLD_PASSWORD))
  await ageSessions(store, user)
  await page.goto('/profile')
  const daysSeen = async () => (await sessionsOf(store, user)).map(({ data }) => data.lastSeenDay)
  await expect.poll(daysSeen).not.toContain(LONG_AGO)

  const other = await (await browser.newContext()).newPage()
  await logIn(other, { email: user.email, password: OLD_PASSWORD })
  await expect(userMenuOf(other)).toBeVisible()
  const thief = await (await browser.newContext()).newPage()
  await thief.context().addCookies(await page.context().cookies())

  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^${sessions.end}: Chrome`) }).click()
  await expect(page.getByText(sessions.ended)).toBeVisible()
  await expect(page.getByText(sessions.onlyHere)).toBeVisible()
  await other.goto('/profile')
  await expect(other).toHaveURL('/')
  await thief.goto('/profile')
  await expect(thief.getByRole('heading', { name: sessions.title })).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('link', { name: shellMessages.register }).first()).toBeVisible()
  await thief.goto('/profile')
  await expect(thief).toHaveURL('/')
  for (const each of [other, thief]) await each.context().close()
})

test('the data of the account come as a file', async ({ page, signIn }) => {
  const { user } = await signIn()
  await page.goto('/profile')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: data.download }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^adataim-.*\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toMatchObject({
    profile: { uid: user.uid, email: user.email },
  })
})

test('a deleted account is gone: signed out, its task done, its sign-in refused', async ({ page, signIn, store }) => {
  const { user } = await signIn({ premium: true })
  await setPasswordHash(store, user.uid, await hashPassword(OLD_PASSWORD))
  await ageSessions(store, user)
  await page.goto('/profile')
  await page.getByRole('button', { name: deletion.open }).click()
  await expect(page.getByText(deletion.subscriptionEnds)).toBeVisible()
  await page.getByRole('checkbox', { name: deletion.understood }).check()
  await page.getByRole('button', { name: deletion.confirm }).click()
  const owner = page.getByLabel(reauthentication.password, { exact: true })
  await expect(owner).toBeFocused()
  await owner.fill(NEW_PASSWORD)
  await page.getByRole('button', { name: deletion.confirm }).click()
  await expect(page.getByText(reauthentication.wrongPassword)).toBeVisible()
  await owner.fill(OLD_PASSWORD)
  await page.getByRole('button', { name: deletion.confirm }).click()

  await expect(page).toHaveURL(/\/task-status\/[\da-f-]{36}$/)
  await expect(page.getByRole('definition').filter({ hasText: taskMessages.statuses.Done })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  for (const collection of ['users', 'credentials', 'payments', 'usage']) {
    expect(await store.get(collection, user.uid)).toBeUndefined()
  }
  await page.goto(new URL(page.url()).pathname.replace('task-status', 'task'))
  await expect(page.getByText(taskMessages.types.UserDeletion)).toBeVisible()
  await page.getByRole('link', { name: taskMessages.home, exact: true }).click()
  await expect(page.getByRole('link', { name: shellMessages.register }).first()).toBeVisible()
  await logIn(page, { email: user.email, password: OLD_PASSWORD })
  await expect(page.getByText(errorMessages['invalid-login-credentials'])).toBeVisible()
})

test('axe finds nothing in either scheme on the profile in any of its states, nor on the page of a task', async ({
  page,
  signIn,
  store,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectSound = () => inEachScheme(page, async () => expect(await axeFaults(page)).toEqual([]))
  const { user } = await signIn({ premium: true })
  await setPasswordHash(store, user.uid, await hashPassword(OLD_PASSWORD))
  await addDevice(store, user)
  await ageSessions(store, user)
  await page.goto('/profile')
  await expectSound()
  await page.getByRole('button', { name: password.edit }).click()
  await page.getByRole('button', { name: name.edit }).click()
  await page.getByRole('textbox', { name: name.label }).fill(' ')
  await page.keyboard.press('Enter')
  await expect(page.getByText(name.invalid)).toBeVisible()
  await expectSound()
  await page.getByRole('button', { name: deletion.open }).click()
  await page.getByRole('button', { name: deletion.confirm }).click()
  await expectSound()
  await page.getByRole('checkbox', { name: deletion.understood }).check()
  await page.getByRole('button', { name: deletion.confirm }).click()
  await expect(page.getByLabel(reauthentication.password, { exact: true })).toBeFocused()
  await expectSound()
  await page.getByLabel(reauthentication.password, { exact: true }).fill(OLD_PASSWORD)
  await page.getByRole('button', { name: deletion.confirm }).click()
  await expect(page.getByText(taskMessages.types.UserDeletion)).toBeVisible()
  await expectSound()
  await page.goto('/task-status/unknown')
  await expect(page.getByRole('heading', { name: taskMessages.missing })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(taskMessages.missing))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectSound()
})

test('the profile needs no sideways scrolling at 320 pixels', async ({ page, signIn, store }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { user } = await signIn({ premium: true })
  await addDevice(store, user)
  await page.goto('/profile')
  await page.getByRole('button', { name: name.edit }).click()
  await page.getByRole('button', { name: deletion.open }).click()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
})
