/** A site of its own that reports to a service on this machine, which stands in for Sentry. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { PRIVATE_EXERCISES } from '@/lib/domain/exercise/load-exercise'
import { unexpectedMessages } from '@/lib/shared/messages/error-views'
import { type EnvelopeServer, startEnvelopeServer } from '@/tests/support/envelope-server'

test.describe.configure({ mode: 'default' })

const PORT = 3318
const SITE_URL = `http://localhost:${PORT}`
const TOKEN = 'q3Jx-0fT5mZ_8vLrYw2bKcN7dHsGaPuE4iOoXtMnB1k'

let service: EnvelopeServer
let site: ChildProcess
let log = ''
const dataDir = mkdtempSync(path.join(tmpdir(), 'matekliget-reports-'))

test.beforeAll(async () => {
  test.setTimeout(180_000)
  service = await startEnvelopeServer()
  const settings = { PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: dataDir, SITE_URL: '', SENTRY_DSN: service.dsn }
  site = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...settings } })
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  }
  await expect.poll(() => log, { timeout: 150_000 }).toContain('Ctrl-C stops the site.')
})

test.afterAll(async () => {
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
  await service.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What the service was sent of a kind that has this text in it. */
const received = (type: string, text = '') =>
  service.items.filter((item) => item.type === type && JSON.stringify(item.payload).includes(text))

/** What is reported once the SDK is there is reported at once; before, when the page has nothing better to do. */
async function expectReceived(type: string, text?: string) {
  await expect.poll(() => received(type, text).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return received(type, text)[0]?.payload
}

function failIn(page: Page, message: string): Promise<void> {
  return page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)
}

test('what fails in a browser is reported, without what was typed or what the address says', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(`${SITE_URL}/login?r=/search&token=${TOKEN}`)
  await page.locator('input[type="email"]').fill('kata@pelda.hu')
  await page.locator('input[type="password"]').fill('nagyontitkos')
  await failIn(page, `broken for kata@pelda.hu at /verify-email?token=${TOKEN}`)

  expect(await expectReceived('event', 'broken for')).toMatchObject({
    environment: 'production',
    request: { url: `${SITE_URL}/login` },
    extra: { userAgent: expect.stringContaining('Chrome') },
    exception: { values: [{ value: 'broken for …@… at /verify-email' }] },
  })
  // A failure keeps the recording of what went before it; all of its texts are hidden.
  const recording = JSON.stringify(await expectReceived('replay_recording'))
  expect(recording).toContain('/login')
  expect(recording.match(/Belépés|Jelszó|kata|nagyontitkos/g)).toBeNull()
  expect(recording).toContain('****')
  expect(service.text().match(/kata|pelda|nagyontitkos|token=|q3Jx/g)).toBeNull()
  expect(
    await page.evaluate(() => JSON.stringify([Object.keys(sessionStorage), Object.keys(localStorage)])),
  ).not.toMatch(/sentry/i)
  expect(refused).toEqual([])
})

test('at most ten events before a failure are told, and how long pages take', async ({ page }) => {
  await page.goto(`${SITE_URL}/?q=${TOKEN}`)
  await failIn(page, 'first failure')
  await expectReceived('event', 'first failure')
  await page.evaluate(async (token) => {
    for (let i = 0; i < 15; i++) await fetch(`/api/health?token=${token}${i}`)
  }, TOKEN)
  await failIn(page, 'second failure')
  const call = expect.objectContaining({ category: 'fetch', data: expect.objectContaining({ url: '/api/health' }) })
  expect(await expectReceived('event', 'second failure')).toMatchObject({ breadcrumbs: Array(10).fill(call) })
  await page.goto('about:blank')
  await expectReceived('span', 'pageload')
  expect(service.text()).not.toContain(TOKEN)
})

test('what fails on the server is reported by the reference that the page shows, with the id of the request', async ({
  page,
}) => {
  const store = createSqliteStore({ file: path.join(dataDir, 'store.sqlite') })
  const sound = await store.get(PRIVATE_EXERCISES, 'osztok')
  await store.set(PRIVATE_EXERCISES, 'hibas', { ...sound?.data, id: 'hibas', script: '(def a (/ 1 0))' })
  await store.close()
  const response = await page.goto(`${SITE_URL}/exercise/hibas?s=1&d=1`)
  const requestId = response?.headers()['x-request-id']
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  const line = page.getByText(unexpectedMessages.reference)
  const reference = (await line.textContent())?.replace(unexpectedMessages.reference, '').trim() ?? ''
  expect(await expectReceived('event', reference)).toMatchObject({
    event_id: reference,
    tags: { requestId },
    extra: { path: '/exercise/hibas', route: '/exercise/[id]' },
  })
  await expect
    .poll(() => log.split('\n').filter((entry) => entry.includes(reference)))
    .toEqual([expect.stringContaining(`"${requestId}"`)])
})

test('each call of the API leaves a line in the log, by the id that its answer tells', async ({ request }) => {
  const response = await request.get(`${SITE_URL}/api/exercise/osztok?s=1&d=1`)
  expect(response.status()).toBe(200)
  const requestId = response.headers()['x-request-id'] ?? 'none'
  const lines = () => log.split('\n').filter((entry) => entry.includes(requestId))
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  expect(lines().map((entry) => JSON.parse(entry))).toMatchObject([
    { requestId, method: 'GET', route: '/api/exercise/[id]', status: 200, msg: 'call answered' },
  ])
})
