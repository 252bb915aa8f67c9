import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemClock } from '@/lib/adapters/system-clock'
import { DEMO_ACCOUNTS } from '@/lib/domain/account/demo-accounts'
import { findUser } from '@/lib/domain/account/users'
import { parseEnvironment } from '@/lib/server/env/parse-environment'
import { openStore } from '@/lib/server/openers/open-store'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()

/** Prepares a data folder as `npm start` does. @returns the demo accounts that it would announce, after what it says of it. */
function prepare(dataDir: string, siteUrl: string): readonly unknown[] {
  const code = `
    import { siteEnvironment } from './scripts/support/environment.mjs'
    import { ensureContent } from './scripts/support/project.mjs'
    console.log(JSON.stringify((await ensureContent(siteEnvironment())).demoAccounts))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, SITE_URL: siteUrl, HOST: '', DEMO: '', DOCUMENT_STORE: '' },
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

test('demo accounts are made where they may be, and announced nowhere else', async () => {
  const dataDir = dirname(newFile('x'))
  expect(prepare(dataDir, 'http://localhost:3000')).toHaveLength(DEMO_ACCOUNTS.length)
  expect(existsSync(join(dataDir, 'store.sqlite'))).toBe(true)
  expect(prepare(dataDir, 'https://matek.example.hu')).toEqual([])
  // Whatever was prepared before: a server with a public address lets nobody into them.
  for (const [SITE_URL, disabled] of [
    ['http://localhost:3000', false],
    ['https://matek.example.hu', true],
  ] as const) {
    const { store } = openStore(parseEnvironment({ DATA_DIR: dataDir, SITE_URL }), systemClock)
    const users = await Promise.all(DEMO_ACCOUNTS.map(({ uid }) => findUser(store, uid)))
    await store.close()
    expect(users.map((user) => user?.disabled)).toEqual(DEMO_ACCOUNTS.map(() => disabled))
  }
}, 60_000)
