import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { fillPlaceholders, lacksFacts } from '@/lib/domain/legal/placeholders'
import { latestVersion } from '@/lib/domain/legal/versions'
import { parseEnvironment } from '@/lib/server/env/parse-environment'
import { sampleCompany, sampleTeam } from '@/lib/shared/messages/sample-company'

const SECRET = 'x'.repeat(32)
const FIRESTORE = {
  DOCUMENT_STORE: 'firestore',
  AUTH_SECRET: SECRET,
  SITE_URL: 'https://matek.example',
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_CLIENT_EMAIL: 'e',
  FIREBASE_PRIVATE_KEY: 'k',
  SMTP_URL: 'smtps://mail.example',
}

const legalTexts = () =>
  (['terms', 'privacy'] as const).map((document) => ({
    document,
    content: readFileSync(`content/legal/${document}/${latestVersion(document)}.md`, 'utf8'),
  }))

test('needs no variable at all', () => {
  expect(parseEnvironment({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    siteUrl: 'http://localhost:3000',
    adminUrl: undefined,
    supportEmail: 'info@minta.example',
    trustedProxies: 0,
    upkeepSecret: undefined,
    authSecret: undefined,
    documentStore: { kind: 'sqlite' },
    rateLimits: { kind: 'memory' },
    search: { kind: 'embedded' },
    socialProviders: [],
    mail: { from: undefined, server: undefined },
    newsletterUrl: undefined,
    captcha: { kind: 'altcha' },
    payments: { kind: 'sandbox' },
    analytics: { measurementId: undefined },
    errorService: undefined,
    checksAnswers: false,
    logLevel: 'info',
    featureFlags: { values: { enableBlog: false }, account: undefined },
    links: { blog: undefined, videoChannel: undefined, socialGroup: undefined, newsletterSignup: undefined },
    company: { ...sampleCompany, email: 'info@minta.example', isSample: true },
    team: sampleTeam,
    isMachineOnly: true,
    demo: { enabled: true },
    trial: false,
    compressesAnswers: true,
  })
})

test('.env.example alone gives the same', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(parseEnvironment(example)).toEqual(parseEnvironment({}))
})

test('.env.example explains every variable', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const unexplained = lines.filter((line, index) => /^[A-Z_]+=/.test(line) && !lines[index - 1]?.startsWith('# '))
  expect(unexplained).toEqual([])
})

