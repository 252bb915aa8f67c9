/**
 * What `npm start` and `npm test` share: they run on a machine with only Node, so this imports nothing but Node itself.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const LOCK_STAMP = path.join(root, 'node_modules/.matekliget-lock')
/** The code that decides how content and demo accounts are stored. */
const CONTENT_CODE = ['lib', 'interpreter', 'scripts/prepare.ts']
const BUILD_STAMP = path.join(root, '.next/matekliget-build')
/** Everything that a build reads. */
const BUILD_INPUTS = [
  'app', 'components', 'interpreter', 'lib', 'public', 'middleware.ts', 'instrumentation.ts',
  'instrumentation-client.ts', 'next.config.mjs', 'security-headers.mjs', 'service-worker',
  'scripts/build-service-worker.mjs', 'scripts/cut-fonts.mjs', 'scripts/support/site-letters.mjs', 'package-lock.json',
  'postcss.config.mjs', 'tsconfig.json',
] // biome-ignore format: one list

/** The bundled service worker and the fonts as the site has them: written among the inputs, and none of them. */
export const SERVICE_WORKER = 'public/sw.js'
export const CUT_FONTS = 'app/_page/cut-fonts'
const OUTPUTS = [SERVICE_WORKER, CUT_FONTS].map((output) => path.join(root, output))

/** Installs the dependencies of package-lock.json unless they are there. */
export async function ensureDependencies() {
  const lock = hashOf(['package-lock.json'])
  if (readStamp(LOCK_STAMP) === lock) return
  console.log('Installing dependencies …')
  // Not `npm ci`: it refuses a lock that lacks the native packages of other systems than the one it was written on.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
  writeFileSync(LOCK_STAMP, lock)
}

/** Builds the site unless nothing has changed since the last build. */
export async function ensureBuild() {
  if (OUTPUTS.every((output) => existsSync(output)) && readStamp(BUILD_STAMP) === hashOfInputs()) return
  console.log('Building the site …')
  await buildSite()
}

/** Makes what the pages are built from and Git does not keep. */
export async function cutFonts() {
  await run(process.execPath, ['scripts/cut-fonts.mjs'])
}

/** Builds the site with its service worker, which Next then finds among the static files. */
export async function buildSite() {
  const inputs = hashOfInputs()
  await run(process.execPath, ['scripts/build-service-worker.mjs', inputs.slice(0, 12)])
  await cutFonts()
  await run(process.execPath, [bin('next'), 'build'])
  writeFileSync(BUILD_STAMP, inputs)
}

/** SERVICE_WORKER=0 builds another worker. */
function hashOfInputs() {
  return hashOf(BUILD_INPUTS, process.env.SERVICE_WORKER === '0' ? 'no service worker' : '')
}

/**
 * Puts content and demo accounts into the embedded store unless just these are there, made for the same settings.
 *
 * @param environment as `siteEnvironment` gives it.
 * @returns {Promise<{ demoAccounts: { label: string, email: string, password: string }[] }>} what was prepared.
 */
export async function ensureContent(environment) {
  const { DOCUMENT_STORE, DATA_DIR, HOST, SITE_URL, DEMO, ALGOLIA_APP_ID, ALGOLIA_INDEX } = environment
  const isEmbedded = (DOCUMENT_STORE || 'sqlite') === 'sqlite'
  if (!isEmbedded) return { demoAccounts: [] }
  const report = path.join(DATA_DIR, 'prepared.json')
  const stamp = hashOf(
    ['content', ...CONTENT_CODE],
    JSON.stringify([HOST, SITE_URL, DEMO, ALGOLIA_APP_ID, ALGOLIA_INDEX]),
  )
  const before = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  if (before?.stamp === stamp && existsSync(path.join(path.dirname(report), 'store.sqlite'))) return before
  await run(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], environment)
  const prepared = { stamp, ...JSON.parse(readFileSync(report, 'utf8')) }
  writeFileSync(report, JSON.stringify(prepared))
  return prepared
}

/** The script of a package's command, run with this Node so that it works the same on every system. */
export function bin(name) {
  const scripts = {
    next: 'next/dist/bin/next',
    jest: 'jest/bin/jest.js',
    playwright: '@playwright/test/cli.js',
    biome: '@biomejs/biome/bin/biome',
    tsc: 'typescript/bin/tsc',
  }
  return path.join(root, 'node_modules', scripts[name])
}

/** Runs a command in the project's folder with its output shown. @returns {Promise<void>} rejects when it fails. */
export function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A hash over files and folders below the project's folder, by their paths and contents. */
function hashOf(inputs, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of inputs.flatMap((input) => filesOf(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(location) {
  if (!existsSync(location) || OUTPUTS.includes(location)) return []
  if (!statSync(location).isDirectory()) return [location]
  return readdirSync(location)
    .sort()
    .flatMap((name) => filesOf(path.join(location, name)))
}
