import path from 'node:path'
import { z } from 'zod'
import type { SocialProviderId } from '@/lib/domain/account/model'
import { isLoopbackHost } from '@/lib/server/http/loopback'
import type { ErrorServiceSettings } from '@/lib/shared/errors/error-service'
import { SAMPLE_EMAIL, sampleCompany, sampleTeam } from '@/lib/shared/messages/sample-company'
import { version } from '@/package.json'
import { isDevelopment } from './mode'
import { parseSmtpUrl, type SmtpServer } from './smtp-url'
import { type Deployment, describeDeployment } from './vercel'

/** The configuration of the server. Every value has been checked; what depends on other values has been worked out. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The origin that people type, without a slash at the end. */
  readonly siteUrl: string
  /** The administrators' own site, if there is one. */
  readonly adminUrl: string | undefined
  /** Where people can write when something does not work. */
  readonly supportEmail: string
  /** How many proxies of our own stand before the server, each adding one address to X-Forwarded-For. */
  readonly trustedProxies: number
  /** What who has the upkeep done by a call has to name; absent where nobody may. */
  readonly upkeepSecret: string | undefined
  /** Absent on the embedded store: a secret is then made once and kept in `dataDir`. */
  readonly authSecret: string | undefined
  readonly documentStore: DocumentStoreSettings
  readonly rateLimits: RateLimitSettings
  readonly search: SearchSettings
  /** The social providers that people may sign in with; those without keys are not offered. */
  readonly socialProviders: readonly SocialProvider[]
  readonly mail: MailSettings
  /** Where the mailing-list service takes its form; absent where subscriptions are only logged. */
  readonly newsletterUrl: string | undefined
  readonly captcha: CaptchaSettings
  readonly payments: PaymentProviderSettings
  readonly analytics: AnalyticsSettings
  /** Absent where failures are only logged. */
  readonly errorService: ErrorServiceSettings | undefined
  /** Whether each answer of the API is held to what its call declares. */
  readonly checksAnswers: boolean
  /** The least important lines that are logged. */
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly featureFlags: FlagSettings
  readonly links: SiteLinks
  readonly company: CompanySettings
  /** Who makes the site, as its page about itself names them. */
  readonly team: readonly TeamMember[]
  /** Whether only this machine may reach the server, since it is told to listen on a loopback address. */
  readonly isMachineOnly: boolean
  /** Whether there are demo accounts: on this machine only, or in a trial copy. */
  readonly demo: { readonly enabled: boolean }
  /** Whether this is a copy to be looked at, whose data vanish. */
  readonly trial: boolean
  /** Whether what is answered is compressed here, and not by the platform. */
  readonly compressesAnswers: boolean
}

export type DocumentStoreSettings =
  | { readonly kind: 'sqlite' }
  | {
      readonly kind: 'firestore'
      readonly projectId: string
      readonly clientEmail: string
      readonly privateKey: string
    }

export type RateLimitSettings =
  | { readonly kind: 'memory' }
  | { readonly kind: 'upstash'; readonly url: string; readonly token: string }

export type SearchSettings =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'algolia'; readonly appId: string; readonly adminKey: string; readonly index: string }

export interface MailSettings {
  /** The site's own address, as in a From header; absent for one at the host of the site. */
  readonly from: string | undefined
  /** Absent where mails are written to `dataDir`. */
  readonly server: SmtpServer | undefined
}

/** Who runs the site, as the legal documents say. What is absent is shown there as missing. */
export interface CompanySettings {
  readonly name: string | undefined
  readonly address: string | undefined
  readonly registrationNumber: string | undefined
  readonly registryCourt: string | undefined
  readonly taxNumber: string | undefined
  readonly phone: string | undefined
  readonly email: string
  readonly hosting: string | undefined
  /** Whether some of it is made up, as in a copy to be tried out. */
  readonly isSample: boolean
}

/** Somebody who makes the site. */
export interface TeamMember {
  readonly name: string
  /** What they do, in Hungarian. */
  readonly role: string
}

export type CaptchaSettings =
  | { readonly kind: 'altcha' }
  | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly secret: string }