test('the site’s own address follows the port', () => {
  expect(parseEnvironment({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
  expect(parseEnvironment({ SITE_URL: 'https://matek.example/' }).siteUrl).toBe('https://matek.example')
})

test('the address of the support is one of the site’s own host unless another is named', () => {
  const SITE_URL = 'https://matek.example'
  expect(parseEnvironment({ SITE_URL }).supportEmail).toBe('info@matek.example')
  expect(parseEnvironment({ SITE_URL, SUPPORT_EMAIL: 'segitseg@iskola.hu' }).supportEmail).toBe('segitseg@iskola.hu')
  expect(() => parseEnvironment({ SUPPORT_EMAIL: 'segitseg' })).toThrow('SUPPORT_EMAIL')
})

test('who makes the site is named as configured, by samples that say so in a copy to be tried out, and else by nobody', () => {
  const team = 'Kiss Anna, matematikatanár; Nagy Béla ,  programozó, rajzoló '
  expect(parseEnvironment({ TEAM: team }).team).toEqual([
    { name: 'Kiss Anna', role: 'matematikatanár' },
    { name: 'Nagy Béla', role: 'programozó, rajzoló' },
  ])
  expect(parseEnvironment({}).team.map(({ name }) => name)).toEqual(
    sampleTeam.map(() => expect.stringContaining('(minta)')),
  )
  expect(parseEnvironment({ DEMO: '0' }).team).toEqual([])
  for (const faulty of ['Kiss Anna', 'Kiss Anna,', ', tanár', 'Kiss Anna, tanár;']) {
    expect(() => parseEnvironment({ TEAM: faulty })).toThrow(/TEAM: must be names/)
  }
})

test('a copy to be tried out is run by a sample company, whose facts all say so, and any other by what is configured', () => {
  const { company } = parseEnvironment({})
  const { isSample, email, ...facts } = company
  expect([isSample, Object.values(facts).filter((fact) => !fact?.includes('(minta)'))]).toEqual([true, []])
  // Whatever a text asks for is there.
  for (const { content, document } of legalTexts()) {
    const filled = fillPlaceholders(content, { company, siteUrl: 'http://localhost:3000' })
    expect([document, lacksFacts(content, { company, siteUrl: '' }), filled.includes('{{')]).toEqual([
      document,
      false,
      false,
    ])
  }
  expect(email).toBe('info@minta.example')
  expect(parseEnvironment({ COMPANY_NAME: 'Matek Kft.' }).company).toMatchObject({ name: 'Matek Kft.', isSample: true })
  expect(parseEnvironment({ DEMO: '0', COMPANY_NAME: 'Matek Kft.' }).company).toEqual({
    name: 'Matek Kft.',
    email: 'info@minta.example',
    isSample: false,
  })
})

test('the site of the administrators is a web address', () => {
  expect(parseEnvironment({ ADMIN_URL: 'https://admin.matek.example/hu' }).adminUrl).toBe(
    'https://admin.matek.example/hu',
  )
  expect(() => parseEnvironment({ ADMIN_URL: 'javascript:alert(1)' })).toThrow('ADMIN_URL')
})

test('the footer links to web addresses', () => {
  expect(parseEnvironment({ BLOG_URL: 'https://blog.matek.example/', SOCIAL_GROUP_URL: '' }).links).toMatchObject({
    blog: 'https://blog.matek.example/',
    socialGroup: undefined,
  })
  for (const name of ['BLOG_URL', 'VIDEO_CHANNEL_URL', 'SOCIAL_GROUP_URL', 'NEWSLETTER_SIGNUP_URL']) {
    expect(() => parseEnvironment({ [name]: 'javascript:alert(1)' })).toThrow(name)
  }
})

test('flags are those of the environment, until a Firebase project is asked', () => {
  expect(parseEnvironment({ FLAG_ENABLE_BLOG: '1' }).featureFlags).toEqual({
    values: { enableBlog: true },
    account: undefined,
  })
  const keys = { FIREBASE_PROJECT_ID: 'p', FIREBASE_CLIENT_EMAIL: 'e', FIREBASE_PRIVATE_KEY: 'k' }
  expect(parseEnvironment({ FEATURE_FLAGS: 'remote-config', ...keys }).featureFlags).toEqual({
    values: { enableBlog: false },
    account: { projectId: 'p', clientEmail: 'e', privateKey: 'k' },
  })
  expect(() => parseEnvironment({ FEATURE_FLAGS: 'remote-config', FIREBASE_PROJECT_ID: 'p' })).toThrow(
    /FIREBASE_CLIENT_EMAIL: is needed with FEATURE_FLAGS/,
  )
})

test('holds answers to their declarations where it is told to', () => {
  expect(parseEnvironment({ CHECK_ANSWERS: '1' }).checksAnswers).toBe(true)
})

test('tells every fault at once', () => {
  const variables = {
    PORT: 'many',
    SITE_URL: 'https://matek.example/hu',
    AUTH_SECRET: 'short',
    DOCUMENT_STORE: 'mysql',
    UPSTASH_REDIS_REST_URL: 'redis://eu1.upstash.example',
  }
  const faults = [
    'PORT: ',
    'SITE_URL: must be an http',
    'AUTH_SECRET: ',
    'DOCUMENT_STORE: ',
    'UPSTASH_REDIS_REST_URL: must be an https',
    'UPSTASH_REDIS_REST_TOKEN: is needed with UPSTASH_REDIS_REST_URL',
  ]
  for (const fault of faults) expect(() => parseEnvironment(variables)).toThrow(fault)
})

test.each(['ftp://matek.example', 'matek.example', 'https://a:b@matek.example', 'https://matek.example?x=1'])(
  'takes no site address like %s',
  (address) => {
    expect(() => parseEnvironment({ SITE_URL: address })).toThrow('SITE_URL')
  },
)

test('Firestore needs its keys and a secret that all servers share', () => {
  const needed = ['AUTH_SECRET', 'FIREBASE_PROJECT_ID', 'FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY', 'SMTP_URL']
  for (const key of needed) {
    expect(() => parseEnvironment({ DOCUMENT_STORE: 'firestore' })).toThrow(`${key}: is needed`)
    expect(() => parseEnvironment({ ...FIRESTORE, [key]: ' ' })).toThrow(`${key}: is needed`)
  }
  expect(parseEnvironment(FIRESTORE).documentStore).toEqual({
    kind: 'firestore',
    projectId: 'p',
    clientEmail: 'e',
    privateKey: 'k',
  })
})

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTls: true, auth: undefined }],
  ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true, requireTls: true, auth: undefined }],
  ['smtp://matek:tit%3Aok%40@mail.example:2525', { port: 2525, auth: { user: 'matek', pass: 'tit:ok@' } }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, requireTls: false }],
  ['smtp://127.0.0.1', { requireTls: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, requireTls: false }],
])('sends mails through %s, over TLS unless it stays on this machine', (SMTP_URL, server) => {
  expect(parseEnvironment({ SMTP_URL }).mail.server).toMatchObject(server)
})

