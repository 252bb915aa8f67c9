import { defineConfig, devices } from '@playwright/test'
import { findBrowser, findShell } from './scripts/support/browser.mjs'
import { newScratchFolder, WORKERS } from './scripts/support/machine.mjs'
import { FACEBOOK_CLIENT, GOOGLE_CLIENT } from './tests/support/oidc-clients'

const PORT = 3310
const SITE_URL = `http://localhost:${PORT}`
/** Where what stands in for Google and Facebook listens. */
const OIDC_PORT = 3312
const OIDC_URL = `http://127.0.0.1:${OIDC_PORT}`

// Kept in the environment, since workers read this file again and have to find the same folder.
process.env.E2E_DATA_DIR ??= newScratchFolder('matekliget-e2e-')
// For SIGINT alone Playwright stops the servers that it has started; the others end it at once and leave them.
for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.kill(process.pid, 'SIGINT'))
const browser = findBrowser()
const shell = process.env.BROWSER_PATH ? undefined : findShell()

/** These look at pixels, at the keyboard of a phone and at the focus of a window: for them the whole browser is needed. */
const OF_THE_WINDOW = ['**/figures.spec.ts', '**/key-row.spec.ts', '**/keyboard.spec.ts']

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: Boolean(process.env.CI),
  // A test that hangs is to be told from one on a busy machine.
  timeout: 120_000,
  // The site and two browsers may have to share one busy processor.
  expect: { timeout: 15_000 },
  use: {
    baseURL: SITE_URL,
    locale: 'hu-HU',
    // Tests look at requests and change answers, which a worker would do in their place; `offline.spec.ts` has it.
    serviceWorkers: 'block',
    // A trace of each test would cost half as much again as the test: `--trace on` makes one when it is needed.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: OF_THE_WINDOW,
      use: { ...devices['Desktop Chrome'], launchOptions: launchOptions(shell ?? browser) },
    },
    {
      name: 'chromium with its window',
      testMatch: OF_THE_WINDOW,
      // Of what Playwright itself has downloaded the channel is the whole browser.
      use: {
        ...devices['Desktop Chrome'],
        ...(!browser && { channel: 'chromium' }),
        launchOptions: launchOptions(browser),
      },
    },
  ],
  webServer: [
    {
      command: 'node --import tsx tests/support/oidc-server.ts',
      url: `${OIDC_URL}/.well-known/openid-configuration`,
      env: { SITE_URL, OIDC_PORT: String(OIDC_PORT) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node scripts/start.mjs',
      url: `${SITE_URL}/api/health`,
      env: {
        PORT: String(PORT),
        DATA_DIR: process.env.E2E_DATA_DIR,
        HOST: '127.0.0.1',
        CHECK_ANSWERS: '1',
        AUTH_GOOGLE_ID: GOOGLE_CLIENT.clientId,
        AUTH_GOOGLE_SECRET: GOOGLE_CLIENT.clientSecret,
        AUTH_GOOGLE_ISSUER: OIDC_URL,
        AUTH_FACEBOOK_ID: FACEBOOK_CLIENT.clientId,
        AUTH_FACEBOOK_SECRET: FACEBOOK_CLIENT.clientSecret,
        AUTH_FACEBOOK_ISSUER: OIDC_URL,
        ADMIN_URL: 'https://admin.pelda.hu',
        BLOG_URL: 'https://blog.pelda.hu',
        VIDEO_CHANNEL_URL: 'https://video.pelda.hu',
        SOCIAL_GROUP_URL: 'https://csoport.pelda.hu',
        NEWSLETTER_SIGNUP_URL: 'https://hirlevel.pelda.hu',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      timeout: 180_000,
    },
  ],
})