/** `off` where nothing can be bought; the sandbox is for trying the site out, and moves no money. */
export type PaymentProviderSettings =
  | { readonly kind: 'off' }
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'stripe'
      /** Whether money moves: the keys say so themselves. */
      readonly mode: 'live' | 'test'
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecret: string
      readonly priceId: string
    }

export interface AnalyticsSettings {
  /** Of Google Analytics; absent where nothing is measured. */
  readonly measurementId: string | undefined
}

export interface FlagSettings {
  readonly values: { readonly enableBlog: boolean }
  /** The service account of the Firebase project that knows better; absent where `values` are all there is. */
  readonly account:
    | { readonly projectId: string; readonly clientEmail: string; readonly privateKey: string }
    | undefined
}

/** What the footer links to outside the site; each only where there is one. */
export interface SiteLinks {
  readonly blog: string | undefined
  readonly videoChannel: string | undefined
  readonly socialGroup: string | undefined
  readonly newsletterSignup: string | undefined
}

export interface SocialProvider {
  readonly id: SocialProviderId
  readonly clientId: string
  readonly clientSecret: string
  /** Another server that speaks as the provider does, without a slash at the end; absent for the provider itself. */
  readonly issuer?: string
}

const LOG_LEVELS = ['error', 'warn', 'info', 'silent'] as const

const ONE_WORD = /^[!-~]+$/

const PRIVATE_ADDRESS = 'must be an https address without a query'

const WEB_PAGE = { protocol: /^https?$/, error: 'must be an http or https address' }

const Variables = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().refine(isUnpublished, 'must not lie in public/, which anybody may read').default('.data'),
  SITE_URL: z.string().refine(isOrigin, 'must be an http or https address without a path').optional(),
  SUPPORT_EMAIL: z.email().optional(),
  ADMIN_URL: z.url(WEB_PAGE).optional(),
  BLOG_URL: z.url(WEB_PAGE).optional(),
  VIDEO_CHANNEL_URL: z.url(WEB_PAGE).optional(),
  SOCIAL_GROUP_URL: z.url(WEB_PAGE).optional(),
  NEWSLETTER_SIGNUP_URL: z.url(WEB_PAGE).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  UPKEEP_SECRET: z
    .string()
    .regex(/^[!-~]{32,}$/, 'must be one word of at least 32 letters')
    .optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  DOCUMENT_STORE: z.enum(['sqlite', 'firestore']).default('sqlite'),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_CLIENT_EMAIL: z.string().optional(),
  FIREBASE_PRIVATE_KEY: z.string().optional(),
  UPSTASH_REDIS_REST_URL: z.string().refine(isPrivateOrigin, 'must be an https address without a path').optional(),
  UPSTASH_REDIS_REST_TOKEN: z.string().regex(ONE_WORD, 'must be one word').optional(),
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be letters and digits')
    .optional(),
  ALGOLIA_ADMIN_KEY: z.string().regex(ONE_WORD, 'must be one word').optional(),
  ALGOLIA_INDEX: z.string().regex(ONE_WORD, 'must be one word').default('exercises'),
  AUTH_GOOGLE_ID: z.string().optional(),
  AUTH_GOOGLE_SECRET: z.string().optional(),
  AUTH_GOOGLE_ISSUER: z.string().refine(isPrivateAddress, PRIVATE_ADDRESS).optional(),
  AUTH_FACEBOOK_ID: z.string().optional(),
  AUTH_FACEBOOK_SECRET: z.string().optional(),
  AUTH_FACEBOOK_ISSUER: z.string().refine(isPrivateAddress, PRIVATE_ADDRESS).optional(),
  SMTP_URL: z
    .string()
    .refine((value) => parseSmtpUrl(value) !== undefined, 'must be smtp:// or smtps:// with a host')
    .optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an address, or a name and an <address>').optional(),
  NEWSLETTER_URL: z.string().refine(isPrivateForm, 'must be an https address').optional(),
  RECAPTCHA_SITE_KEY: z.string().regex(ONE_WORD, 'must be one word').optional(),
  RECAPTCHA_SECRET: z.string().regex(ONE_WORD, 'must be one word').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be sk_ or rk_, test_ or live_, and letters or digits')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be pk_, test_ or live_, and letters or digits')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[!-~]+$/, 'must be whsec_ and one word')
    .optional(),
  STRIPE_PRICE_ID: z.string().regex(ONE_WORD, 'must be one word').optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be G- and letters or digits')
    .optional(),
  SENTRY_DSN: z.string().refine(isDsn, 'must be https://key@host/number').optional(),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[^\s/]{1,64}$/, 'must be one word of at most 64 letters')
    .default('production'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  COMPANY_NAME: z.string().trim().optional(),
  COMPANY_ADDRESS: z.string().trim().optional(),
  COMPANY_REGISTRATION_NUMBER: z.string().trim().optional(),
  COMPANY_REGISTRY_COURT: z.string().trim().optional(),
  COMPANY_TAX_NUMBER: z.string().trim().optional(),
  COMPANY_PHONE: z.string().trim().optional(),
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_HOSTING: z.string().trim().optional(),
  TEAM: z.string().transform(readTeam).optional(),
  FEATURE_FLAGS: z.enum(['environment', 'remote-config']).default('environment'),
  FLAG_ENABLE_BLOG: z.enum(['0', '1']).default('0'),
  DEMO: z.enum(['0', '1']).optional(),
  CHECK_ANSWERS: z.enum(['0', '1']).default(isDevelopment ? '1' : '0'),
  SERVICE_WORKER: z.enum(['0', '1']).default('1'),
})

