import { tmpdir } from 'node:os'
import { parseEnvironment } from '@/lib/server/env/parse-environment'

const PREVIEW = { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'matekliget-git-x.vercel.app' }
const PRODUCTION = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  VERCEL_URL: 'matekliget-abc.vercel.app',
  VERCEL_PROJECT_PRODUCTION_URL: 'matek.example',
}
const FIRESTORE = {
  DOCUMENT_STORE: 'firestore',
  AUTH_SECRET: 'x'.repeat(32),
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_CLIENT_EMAIL: 'e',
  FIREBASE_PRIVATE_KEY: 'k',
  SMTP_URL: 'smtps://mail.example',
}

test('a preview without keys is a trial at its own address, over a folder that can be written to', () => {
  const environment = parseEnvironment(PREVIEW)
  expect(environment).toMatchObject({
    trial: true,
    documentStore: { kind: 'sqlite' },
    siteUrl: 'https://matekliget-git-x.vercel.app',
    trustedProxies: 1,
    demo: { enabled: false },
    isMachineOnly: false,
    payments: { kind: 'off' },
  })
  expect(environment.dataDir.startsWith(tmpdir())).toBe(true)
})

test('a preview with keys of Firestore is no trial', () => {
  expect(parseEnvironment({ ...PREVIEW, ...FIRESTORE })).toMatchObject({
    trial: false,
    documentStore: { kind: 'firestore' },
  })
})

test.each(['', 'sqlite'])('production without a store that lasts does not start (DOCUMENT_STORE=%s)', (store) => {
  expect(() => parseEnvironment({ ...PRODUCTION, DOCUMENT_STORE: store })).toThrow(
    /DOCUMENT_STORE: must be firestore in production on Vercel/,
  )
})

test('the fault of production is told with the others', () => {
  expect(() => parseEnvironment({ ...PRODUCTION, PORT: 'many' })).toThrow(/PORT: .*\n.*DOCUMENT_STORE: /)
})

test('production has the address of the project, and what is given counts for more', () => {
  const production = { ...PRODUCTION, ...FIRESTORE }
  expect(parseEnvironment(production)).toMatchObject({ trial: false, siteUrl: 'https://matek.example' })
  const given = { SITE_URL: 'https://www.matek.example', TRUSTED_PROXIES: '2' }
  expect(parseEnvironment({ ...production, ...given })).toMatchObject({
    siteUrl: 'https://www.matek.example',
    trustedProxies: 2,
  })
})

test('elsewhere Vercel’s variables mean nothing', () => {
  expect(parseEnvironment({ VERCEL_ENV: 'production', VERCEL_URL: 'x.vercel.app' })).toEqual(parseEnvironment({}))
})

test('what Vercel’s scheduler names opens the upkeep there', () => {
  const CRON_SECRET = 'c'.repeat(32)
  expect(parseEnvironment({ ...PREVIEW, CRON_SECRET }).upkeepSecret).toBe(CRON_SECRET)
  expect(parseEnvironment({ CRON_SECRET }).upkeepSecret).toBeUndefined()
  expect(() => parseEnvironment({ ...PREVIEW, CRON_SECRET: 'short' })).toThrow('UPKEEP_SECRET: must be one word')
})

test('a trial may have demo accounts, and sells nothing', () => {
  expect(parseEnvironment({ ...PREVIEW, DEMO: '1' })).toMatchObject({
    demo: { enabled: true },
    payments: { kind: 'off' },
  })
  expect(() => parseEnvironment({ ...PREVIEW, STRIPE_SECRET_KEY: 'sk_test_a' })).toThrow(
    'STRIPE_SECRET_KEY: cannot be set for a trial copy, which sells nothing',
  )
})

test('compresses by itself what a function answers, so that the site does not', () => {
  expect(parseEnvironment(PREVIEW).compressesAnswers).toBe(false)
})
