/** What can be read without a connection, by whom, and what becomes of it when somebody else comes. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { offlineMessages } from '@/lib/shared/messages/offline'
import { retryMessages } from '@/lib/shared/messages/retry'
import { CACHED_PAGES } from '@/lib/shared/offline'
import { axeFaults } from '@/tests/support/axe'
import { expect, signOut, test } from '@/tests/support/e2e-fixtures'

test.use({ serviceWorkers: 'allow' })

const PATH = '/exercise/egesz-osszeadas?s=5&d=2'
const OTHER = '/exercise/kulonbozo-nevezoju-tortek-osszeadasa?s=3&d=1'

const heading = (page: Page) => page.getByRole('heading', { name: offlineMessages.title })
const field = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** Paths and queries of the pages that the browser has kept. */
const keptPages = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  }, CACHED_PAGES)

async function openAndKeep(page: Page, path: string) {
  await page.goto(path)
  await expect(field(page)).toBeVisible()
  await expect.poll(() => keptPages(page)).toContain(new URL(path, 'http://x').pathname)
}

/**
 * Lets the page know that there is no connection. A real browser tells each page; under this emulation Chromium forgets
 * it for a page that is loaded while it holds, as of version 150, although its requests fail.
 */
async function tellOffline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

test('an exercise that was opened is read without a connection, and says that an answer has not been sent', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  // The first page of a browser loads before it has a worker.
  await openAndKeep(page, PATH)
  const question = await page.getByRole('main').textContent()
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(PATH)
  expect(await page.getByRole('main').textContent()).toBe(question)

  await tellOffline(page)
  await field(page).fill('1')
  await page.getByRole('button', { name: exerciseMessages.check, exact: true }).click()
  const notice = page.getByRole('region', { name: retryMessages.offline.check.title })
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(exerciseMessages.failedTitle)).toBeVisible()
})

test('an exercise that a link of the site led to is kept as well, and found under every address that it has', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await page.goto('/list?cls=hu%7Cgrade%7C5')
  const link = page.getByRole('main').locator('a[href^="/exercise/"]').first()
  const pathname = new URL((await link.getAttribute('href')) ?? '', 'http://x').pathname
  await link.click()
  await expect(page).toHaveURL(/\?s=\d+&d=\d$/)
  const address = page.url()
  await expect.poll(() => keptPages(page)).toContain(pathname)
  await context.setOffline(true)
  for (const other of ['', '?s=987654&d=1']) {
    await page.goto(pathname + other)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('button', { name: exerciseMessages.check, exact: true })).toBeVisible()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in place of any other page one says so, lists what there is, and loads it later (${colorScheme})`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openAndKeep(page, PATH)
    await openAndKeep(page, OTHER)
    await context.setOffline(true)
    await page.goto('/exercises')
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL('/exercises')
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(2)
    await expect(links.first()).toHaveAttribute('href', OTHER)
    expect(await axeFaults(page)).toEqual([])
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toBe(colorScheme === 'light' ? 'rgb(251, 250, 246)' : 'rgb(18, 26, 22)')

    // A press before the page's scripts have found out that there is no connection may come to nothing.
    await expect(async () => {
      if (new URL(page.url()).pathname === '/exercises') await links.last().click({ timeout: 1000 })
      await expect(page).toHaveURL(PATH, { timeout: 4000 })
    }).toPass()
    await expect(field(page)).toBeVisible()
    await page.goBack()
    await expect(heading(page)).toBeVisible()
    await context.setOffline(false)
    // Where this emulation keeps it from the page, as it does after a load while it holds. It may be gone already.
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined)
    await expect(heading(page)).toBeHidden()
    await expect(page).toHaveURL('/exercises')
  })
}

test('nothing is left for the next user of the browser', async ({ page, context, signIn }) => {
  await signIn()
  await openAndKeep(page, PATH)
  await page.goto('/exercises')
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptPages(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(PATH)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
})

test('who comes with another account, or whose session has ended, finds no page of the one before', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await openAndKeep(page, PATH)
  await signIn()
  await openAndKeep(page, OTHER)
  await expect.poll(() => keptPages(page)).toEqual(['/exercise/kulonbozo-nevezoju-tortek-osszeadasa'])
  await context.clearCookies()
  await page.goto('/')
  await expect.poll(() => keptPages(page)).toEqual([])
})

test('sheets, pages of the account and answers of the API are not kept', async ({ page, context, signIn }) => {
  await signIn()
  await openAndKeep(page, PATH)
  for (const path of ['/profile', '/exercise/egesz-osszeadas/print?s=5&d=2', '/']) await page.goto(path)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !path.startsWith('/_next/static/')).toSorted()).toEqual([
    '/exercise/egesz-osszeadas',
    '/offline',
  ])
  await context.setOffline(true)
  await page.goto('/profile')
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => fetch('/api/health').then(String, () => 'lost'))).toBe('lost')
})

test('no more than twenty exercises are kept: the ones opened last', async ({ page }) => {
  await openAndKeep(page, PATH)
  await page.evaluate(async (name) => {
    const cache = await caches.open(name)
    for (let number = 1; number <= 20; number += 1) await cache.put(`/exercise/${number}`, new Response())
  }, CACHED_PAGES)
  await openAndKeep(page, OTHER)
  await expect.poll(() => keptPages(page)).toHaveLength(20)
  const kept = await keptPages(page)
  expect(kept).toEqual([...kept.filter((path) => /\d$/.test(path)), '/exercise/kulonbozo-nevezoju-tortek-osszeadasa'])
})

/**
 * Registers a newer worker. One whose files could not be fetched is given up, as browsers do until the next visit.
 *
 * @returns `changed` when it controls the page, else what has become of it.
 */
function takeOver(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const changed = new Promise<string>((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve('changed'), { once: true }),
    )
    // To the browser a worker from another address is another version.
    const registration = await navigator.serviceWorker.register(`/sw.js?newer=${performance.now()}`)
    const worker = registration.installing ?? registration.waiting
    const givenUp = new Promise<string>((resolve) => {
      worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve(worker.state))
    })
    const stuck = new Promise<string>((resolve) => setTimeout(() => resolve(`still ${worker?.state}`), 20_000))
    return Promise.race([changed, givenUp, stuck])
  })
}

test('a new worker takes over without disturbing an open page, and old caches go', async ({ page, signIn }) => {
  await signIn()
  await openAndKeep(page, PATH)
  await page.evaluate(() => caches.open('offline-page-of-an-older-build'))
  await field(page).fill('12')
  await expect.poll(() => takeOver(page), { intervals: [0], timeout: 90_000 }).toBe('changed')
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('offline-page-of-an-older-build')
  await expect(field(page)).toHaveValue('12')
  expect(await keptPages(page)).toEqual(['/exercise/egesz-osszeadas'])
})

test('the worker is served to be asked for anew, with a policy of its own', async ({ request }) => {
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'service-worker-allowed': '/',
  })
})

test('a worker that is switched off empties what was kept and takes itself away', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('sw.js')
  spawnSync(process.execPath, ['scripts/build-service-worker.mjs', 'off', file], {
    env: { ...process.env, SERVICE_WORKER: '0' },
  })
  const worker = readFileSync(file)
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', url === '/sw.js' ? 'text/javascript' : 'text/html')
    response.end(url === '/sw.js' ? worker : '<!doctype html><link rel="icon" href="data:,">')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  await page.evaluate(async () => {
    await (await caches.open('kept-pages')).put('/exercise/a', new Response())
    await navigator.serviceWorker.register('/sw.js')
  })
  const left = () =>
    page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()].flat().length)
  await expect.poll(left).toBe(0)
  server.close()
})