test.each([
  'mail.example',
  'https://mail.example',
  'smtp://',
  'smtp://matek@mail.example',
  'smtp://:titok@mail.example',
  'smtp://a:%zz@mail.example',
  'smtp://mail.example/x',
  'smtp://mail.example?tls=no',
])('takes no mail server by %s', (SMTP_URL) => {
  expect(() => parseEnvironment({ SMTP_URL })).toThrow('SMTP_URL: must be smtp:// or smtps://')
})

test.each(['noreply@matek.example', 'Matekliget <noreply@matek.example>', 'Üdv az iskolából <a@b.hu>'])(
  'takes %s for the sender of mails',
  (MAIL_FROM) => {
    expect(parseEnvironment({ MAIL_FROM }).mail.from).toBe(MAIL_FROM)
  },
)

test.each(['Matekliget', '<a@b.hu>', 'A <a@b.hu>, B <b@b.hu>', 'A\nBcc: <a@b.hu>', 'a@b.hu, c@d.hu'])(
  'takes no sender like %j',
  (MAIL_FROM) => {
    expect(() => parseEnvironment({ MAIL_FROM })).toThrow('MAIL_FROM: must be')
  },
)

test('posts subscriptions where the query names the list, over https only', () => {
  const NEWSLETTER_URL = 'https://lista.example/subscribe/post?u=1&id=2'
  expect(parseEnvironment({ NEWSLETTER_URL }).newsletterUrl).toBe(NEWSLETTER_URL)
  expect(parseEnvironment({ NEWSLETTER_URL: 'http://localhost:9/x' }).newsletterUrl).toBe('http://localhost:9/x')
  for (const url of ['http://lista.example/x', 'lista', 'https://a:b@lista.example'])
    expect(() => parseEnvironment({ NEWSLETTER_URL: url })).toThrow('NEWSLETTER_URL: must be an https address')
})

