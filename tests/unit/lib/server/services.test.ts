import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installServices, services } from '@/lib/server/services'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const environment = process.env
afterEach(() => {
  process.env = environment
  installServices(undefined)
})

test('the embedded services keep everything in the data folder, and are made once', async () => {
  const dataDir = join(dirname(newFile('x')), 'data')
  // The environment is read once in a process, so this file has one test.
  process.env = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '4000' }
  const site = services()
  expect(services()).toBe(site)
  expect(site.site.url).toBe('http://localhost:4000')
  expect(site.auth).toEqual({ secret: readFileSync(join(dataDir, 'auth-secret'), 'utf8'), secureCookies: false })
  expect(site.hashSecret).toBe(site.auth.secret)
  await site.store.ping()
  await site.store.close()
  expect(existsSync(join(dataDir, 'store.sqlite'))).toBe(true)
  expect(readdirSync(dataDir)).not.toContain('outbox')
})
