/** What becomes of the built site on Vercel without keys: a trial copy as a preview, and nothing at all in production. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { previewMessages } from '@/lib/shared/messages/preview'
import { bin } from '@/scripts/support/project.mjs'
import { axeFaults } from '@/tests/support/axe'

const PORT = 3313
const SITE = `http://localhost:${PORT}`
const serveOn = (port: number) => [bin('next'), 'start', '--hostname', '127.0.0.1', '--port', String(port)]

/** The environment of a function on Vercel, whose only folder to write to is a temporary one. */
const vercel = (deployment: 'preview' | 'production', folder: string) => ({
  PATH: process.env.PATH,
  TMPDIR: folder,
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  VERCEL: '1',
  VERCEL_ENV: deployment,
  VERCEL_URL: 'matekliget-git-proba.vercel.app',
})

test.describe('on Vercel without keys', () => {
  let folder = ''
  let server: ChildProcess | undefined
  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'matekliget-vercel-'))
  })
  test.afterAll(async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  test('a preview runs over a temporary store with all content, and says on every page that nothing lasts', async ({
    page,
    request,
  }) => {
    // All content is published before it listens.
    test.setTimeout(300_000)
    server = spawn(process.execPath, serveOn(PORT), { env: vercel('preview', folder), stdio: 'ignore' })
    const health = async () => (await request.get(`${SITE}/api/health`).catch(() => undefined))?.status()
    await expect.poll(health, { timeout: 180_000 }).toBe(200)
    expect(existsSync(path.join(folder, 'matekliget-trial', 'store.sqlite'))).toBe(true)
    // It is for everybody: the platform passes requests on.
    const headers = {
      Host: 'matekliget-git-proba.vercel.app',
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Proto': 'https',
    }
    expect((await request.get(`${SITE}/api/health`, { headers })).status()).toBe(200)

    const paths = ['/', '/login', '/register', '/exercises', '/terms', '/exercise/egesz-osszeadas?s=5&d=2', '/nincs']
    for (const address of paths) {
      await page.goto(SITE + address)
      await expect(page.getByRole('complementary', { name: previewMessages.label }), address).toBeVisible()
      await expect(page.locator('meta[name="robots"]').first(), address).toHaveAttribute('content', /noindex/)
    }
    await page.goto(`${SITE}/exercise/egesz-osszeadas?s=5&d=2`)
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axeFaults(page)).toEqual([])
    }
    expect(await (await request.get(`${SITE}/robots.txt`)).text()).toMatch(/Disallow: \/\s*$/)
  })

  test('production ends at once and says what is missing', () => {
    const { status, stderr } = spawnSync(process.execPath, serveOn(PORT + 1), {
      env: vercel('production', folder),
      encoding: 'utf8',
      timeout: 60_000,
    })
    expect(stderr).toContain('DOCUMENT_STORE: must be firestore in production on Vercel')
    expect(status).toBe(1)
  })
})
