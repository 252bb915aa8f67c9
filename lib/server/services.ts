import 'server-only'
import { after } from 'next/server'
import { createPinoLogger } from '@/lib/adapters/pino-logger'
import { createStoredInvoicing } from '@/lib/adapters/stored-invoicing'
import { systemClock } from '@/lib/adapters/system-clock'
import type { Captcha } from '@/lib/ports/captcha'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { FeatureFlags } from '@/lib/ports/feature-flags'
import type { Invoicing } from '@/lib/ports/invoicing'
import type { Logger } from '@/lib/ports/logger'
import type { Mailer } from '@/lib/ports/mailer'
import type { Newsletter } from '@/lib/ports/newsletter'
import type { RateLimiter } from '@/lib/ports/rate-limiter'
import type { SearchIndex } from '@/lib/ports/search-index'
import type { ErrorServiceSettings } from '@/lib/shared/errors/error-service'
import { ensureAuthSecret } from './env/auth-secret'
import { environment } from './env/environment'
import type {
  AnalyticsSettings,
  CompanySettings,
  Environment,
  SiteLinks,
  SocialProvider,
  TeamMember,
} from './env/parse-environment'
import { currentRequestId } from './http/request-context'
import { openCaptcha } from './openers/open-captcha'
import { openErrorReporter } from './openers/open-error-reporter'
import { openFeatureFlags } from './openers/open-feature-flags'
import { openMailer } from './openers/open-mailer'
import { openNewsletter } from './openers/open-newsletter'
import { openPayments, type Payments } from './openers/open-payments'
import { openRateLimiter } from './openers/open-rate-limiter'
import { openSearchIndex } from './openers/open-search-index'
import { openSharePictures } from './openers/open-share-pictures'
import { type OpenStore, openStore } from './openers/open-store'
import type { SharePictures } from './share/share-pictures'

/** Everything outside the process that the site works with, chosen once. */
export interface Services extends Payments {
  readonly store: DocumentStore
  readonly storeKind: OpenStore['kind']
  /** What next-auth keeps: provider accounts and their users. */
  readonly authStore: OpenStore['authStore']
  readonly clock: Clock
  readonly invoicing: Invoicing
  readonly mailer: Mailer
  readonly newsletter: Newsletter
  readonly captcha: Captcha
  readonly rateLimiter: RateLimiter
  readonly searchIndex: SearchIndex
  readonly sharePictures: SharePictures
  readonly featureFlags: FeatureFlags
  readonly errorReporter: ErrorReporter
  /** Where browsers report; absent where they do not. */
  readonly errorService: ErrorServiceSettings | undefined
  readonly analytics: AnalyticsSettings
  readonly logger: Logger
  /** The origin of the site, without a slash at the end. */
  readonly site: { readonly url: string }
  readonly auth: { readonly secret: string; readonly secureCookies: boolean }
  /** What the hashes are made with that stand for people in the store: see `saltedHash`. */
  readonly hashSecret: string
  /** The social providers that people may sign in with. */
  readonly socialProviders: readonly SocialProvider[]
  /** The administrators' own site, if there is one. */
  readonly adminUrl: string | undefined
  /** What the footer links to outside the site. */
  readonly links: SiteLinks
  /** Where people can write when something does not work. */
  readonly supportEmail: string
  /** Who runs the site. */
  readonly company: CompanySettings
  readonly team: readonly TeamMember[]
  /** Whether this is a copy of the site to be looked at, whose data vanish. */
  readonly trial: boolean
  /** Whether an answer that is not what its call declares is a failure: where the site is made, not where it is used. */
  readonly checksAnswers: boolean
  /** What who has the upkeep done by a call has to name; absent where nobody may. */
  readonly upkeepSecret: string | undefined
  readonly network: { readonly trustedProxies: number }
  /** Has work done once the answer of the current request is sent; the work does not throw. */
  readonly afterResponse: (work: () => Promise<void>) => void
}

declare global {
  /** Next loads a module once per bundle, so what must exist once per process is kept here. */
  var siteServices: Services | undefined
}

/** The services of this process, opened at the first call. */
export function services(): Services {
  globalThis.siteServices ??= compose(environment())
  return globalThis.siteServices
}

/** Makes the process use these services from now on: tests run the real routes over a store of their own. */
export function installServices(replacement: Services | undefined): void {
  globalThis.siteServices = replacement
}

function compose(settings: Environment): Services {
  const clock = systemClock
  const logger = createPinoLogger({ level: settings.logLevel, fields: requestFields })
  const { kind, store, authStore } = openStore(settings, clock)
  const secret = settings.authSecret ?? ensureAuthSecret(settings.dataDir)
  const rateLimiter = openRateLimiter(settings.rateLimits, secret)
  const afterResponse = (work: () => Promise<void>) => after(work)
  return {
    ...openPayments(settings, { store, clock, logger, secret }),
    store,
    storeKind: kind,
    authStore,
    clock,
    invoicing: createStoredInvoicing(store),
    mailer: openMailer(settings, { clock, logger }),
    newsletter: openNewsletter(settings.newsletterUrl, logger),
    captcha: openCaptcha(settings.captcha, { secret, clock, rateLimiter }),
    rateLimiter,
    searchIndex: openSearchIndex(settings.search, { store, clock }),
    sharePictures: openSharePictures(settings.dataDir),
    featureFlags: openFeatureFlags(settings.featureFlags, { clock, logger, afterResponse }),
    errorReporter: openErrorReporter(settings.errorService, { logger, requestFields, afterResponse }),
    errorService: settings.errorService,
    logger,
    analytics: settings.analytics,
    site: { url: settings.siteUrl },
    adminUrl: settings.adminUrl,
    links: settings.links,
    supportEmail: settings.supportEmail,
    company: settings.company,
    team: settings.team,
    socialProviders: settings.socialProviders,
    auth: { secret, secureCookies: settings.siteUrl.startsWith('https:') },
    hashSecret: secret,
    trial: settings.trial,
    checksAnswers: settings.checksAnswers,
    upkeepSecret: settings.upkeepSecret,
    network: { trustedProxies: settings.trustedProxies },
    afterResponse,
  }
}

/** What every line of the log says of the request that it is written for. */
function requestFields(): Readonly<Record<string, string>> {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}
