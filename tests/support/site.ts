import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { systemClock } from '@/lib/adapters/system-clock'
import { createUser, type StoredUser } from '@/lib/domain/account/users'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import type { DocumentStore } from '@/lib/ports/document-store'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { issueSessionToken } from '@/lib/server/auth/session-token'
import { CONSENT_KEY } from '@/lib/shared/cookie-consent'
import { shellMessages } from '@/lib/shared/messages/shell'

/** The folder in which the site under test keeps everything. */
export const dataDir = process.env.E2E_DATA_DIR ?? '.data'

export interface Pupil {
  readonly user: StoredUser
  /** The session token, for `Authorization: Bearer`. */
  readonly token: string
}

interface Fixtures {
  /** The store of the site under test. */
  readonly store: DocumentStore
  /** Signs the page's browser in as a new, confirmed pupil. */
  readonly signIn: (options?: { premium?: boolean }) => Promise<Pupil>
  readonly quietConsole: undefined
}

export { expect }

/** Tests of the running site. A script error or a refused resource fails the test that met it. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  store: async ({}, use) => {
    const store = createSqliteStore({ file: path.join(dataDir, 'store.sqlite') })
    await use(store)
    await store.close()
  },
  signIn: async ({ store, context, baseURL }, use) => {
    await use(async ({ premium = false } = {}) => {
      const pupil = await createPupil(store, premium)
      await giveSession(context, pupil.token, baseURL ?? '')
      return pupil
    })
  },
  quietConsole: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) faults.push(message.text())
      })
      await use(undefined)
      expect(faults, 'errors on the console of the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** Lets the page open for somebody who has decided on cookies already, so that no banner stands first or covers anything. */
export async function decideOnCookies(page: Page): Promise<void> {
  const consent = JSON.stringify({ scope: 'essential', date: new Date().toISOString() })
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [CONSENT_KEY, consent] as const)
}

/** A new confirmed account with a session, made in the store. */
export async function createPupil(store: DocumentStore, premium: boolean): Promise<Pupil> {
  const now = systemClock.now().toISOString()
  const profile = { email: `${randomUUID()}@teszt.hu`, name: 'Teszt Elek', emailVerified: now, legalConsentDate: now }
  const user = await createUser({ store, clock: systemClock }, profile)
  if (premium) await grantSubscription(store, user.uid)
  const secret = readFileSync(path.join(dataDir, 'auth-secret'), 'utf8').trim()
  return { user, token: await issueSessionToken({ secret, secureCookies: false }, user) }
}

/** The button in the header of who is signed in. */
export const userMenuOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: shellMessages.userMenu })

/** Signs out by the user menu. */
export async function signOut(page: Page): Promise<void> {
  await userMenuOf(page).click()
  await page.getByRole('button', { name: shellMessages.signOut }).click()
}

/** The text of the mails that the site has sent to an address, oldest first. */
export function mailsTo(address: string): readonly string[] {
  const outbox = path.join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => decodeQuotedPrintable(readFileSync(path.join(outbox, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${address}`))
}

async function giveSession(context: BrowserContext, token: string, baseURL: string): Promise<void> {
  await context.addCookies([
    { name: sessionCookieName(false), value: token, url: baseURL, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** The browser reports refused calls (a wrong password, say) as errors of its own; pages answer for those. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource')
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