/** `name, what they do; name, what they do`: what stands behind the first comma may have more of them. */
function readTeam(text: string, context: z.RefinementCtx): readonly TeamMember[] {
  const members = text
    .split(';')
    .map((member) => /^\s*([^,]+?)\s*,\s*(\S.*?)\s*$/s.exec(member))
    .map((match) => ({ name: match?.[1] ?? '', role: match?.[2] ?? '' }))
  if (members.some(({ name }) => name === '')) {
    context.addIssue({ code: 'custom', message: 'must be names, each with a comma and a role, apart by semicolons' })
  }
  return members
}

type Variables = z.output<typeof Variables>

const FIREBASE_KEYS = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
] as const satisfies (keyof Variables)[]

const FIRESTORE_KEYS = [
  'AUTH_SECRET',
  ...FIREBASE_KEYS,
  // Where there is no disk, mails that are written to files are lost.
  'SMTP_URL',
] as const satisfies (keyof Variables)[]

const PAIRS = [
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
  ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
] as const satisfies (keyof Variables)[][]

/** What goes together is asked for even when other variables have faults, so that one error lists them all. */
const ALWAYS = { when: () => true }

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 *
 * @throws Error that lists every fault, one in a line.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const deployment = describeDeployment(present)
  const parsed = Variables.superRefine(requireWhatFirestoreNeeds, ALWAYS)
    .superRefine(requireWhatRemoteConfigNeeds, ALWAYS)
    .superRefine(requireBothOrNeither, ALWAYS)
    .superRefine(requireKeysOfSocialProviders, ALWAYS)
    .superRefine(requireWhatStripeNeeds, ALWAYS)
    .superRefine((variables, context) => requireNothingSold(deployment, variables, context), ALWAYS)
    .superRefine((variables, context) => requireDemoAmongOurselves(deployment, variables, context), ALWAYS)
    .superRefine((_, context) => requireStoreThatLasts(deployment, context), ALWAYS)
    .safeParse({ ...deployment.defaults, ...present })
  if (!parsed.success) throw new Error(describeFaults(parsed.error))
  return toEnvironment(parsed.data, deployment)
}

function requireStoreThatLasts({ losesData }: Deployment, context: z.RefinementCtx): void {
  if (!losesData) return
  const message =
    'must be firestore in production on Vercel, whose functions have no disk that lasts (see docs/deploy.md)'
  context.addIssue({ code: 'custom', path: ['DOCUMENT_STORE'], message })
}

