import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()

/** Runs code of the script in a process of its own. */
function runScript(code: string, environment: Readonly<Record<string, string>>) {
  const source = `import { ensureRedis, findRedis } from './scripts/support/redis.mjs'\n${code}`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
    env: { ...process.env, REDIS_SERVER_PATH: '', ...environment },
  })
}

test('takes the redis-server that REDIS_SERVER_PATH names', () => {
  const command = newFile('my-redis')
  writeFileSync(command, '#!/bin/sh\nexit 0\n')
  chmodSync(command, 0o755)
  const { stdout, status } = runScript('await ensureRedis(); console.log(findRedis())', { REDIS_SERVER_PATH: command })
  expect({ stdout, status }).toEqual({ stdout: `${command}\n`, status: 0 })
})

test.each([
  ['REDIS_SERVER_PATH names none', { REDIS_SERVER_PATH: '/nowhere/redis-server' }],
  ['there is none, and no package manager', { PATH: '/nowhere' }],
])('says how to get a redis-server when %s', (_, environment) => {
  const { stderr, status } = runScript('await ensureRedis()', environment)
  expect(status).toBe(1)
  expect(stderr).toContain('apt-get install redis-server')
  expect(stderr).toContain('brew install redis')
  expect(stderr).toContain('REDIS_SERVER_PATH')
})
