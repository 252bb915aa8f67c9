import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { systemClock } from '@/lib/adapters/system-clock'
import { createUser, type StoredUser } from '@/lib/domain/account/users'
import { grantSubscription } from '@/lib/domain/payment/entitlement/entitlement'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { sessionCookieName } from '@/lib/server/auth/session-cookie-name'
import { CONSENT_KEY } from '@/lib/shared/cookie-consent'
import { shellMessages } from '@/lib/shared/messages/shell'
import { ADULT } from './ages'
import { beginTestSession } from './session'

/** The folder in which the site under test keeps everything. */
export const dataDir = process.env.E2E_DATA_DIR ?? '.data'

export interface Pupil {
  readonly user: StoredUser
  /** The session token, for `Authorization: Bearer`. */
  readonly token: string
}

interface Fixtures {
  /** Whether what a test presses is pressed as soon as it is seen, as pupils do, rather than when the page listens. */
  readonly pressesAtOnce: boolean
  /** The store of the site under test. */
  readonly store: DocumentStore
  /** Signs the page's browser in as a new, confirmed pupil. */
  readonly signIn: (options?: { premium?: boolean }) => Promise<Pupil>
  readonly quietConsole: undefined
}

export { expect }

/**
 * The fields and buttons that a page was sent with, once all of them listen; for a link of the wiki what it stands in does.
 */
const LISTENS = () => {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  return [...document.querySelectorAll('button, input, select, textarea')].every((element) =>
    isTaken(element.closest('[data-wiki-page]')?.closest('main') ?? element),
  )
}
/** What is sent without scripts, or keeps some from coming, would never listen. */
const LISTENS_WITHIN_MS = 15_000

/**
 * Waits until the scripts of a page are there. What is pressed before is kept and done then, as `presses-at-once.spec.ts`
 * and `slow-script.spec.ts` show. This is for who looks at the whole of a page, as axe and measures do, for what is not to
 * happen when the scripts come, and for what no page keeps: drags, the keys by which fields, figures and tabs are stepped,
 * and events that a test listens to, which React stops on their way to what it has not taken over yet.
 */
export async function untilItListens(page: Page): Promise<void> {
  await page.waitForFunction(LISTENS, undefined, { timeout: LISTENS_WITHIN_MS })
}

/** Has opening and loading a page again wait until it listens. */
function waitAfterLoads(page: Page): void {
  for (const method of ['goto', 'reload', 'goBack'] as const) {
    const load = page[method].bind(page) as (...args: unknown[]) => Promise<Response | null>
    Object.assign(page, {
      [method]: async (...args: unknown[]) => {
        const response = await load(...args)
        // A test that asks for less than the whole page looks at what comes before the scripts.
        const options = args.at(-1)
        const isPart = typeof options === 'object' && options !== null && 'waitUntil' in options
        if (!isPart) await untilItListens(page)
        return response
      },
    })
  }
}

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
  pressesAtOnce: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, pressesAtOnce }, use) => {
    if (javaScriptEnabled !== false && !pressesAtOnce) waitAfterLoads(page)
    await use(page)
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

/** The site whose accounts are made, where it is not the one that all tests share. */
interface OtherSite {
  readonly folder: string
  readonly clock: Clock
}

/** A new confirmed account with a session, made in the store. */
export async function createPupil(
  store: DocumentStore,
  premium: boolean,
  { folder, clock }: OtherSite = { folder: dataDir, clock: systemClock },
): Promise<Pupil> {
  const now = clock.now().toISOString()
  const email = `${randomUUID()}@teszt.hu`
  const profile = { email, name: 'Teszt Elek', emailVerified: now, legalConsentDate: now, age: ADULT }
  const user = await createUser({ store, clock }, profile)
  if (premium) await grantSubscription({ store, payments: { mode: 'sandbox' } }, user.uid)
  const secret = readFileSync(path.join(folder, 'auth-secret'), 'utf8').trim()
  const auth = { secret, secureCookies: false }
  return { user, token: await beginTestSession({ store, clock, auth }, user) }
}

/** The button in the header of who is signed in. */
export const userMenuOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: shellMessages.userMenu })

/** Signs out by the user menu; the list of devices of the profile has such a button too. */
export async function signOut(page: Page): Promise<void> {
  await userMenuOf(page).click()
  await page.locator('#user-menu').getByRole('button', { name: shellMessages.signOut }).click()
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

/** Signs a browser in. */
export async function giveSession(context: BrowserContext, token: string, baseURL: string): Promise<void> {
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