function requireWhatFirestoreNeeds(variables: Variables, context: z.RefinementCtx): void {
  if (variables.DOCUMENT_STORE !== 'firestore') return
  const addFault = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message })
  for (const key of FIRESTORE_KEYS) {
    if (variables[key] === undefined) addFault(key, 'is needed with DOCUMENT_STORE=firestore')
  }
}

function requireWhatRemoteConfigNeeds(variables: Variables, context: z.RefinementCtx): void {
  if (variables.FEATURE_FLAGS !== 'remote-config') return
  for (const key of FIREBASE_KEYS) {
    if (variables[key] !== undefined) continue
    context.addIssue({ code: 'custom', path: [key], message: 'is needed with FEATURE_FLAGS=remote-config' })
  }
}

function requireBothOrNeither(variables: Variables, context: z.RefinementCtx): void {
  for (const pair of PAIRS) {
    const [missing, ...others] = pair.filter((key) => variables[key] === undefined)
    if (missing === undefined || others.length > 0) continue
    const given = pair.find((key) => key !== missing)
    context.addIssue({ code: 'custom', path: [missing], message: `is needed with ${given}` })
  }
}

const STRIPE_KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const satisfies (keyof Variables)[]

/** What people buy in a trial copy would vanish with it. */
function requireNothingSold({ isTrial }: Deployment, variables: Variables, context: z.RefinementCtx): void {
  const given = STRIPE_KEYS.find((key) => variables[key] !== undefined)
  if (!isTrial || given === undefined) return
  context.addIssue({ code: 'custom', path: [given], message: 'cannot be set for a trial copy, which sells nothing' })
}

function requireDemoAmongOurselves({ isTrial }: Deployment, variables: Variables, context: z.RefinementCtx): void {
  if (variables.DEMO !== '1' || isTrial) return
  // Whether they are addresses is another fault.
  if (variables.SITE_URL !== undefined && !URL.canParse(variables.SITE_URL)) return
  if (mayHaveDemo(variables)) return
  const message =
    'can be 1 only with DOCUMENT_STORE=sqlite where HOST and SITE_URL are loopback addresses, or in a trial copy'
  context.addIssue({ code: 'custom', path: ['DEMO'], message })
}

/** All of them or none, and none of the tests beside one that moves money. */
function requireWhatStripeNeeds(variables: Variables, context: z.RefinementCtx): void {
  const given = STRIPE_KEYS.find((key) => variables[key] !== undefined)
  if (given === undefined) return
  for (const key of STRIPE_KEYS) {
    if (variables[key] !== undefined) continue
    context.addIssue({ code: 'custom', path: [key], message: `is needed with ${given}` })
  }
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = variables
  if (secret === undefined || publishable === undefined || isLive(secret) === isLive(publishable)) return
  const message = 'must be of the same mode as STRIPE_SECRET_KEY: both test, or both live'
  context.addIssue({ code: 'custom', path: ['STRIPE_PUBLISHABLE_KEY'], message })
}

function isLive(stripeKey: string): boolean {
  return /^\w\w_live_/.test(stripeKey)
}

const SOCIAL_KEYS = [
  { id: 'google', clientId: 'AUTH_GOOGLE_ID', clientSecret: 'AUTH_GOOGLE_SECRET', issuer: 'AUTH_GOOGLE_ISSUER' },
  {
    id: 'facebook',
    clientId: 'AUTH_FACEBOOK_ID',
    clientSecret: 'AUTH_FACEBOOK_SECRET',
    issuer: 'AUTH_FACEBOOK_ISSUER',
  },
] as const satisfies readonly ({ id: SocialProviderId } & Record<
  'clientId' | 'clientSecret' | 'issuer',
  keyof Variables
>)[]

/** Id and secret go together, and an address is of no use without them. */
function requireKeysOfSocialProviders(variables: Variables, context: z.RefinementCtx): void {
  for (const { clientId, clientSecret, issuer } of SOCIAL_KEYS) {
    const given = [clientId, clientSecret, issuer].find((key) => variables[key] !== undefined)
    if (given === undefined) continue
    for (const key of [clientId, clientSecret]) {
      if (variables[key] !== undefined) continue
      context.addIssue({ code: 'custom', path: [key], message: `is needed with ${given}` })
    }
  }
}