test('asks reCAPTCHA when it is given both of its keys', () => {
  expect(parseEnvironment({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' }).captcha).toEqual({
    kind: 'recaptcha',
    siteKey: 'k',
    secret: 's',
  })
  expect(() => parseEnvironment({ RECAPTCHA_SITE_KEY: 'k' })).toThrow('RECAPTCHA_SECRET: is needed')
  expect(() => parseEnvironment({ RECAPTCHA_SECRET: 's' })).toThrow('RECAPTCHA_SITE_KEY: is needed')
})

test('counts in a Redis of Upstash when it is given both address and token', () => {
  const upstash = { UPSTASH_REDIS_REST_URL: 'https://eu1.upstash.example/', UPSTASH_REDIS_REST_TOKEN: 'AX==' }
  expect(parseEnvironment(upstash).rateLimits).toEqual({
    kind: 'upstash',
    url: 'https://eu1.upstash.example',
    token: 'AX==',
  })
  const local = parseEnvironment({ ...upstash, UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:8079' })
  expect(local.rateLimits).toMatchObject({ url: 'http://127.0.0.1:8079' })
})

test.each([
  [
    'an address without a token',
    { UPSTASH_REDIS_REST_URL: 'https://a.example' },
    'UPSTASH_REDIS_REST_TOKEN: is needed',
  ],
  ['a token without an address', { UPSTASH_REDIS_REST_TOKEN: 'x' }, 'UPSTASH_REDIS_REST_URL: is needed'],
  ['an address in clear', { UPSTASH_REDIS_REST_URL: 'http://a.example' }, 'UPSTASH_REDIS_REST_URL: must be an https'],
  ['an address with a path', { UPSTASH_REDIS_REST_URL: 'https://a.example/x' }, 'UPSTASH_REDIS_REST_URL: must be'],
  ['a token of two lines', { UPSTASH_REDIS_REST_TOKEN: 'x\ny' }, 'UPSTASH_REDIS_REST_TOKEN: must be one word'],
])('takes no Upstash by %s', (_, variables, fault) => {
  expect(() => parseEnvironment(variables)).toThrow(fault)
})

test('offers the social providers that it is given keys for', () => {
  const google = { AUTH_GOOGLE_ID: 'g', AUTH_GOOGLE_SECRET: 'gs' }
  expect(parseEnvironment(google).socialProviders).toEqual([{ id: 'google', clientId: 'g', clientSecret: 'gs' }])
  const facebook = { AUTH_FACEBOOK_ID: 'f', AUTH_FACEBOOK_SECRET: 'fs', AUTH_FACEBOOK_ISSUER: 'http://localhost:4000/' }
  expect(parseEnvironment({ ...google, ...facebook }).socialProviders).toEqual([
    { id: 'google', clientId: 'g', clientSecret: 'gs' },
    { id: 'facebook', clientId: 'f', clientSecret: 'fs', issuer: 'http://localhost:4000' },
  ])
})

test.each([
  ['an id without a secret', { AUTH_GOOGLE_ID: 'g' }, 'AUTH_GOOGLE_SECRET: is needed with AUTH_GOOGLE_ID'],
  ['a secret without an id', { AUTH_FACEBOOK_SECRET: 'f' }, 'AUTH_FACEBOOK_ID: is needed with AUTH_FACEBOOK_SECRET'],
  [
    'an address alone',
    { AUTH_GOOGLE_ISSUER: 'https://a.example' },
    'AUTH_GOOGLE_ID: is needed with AUTH_GOOGLE_ISSUER',
  ],
  ['an address in clear', { AUTH_GOOGLE_ISSUER: 'http://a.example' }, 'AUTH_GOOGLE_ISSUER: must be an https'],
  ['an address with a query', { AUTH_FACEBOOK_ISSUER: 'https://a.example/?x' }, 'AUTH_FACEBOOK_ISSUER: must be an'],
  ['an address with a password', { AUTH_GOOGLE_ISSUER: 'https://a:b@a.example' }, 'AUTH_GOOGLE_ISSUER: must be an'],
])('takes no social provider by %s', (_, variables, fault) => {
  expect(() => parseEnvironment(variables)).toThrow(fault)
})

test.each([
  ['on this machine', {}, true],
  ['at another of its loopback addresses', { HOST: '127.0.0.2', SITE_URL: 'http://[::1]:3000' }, true],
  ['on this machine when asked for', { DEMO: '1' }, true],
  ['not when it was switched off', { DEMO: '0' }, false],
  ['not for the whole network', { HOST: '0.0.0.0' }, false],
  ['not behind a proxy of a public site', { SITE_URL: 'https://matek.example' }, false],
  ['not at a name that only begins like one', { SITE_URL: 'http://127.0.0.1.matek.example' }, false],
  ['not with Firestore', FIRESTORE, false],
  ['not with Firestore on this machine', { ...FIRESTORE, SITE_URL: '' }, false],
])('demo accounts exist: %s', (_, variables, enabled) => {
  expect(parseEnvironment(variables).demo).toEqual({ enabled })
})

test.each([
  ['for the network', { HOST: '0.0.0.0' }],
  ['for a public site', { SITE_URL: 'https://matek.example' }],
  ['with Firestore', FIRESTORE],
  ['with Firestore on this machine', { ...FIRESTORE, SITE_URL: '' }],
])('demo accounts cannot be switched on %s', (_, variables) => {
  expect(() => parseEnvironment({ ...variables, DEMO: '1' })).toThrow('DEMO: can be 1 only with')
})

test('who listens on a loopback address is for this machine alone', () => {
  const isMachineOnly = (HOST: string) => parseEnvironment({ HOST }).isMachineOnly
  expect(['', 'localhost', '127.0.0.1', '::1', '0.0.0.0', '::', '192.168.1.5'].map(isMachineOnly)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each(['public', 'public/data', './x/../public/data', `${process.cwd()}/public/.data`])(
  'keeps no data in %s, where anybody could fetch it',
  (folder) => {
    expect(() => parseEnvironment({ DATA_DIR: folder })).toThrow('DATA_DIR: must not lie in public/')
  },
)

test.each(['data', 'public-data', '../public', '/srv/public'])('keeps data in %s', (folder) => {
  expect(parseEnvironment({ DATA_DIR: folder }).dataDir).toBe(folder)
})

test('measures pages only with the id of a property of Google Analytics', () => {
  expect(parseEnvironment({ GA_MEASUREMENT_ID: 'G-AB12' }).analytics).toEqual({ measurementId: 'G-AB12' })
  expect(() => parseEnvironment({ GA_MEASUREMENT_ID: 'UA-1' })).toThrow('GA_MEASUREMENT_ID: must be G- and')
})

test('reports to Sentry when it is given a project there', () => {
  const dsn = 'https://key@o1.ingest.example/42'
  expect(parseEnvironment({ SENTRY_DSN: dsn }).errorService).toEqual({
    dsn,
    environment: 'production',
    release: expect.stringMatching(/^matekliget@\d/),
  })
  expect(parseEnvironment({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'test' }).errorService?.environment).toBe('test')
  expect(parseEnvironment({ SENTRY_DSN: 'http://key@127.0.0.1:3419/1' }).errorService).toBeDefined()
})

test.each(['key', 'https://sentry.example/42', 'https://k:secret@sentry.example/42', 'http://k@sentry.example/42'])(
  'takes %s for no address of a project',
  (dsn) => {
    expect(() => parseEnvironment({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN: must be')
  },
)

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_b',
  STRIPE_WEBHOOK_SECRET: 'whsec_c',
  STRIPE_PRICE_ID: 'price_d',
}
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_b' }

test.each([
  ['with test keys', STRIPE, 'test'],
  ['with a restricted key', { ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_a' }, 'test'],
  ['with live keys', { ...STRIPE, ...LIVE }, 'live'],
  ['with Firestore', { ...FIRESTORE, ...STRIPE, ...LIVE }, 'live'],
])('takes payments at Stripe %s', (_, variables, mode) => {
  expect(parseEnvironment(variables).payments).toEqual({
    kind: 'stripe',
    mode,
    secretKey: variables.STRIPE_SECRET_KEY,
    publishableKey: variables.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: 'whsec_c',
    priceId: 'price_d',
  })
})

test.each([
  ['on this machine', {}, 'sandbox'],
  ['on this machine without demo accounts', { DEMO: '0' }, 'off'],
  ['for the network', { HOST: '0.0.0.0' }, 'off'],
  ['behind a proxy of a public site', { SITE_URL: 'https://matek.example' }, 'off'],
  ['with Firestore', FIRESTORE, 'off'],
  ['with Firestore on this machine', { ...FIRESTORE, SITE_URL: '' }, 'off'],
])('without keys payments are tried out or off: %s', (_, variables, kind) => {
  expect(parseEnvironment(variables).payments).toEqual({ kind })
})

test('asks for all that Stripe needs at once, and for keys that go together', () => {
  const { STRIPE_SECRET_KEY } = STRIPE
  expect(() => parseEnvironment({ STRIPE_SECRET_KEY })).toThrow(
    /STRIPE_PUBLISHABLE_KEY: is needed with STRIPE_SECRET_KEY\n.*WEBHOOK_SECRET: is needed.*\n.*PRICE_ID: is needed/,
  )
  const mixed = { ...STRIPE, STRIPE_PUBLISHABLE_KEY: LIVE.STRIPE_PUBLISHABLE_KEY }
  expect(() => parseEnvironment(mixed)).toThrow('STRIPE_PUBLISHABLE_KEY: must be of the same mode')
  expect(() => parseEnvironment({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_b' })).toThrow(
    'STRIPE_SECRET_KEY: must be sk_',
  )
})
