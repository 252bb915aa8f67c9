import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { createEmbeddedSearch } from '@/lib/adapters/embedded-search/embedded-search'
import { createMemoryRateLimiter } from '@/lib/adapters/memory-rate-limiter'
import { createNextAuthStore } from '@/lib/adapters/next-auth-store'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { createAccountDirectory } from '@/lib/domain/account/account-directory'
import { hashPassword } from '@/lib/domain/account/password'
import { createUser, type NewUser, type StoredUser } from '@/lib/domain/account/users'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Mail, Mailer } from '@/lib/ports/mailer'
import type { Subscriber } from '@/lib/ports/newsletter'
import { installServices, type Services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { ADULT } from './ages'
import { openSandbox, type TestPayments } from './sandbox-payments'
import { beginTestSession } from './session'
import { temporaryFiles } from './temporary-files'

/** The one token that the captcha of a test site takes, as often as it comes. */
export const SOLVED_CAPTCHA = 'solved'

/** What a test site's upkeep is called with. */
export const UPKEEP_SECRET = 'the-upkeep-of-a-test-site-in-secret'

export const SITE_URL = 'http://localhost:3000'

const COMPANY: Services['company'] = {
  name: 'Próba Kft.',
  address: '1111 Budapest, Próba utca 1.',
  registrationNumber: '01-09-000000',
  registryCourt: 'Fővárosi Törvényszék Cégbírósága',
  taxNumber: '00000000-1-01',
  phone: '+36 1 000 0000',
  email: 'info@localhost',
  hosting: 'Tárhely Kft.',
  isSample: false,
}
const COLLECTIONS = [
  'users',
  'credentials',
  'emailClaims',
  'accountTokens',
  'payments',
  'accounts',
  'usage',
  'progress',
  'rounds',
  'memory',
]

/** The site's services over a store of their own, with what a test looks at or changes. */
export interface TestSite extends Omit<Services, keyof TestPayments>, TestPayments {
  /** What was sent, oldest first. */
  readonly mails: Mail[]
  /** Who was subscribed to the newsletter. */
  readonly subscribers: Subscriber[]
  /** What was reported as unexpected. */
  readonly reports: unknown[]
  /** What the error service was notified of. */
  readonly notices: { readonly message: string; readonly context: Readonly<Record<string, string>> | undefined }[]
  /** Moves the clock. The limiter has a clock of its own. */
  passTime(milliseconds: number): void
  /** Does what routes have left for after their answers. */
  finishWork(): Promise<void>
  addUser(user?: Partial<NewUser> & { readonly password?: string }): Promise<StoredUser>
  /** A session token as a sign-in would give it. */
  tokenOf(user: StoredUser): Promise<string>
  /** Every document, to see that a refused call has changed nothing. */
  dump(): Promise<unknown>
}

const newFile = temporaryFiles()
const open: DocumentStore[] = []
const hashes = new Map<string, Promise<string>>()
let emptyStore: string | undefined

afterEach(async () => {
  installServices(undefined)
  await Promise.all(open.splice(0).map((store) => store.close()))
})

/** Starts a site over an empty store, and gives its services to the routes until the test ends. */
export function openSite(overrides: Partial<Omit<Services, 'paymentSandbox'>> = {}): TestSite {
  const site = { ...createSite(overrides.store), ...overrides }
  installServices(site)
  return site
}

function createSite(given?: DocumentStore): TestSite {
  const store = given ?? createEmptyStore()
  open.push(store)
  let now = Date.UTC(2026, 0, 15, 12)
  const clock = { now: () => new Date(now) }
  const mails: Mail[] = []
  const subscribers: Subscriber[] = []
  const reports: unknown[] = []
  const notices: TestSite['notices'] = []
  const work: (() => Promise<void>)[] = []
  const auth = { secret: 'a secret of thirty-two characters', secureCookies: false }
  const adapter = createNextAuthStore({ store, accounts: createAccountDirectory({ store, clock }) })
  return {
    ...openSandbox({ store, clock }),
    store,
    storeKind: 'embedded',
    authStore: async () => adapter,
    clock,
    invoicing: createStoredInvoicing(store),
    mailer: { send: async (mail) => void mails.push(mail) },
    newsletter: { subscribe: async (subscriber) => void subscribers.push(subscriber) },
    captcha: {
      createTask: async () => ({ kind: 'recaptcha', siteKey: 'key' }),
      verify: async (token) => token === SOLVED_CAPTCHA,
    },
    rateLimiter: createMemoryRateLimiter(),
    sharePictures: { find: async () => undefined },
    searchIndex: createEmbeddedSearch({ store, clock }),
    errorReporter: {
      report: (error) => `report-${reports.push(error)}`,
      notify: (message, context) => void notices.push({ message, context }),
    },
    errorService: undefined,
    logger: { info: ignore, warn: ignore, error: ignore },
    checksAnswers: true,
    analytics: { measurementId: undefined },
    site: { url: SITE_URL },
    adminUrl: undefined,
    links: { blog: undefined, videoChannel: undefined, socialGroup: undefined, newsletterSignup: undefined },
    featureFlags: { current: () => ({ enableBlog: false }) },
    supportEmail: 'info@localhost',
    company: COMPANY,
    team: [],
    auth,
    hashSecret: auth.secret,
    socialProviders: [],
    trial: false,
    upkeepSecret: UPKEEP_SECRET,
    network: { trustedProxies: 0 },
    afterResponse: (task) => void work.push(task),
    finishWork: async () => {
      for (const task of work.splice(0)) await task()
    },
    mails,
    subscribers,
    reports,
    notices,
    passTime: (milliseconds) => {
      now += milliseconds
    },
    addUser: async ({ password, ...user } = {}) => {
      const passwordHash = password === undefined ? {} : { passwordHash: await hashOnce(password) }
      const name = 'Teszt Elek'
      const email = `${randomUUID()}@teszt.hu`
      return createUser({ store, clock }, { email, name, age: ADULT, ...passwordHash, ...user })
    },
    tokenOf: (user) => beginTestSession({ store, clock, auth }, user),
    dump: async () => Promise.all(COLLECTIONS.map(async (name) => [name, await store.query(name)])),
  }
}

/** Laying out a file waits for the disk again and again, so it is done once and then copied. */
function createEmptyStore(): DocumentStore {
  const file = newFile('store.sqlite')
  emptyStore ??= layOutStore()
  copyFileSync(emptyStore, file)
  return createSqliteStore({ file })
}

function layOutStore(): string {
  const file = newFile('empty.sqlite')
  // Closed before its first await, so that all of it stands in the file.
  void createSqliteStore({ file }).close()
  return file
}

/** Hashing is slow on purpose, and the same password may have the same hash. */
function hashOnce(password: string): Promise<string> {
  const passwordHash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, passwordHash)
  return passwordHash
}

/** A mailer whose service is down. */
export const brokenMailer: Mailer = {
  send: async () => {
    throw new AppError('unavailable')
  },
}

function ignore(): void {}