function toSocialProviders(variables: Variables): readonly SocialProvider[] {
  return SOCIAL_KEYS.flatMap((keys) => {
    const [clientId, clientSecret] = [variables[keys.clientId], variables[keys.clientSecret]]
    const issuer = variables[keys.issuer]?.replace(/\/+$/, '')
    if (!clientId || !clientSecret) return []
    return [{ id: keys.id, clientId, clientSecret, ...(issuer && { issuer }) }]
  })
}

function toEnvironment(variables: Variables, { isTrial, compresses }: Deployment): Environment {
  const siteUrl = siteUrlOf(variables)
  const supportEmail = variables.SUPPORT_EMAIL ?? defaultSupportEmail(siteUrl)
  const isDemo = isTrial ? variables.DEMO === '1' : variables.DEMO !== '0' && mayHaveDemo(variables)
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    siteUrl,
    adminUrl: variables.ADMIN_URL,
    supportEmail,
    trustedProxies: variables.TRUSTED_PROXIES,
    upkeepSecret: variables.UPKEEP_SECRET,
    authSecret: variables.AUTH_SECRET,
    documentStore: toDocumentStore(variables),
    rateLimits: toRateLimits(variables),
    search: toSearch(variables),
    socialProviders: toSocialProviders(variables),
    mail: {
      from: variables.MAIL_FROM,
      server: variables.SMTP_URL === undefined ? undefined : parseSmtpUrl(variables.SMTP_URL),
    },
    newsletterUrl: variables.NEWSLETTER_URL,
    captcha: toCaptcha(variables),
    payments: toPayments(variables, isDemo && !isTrial),
    analytics: { measurementId: variables.GA_MEASUREMENT_ID },
    errorService: variables.SENTRY_DSN
      ? { dsn: variables.SENTRY_DSN, environment: variables.SENTRY_ENVIRONMENT, release: `matekliget@${version}` }
      : undefined,
    checksAnswers: variables.CHECK_ANSWERS === '1',
    logLevel: variables.LOG_LEVEL,
    featureFlags: {
      values: { enableBlog: variables.FLAG_ENABLE_BLOG === '1' },
      account: variables.FEATURE_FLAGS === 'remote-config' ? toServiceAccount(variables) : undefined,
    },
    links: {
      blog: variables.BLOG_URL,
      videoChannel: variables.VIDEO_CHANNEL_URL,
      socialGroup: variables.SOCIAL_GROUP_URL,
      newsletterSignup: variables.NEWSLETTER_SIGNUP_URL,
    },
    company: toCompany(variables, supportEmail, isDemo || isTrial),
    team: variables.TEAM ?? (isDemo || isTrial ? sampleTeam : []),
    isMachineOnly: isLoopbackHost(variables.HOST),
    demo: { enabled: isDemo },
    trial: isTrial,
    compressesAnswers: !compresses,
  }
}

function toDocumentStore(variables: Variables): DocumentStoreSettings {
  if (variables.DOCUMENT_STORE === 'sqlite') return { kind: 'sqlite' }
  return { kind: 'firestore', ...toServiceAccount(variables) }
}

function toServiceAccount(variables: Variables) {
  return {
    projectId: variables.FIREBASE_PROJECT_ID ?? '',
    clientEmail: variables.FIREBASE_CLIENT_EMAIL ?? '',
    privateKey: variables.FIREBASE_PRIVATE_KEY ?? '',
  }
}

function toRateLimits(variables: Variables): RateLimitSettings {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = variables
  return url && token ? { kind: 'upstash', url: new URL(url).origin, token } : { kind: 'memory' }
}

function toSearch({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_ADMIN_KEY: adminKey,
  ALGOLIA_INDEX: index,
}: Variables): SearchSettings {
  return appId && adminKey ? { kind: 'algolia', appId, adminKey, index } : { kind: 'embedded' }
}

/** A machine that is called localhost by everybody gets no mail. */
function defaultSupportEmail(siteUrl: string): string {
  const { hostname } = new URL(siteUrl)
  return isLoopbackHost(hostname) ? SAMPLE_EMAIL : `info@${hostname}`
}

