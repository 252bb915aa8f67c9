import { spawnSync } from 'node:child_process'
import { root, run } from './project.mjs'

/** What to do where no redis-server can be found. */
export const HOW_TO_GET_REDIS =
  'The tests of shared rate limits need redis-server: install it (Debian and Ubuntu: apt-get install redis-server, ' +
  'macOS: brew install redis), or let REDIS_SERVER_PATH name one.'

/**
 * Sees to a redis-server for the tests of shared rate limits: one that is installed, else the system's package manager.
 *
 * @throws Error that says how to get one.
 */
export async function ensureRedis() {
  if (findRedis()) return
  if (process.env.REDIS_SERVER_PATH) throw new Error(`REDIS_SERVER_PATH names no redis-server. ${HOW_TO_GET_REDIS}`)
  console.log('Installing redis-server for the tests …')
  try {
    // The lists of packages are fetched only when those that are there will not do.
    await apt('install').catch(() => apt('update').then(() => apt('install')))
  } catch (cause) {
    throw new Error(HOW_TO_GET_REDIS, { cause })
  }
  if (!findRedis()) throw new Error(HOW_TO_GET_REDIS)
}

/** The command of a redis-server that runs (REDIS_SERVER_PATH names another); `undefined` when there is none. */
export function findRedis() {
  const command = process.env.REDIS_SERVER_PATH || 'redis-server'
  return spawnSync(command, ['--version'], { cwd: root, stdio: 'ignore' }).status === 0 ? command : undefined
}

function apt(step) {
  const args = step === 'install' ? ['install', '-y', '--no-install-recommends', 'redis-server'] : ['update']
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0) return run('apt-get', args, environment)
  // `-n`: fails where a password would be asked for, instead of waiting for somebody to type it.
  return run('sudo', ['-n', 'apt-get', ...args], environment)
}