/** @param isToTry fills what is not configured with facts that say that they are samples. */
function toCompany(variables: Variables, supportEmail: string, isToTry: boolean): CompanySettings {
  const configured = toConfiguredCompany(variables, supportEmail)
  if (!isToTry) return configured
  const known = Object.fromEntries(Object.entries(configured).filter(([, fact]) => fact !== undefined))
  const isSample = Object.keys(sampleCompany).some((fact) => !(fact in known))
  return { ...configured, ...sampleCompany, ...known, isSample }
}

function toConfiguredCompany(variables: Variables, supportEmail: string): CompanySettings {
  return {
    isSample: false,
    name: variables.COMPANY_NAME,
    address: variables.COMPANY_ADDRESS,
    registrationNumber: variables.COMPANY_REGISTRATION_NUMBER,
    registryCourt: variables.COMPANY_REGISTRY_COURT,
    taxNumber: variables.COMPANY_TAX_NUMBER,
    phone: variables.COMPANY_PHONE,
    email: variables.COMPANY_EMAIL ?? supportEmail,
    hosting: variables.COMPANY_HOSTING,
  }
}

function toCaptcha({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret }: Variables): CaptchaSettings {
  return siteKey && secret ? { kind: 'recaptcha', siteKey, secret } : { kind: 'altcha' }
}

/** In the sandbox everybody subscribes for nothing, so it is only where demo accounts may be, and never in a trial copy. */
function toPayments(variables: Variables, mayTryOut: boolean): PaymentProviderSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = variables
  if (!secretKey || !publishableKey || !webhookSecret || !priceId) return { kind: mayTryOut ? 'sandbox' : 'off' }
  const mode = isLive(secretKey) ? 'live' : 'test'
  return { kind: 'stripe', mode, secretKey, publishableKey, webhookSecret, priceId }
}

/**
 * Whether the server itself knows that only who sits at it can use the demo accounts, whose passwords everybody knows. A
 * server that listens on the loopback address may still be public behind a proxy, so the site's own address must be a
 * loopback one as well; and then it answers nothing that is passed on (lib/server/http/guard-requests.ts).
 */
function mayHaveDemo(variables: Variables): boolean {
  const isPrivate = isLoopbackHost(variables.HOST) && isLoopbackHost(new URL(siteUrlOf(variables)).hostname)
  return isPrivate && variables.DOCUMENT_STORE === 'sqlite'
}

function siteUrlOf({ SITE_URL, PORT }: Pick<Variables, 'SITE_URL' | 'PORT'>): string {
  return new URL(SITE_URL ?? `http://localhost:${PORT}`).origin
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === ''
}

/** Whether what is sent there cannot be read on the way: it goes through TLS, or stays on this machine. */
function isPrivateOrigin(value: string): boolean {
  if (!isOrigin(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** Like `isPrivateOrigin`, for an address that may have a path. */
function isPrivateAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, href, pathname } = new URL(value)
  return isPrivateOrigin(origin) && href === `${origin}${pathname}`
}

/** Like `isPrivateOrigin`, for an address that may have a path and a query, which names the mailing list. */
function isPrivateForm(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, hash, username } = new URL(value)
  return isPrivateOrigin(origin) && `${hash}${username}` === ''
}

/** The address of a project at Sentry: a public key, no password, and the number of the project as its path. */
function isDsn(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, username, password, pathname, search, hash } = new URL(value)
  return isPrivateOrigin(origin) && username !== '' && /\/\d+$/.test(pathname) && `${password}${search}${hash}` === ''
}

/** `noreply@matek.example` or `Matekliget <noreply@matek.example>`. */
function isSender(value: string): boolean {
  const address = /^[^<>"\r\n]+ <([^<>]+)>$/.exec(value)?.[1] ?? value
  return z.email().safeParse(address).success
}

function isUnpublished(folder: string): boolean {
  const fromPublic = path.relative('public', folder)
  return path.isAbsolute(fromPublic) || fromPublic.split(path.sep)[0] === '..'
}

function describeFaults(error: z.ZodError): string {
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  return ['The environment has faults (see .env.example):', ...lines].join('\n')
}
